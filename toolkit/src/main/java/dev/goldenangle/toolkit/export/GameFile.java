package dev.goldenangle.toolkit.export;

/** A file for a game: the values, or the declaration that the engine needs beside them. */
public record GameFile(String name, String text) {
}
