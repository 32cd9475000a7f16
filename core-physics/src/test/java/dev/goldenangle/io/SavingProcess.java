package dev.goldenangle.io;

import java.io.IOException;
import java.nio.file.Path;

/** A program that saves one file repeatedly; arguments: file name, text, count. */
public final class SavingProcess {
    private SavingProcess() {
    }

    public static void main(String[] arguments) throws IOException {
        for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
            AtomicFile.write(Path.of(arguments[0]), arguments[1]);
        }
    }
}
