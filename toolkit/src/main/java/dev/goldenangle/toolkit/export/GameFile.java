package dev.goldenangle.toolkit.export;

/** A file for a game: the values, or a declaration that the engine also needs. */
public record GameFile(String name, String text) {
}
