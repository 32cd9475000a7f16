package dev.goldenangle.toml;

/** Positions of the parts of one text. A reader may compute them on first use. */
public interface TomlLines {
    /** Every position is the start of the text. */
    TomlLines UNKNOWN = new TomlLines() {
        @Override
        public TomlPlace of(Object part) {
            return TomlPlace.START;
        }

        @Override
        public TomlPlace ofKey(TomlValue value) {
            return TomlPlace.START;
        }
    };

    /**
     * Where a table or a value begins. For a value in brackets or braces over several lines, this may be the line where its
     * statement begins.
     *
     * @param part a {@link TomlTable} or a {@link TomlValue}
     */
    TomlPlace of(Object part);

    /** Where the statement with the key of a value begins. */
    TomlPlace ofKey(TomlValue value);
}
