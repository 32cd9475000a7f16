package dev.goldenangle.toml;

/** Where the parts of one text stand. A reader may look for them only when the first is asked for. */
public interface TomlLines {
    /** Everything stands at the start of the text. */
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
     * Where a table or a value begins. A value in brackets or braces that go over several lines may stand at the line where its
     * statement begins.
     *
     * @param part a {@link TomlTable} or a {@link TomlValue}
     */
    TomlPlace of(Object part);

    /** Where the statement with the key of a value begins. */
    TomlPlace ofKey(TomlValue value);
}
