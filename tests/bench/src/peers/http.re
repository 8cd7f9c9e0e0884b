/* The rule httpurl of RFC 1738, section 5, for re2c: made to C by the build script, which gives
   the two functions their names. */
#include <stddef.h>
#include <stdint.h>

/*!rules:re2c:httpurl
    re2c:define:YYCTYPE = "unsigned char";
    re2c:yyfill:enable = 0;
    re2c:tags = 1;

    digit = [0-9];
    alpha = [A-Za-z];
    alphadigit = alpha | digit;
    label = alphadigit ((alphadigit | "-")* alphadigit)?;
    top = alpha ((alphadigit | "-")* alphadigit)?;
    hostname = (label ".")* top;
    hostnumber = digit+ "." digit+ "." digit+ "." digit+;
    escape = "%" [0-9A-Fa-f]{2};
    uchar = alphadigit | [$_.+!*'(),] | "-" | escape;
    segment = (uchar | [;:@&=])*;

    'http://' @host (hostname | hostnumber) @host_end (":" digit+)?
        @path ("/" segment ("/" segment)* @path_end ("?" segment)?)? "\x00"
    {
        if (cursor - 1 != limit) return 0;
        spans[0] = (uint32_t)(host - text);
        spans[1] = (uint32_t)(host_end - text);
        spans[2] = (uint32_t)(path - text);
        spans[3] = (uint32_t)((path_end ? path_end : path) - text);
        return 1;
    }
    * { return 0; }
*/

/* Whether so many bytes are a URL. It looks whether there is a byte before it reads one. */
int bounded(const unsigned char *text, size_t length, uint32_t spans[4])
{
    const unsigned char *cursor = text, *limit = text + length, *marker;
    const unsigned char *host, *host_end, *path, *path_end;
    /*!stags:re2c format = "const unsigned char *@@;"; */
    (void)marker;
    /*!use:re2c:httpurl
        re2c:flags:input = custom;
        re2c:api:style = free-form;
        re2c:define:YYPEEK = "(cursor < limit ? *cursor : 0)";
        re2c:define:YYSKIP = "++cursor;";
        re2c:define:YYBACKUP = "marker = cursor;";
        re2c:define:YYRESTORE = "cursor = marker;";
        re2c:define:YYSHIFT = "cursor += @@{shift};";
        re2c:define:YYSTAGP = "@@{tag} = cursor;";
        re2c:define:YYSTAGN = "@@{tag} = NULL;";
        re2c:define:YYSHIFTSTAG = "@@{tag} += @@{shift};";
    */
}

/* The same where the byte behind the text is NUL. */
int terminated(const unsigned char *text, size_t length, uint32_t spans[4])
{
    const unsigned char *cursor = text, *limit = text + length, *marker;
    const unsigned char *host, *host_end, *path, *path_end;
    /*!stags:re2c format = "const unsigned char *@@;"; */
    (void)marker;
    /*!use:re2c:httpurl
        re2c:define:YYCURSOR = cursor;
        re2c:define:YYMARKER = marker;
    */
}
