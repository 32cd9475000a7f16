package dev.goldenangle.workbench.attack;

import dev.goldenangle.toolkit.library.BadInput;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A reader under attack.
 * @param what a description of the reader
 * @param file name of the file to read
 * @param sound valid files
 * @param damage makes a damaged file from a valid one
 * @param entry the call that the program makes
 */
record Target(String what, String file, List<byte[]> sound, UnaryOperator<byte[]> damage, Entry entry) {
    /** Reads a file. It may refuse it with {@code BadInput} but must not throw anything else. */
    interface Entry {
        void read(Path file) throws BadInput, IOException;
    }

    static Target ofTexts(String what, String file, List<String> sound, UnaryOperator<byte[]> damage, Entry entry) {
        return new Target(what, file, sound.stream().map(text -> text.getBytes(StandardCharsets.UTF_8)).toList(), damage, entry);
    }
}
