package dev.goldenangle.workbench.attack;

import dev.goldenangle.toolkit.library.BadInput;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A reader under attack.
 *
 * @param what   what it reads, for people
 * @param file   name of the file that it is given
 * @param sound  files that it reads without a complaint
 * @param damage makes another damaged file of one of them each time
 * @param entry  the call that the program makes
 */
record Target(String what, String file, List<byte[]> sound, UnaryOperator<byte[]> damage, Entry entry) {
    /** Reads a file: nothing may be thrown but a refusal. */
    interface Entry {
        void read(Path file) throws BadInput, IOException;
    }

    static Target ofTexts(String what, String file, List<String> sound, UnaryOperator<byte[]> damage, Entry entry) {
        return new Target(what, file, sound.stream().map(text -> text.getBytes(StandardCharsets.UTF_8)).toList(), damage, entry);
    }
}
