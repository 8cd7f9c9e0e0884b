mod markup;
