package dev.goldenangle.toml;

/** Stops the reading of one statement. */
final class TomlMistake extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient TomlPlace place;

    TomlMistake(TomlPlace place, String reason) {
        super(reason, null, false, false);
        this.place = place;
    }

    TomlPlace place() {
        return place;
    }
}
