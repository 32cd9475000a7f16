package dev.goldenangle.workbench.runs;

import dev.goldenangle.io.TextFile;
import dev.goldenangle.workbench.library.BadInput;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The texts beside the traces of kept runs, for the attack, which stands outside this room. */
public final class KeptFiles {
    public static final String NAME = "run-20260101-000000-000.properties";

    private KeptFiles() {
    }

    public static List<String> texts() {
        return List.of(new StoredRun("run", "A lap", "two lines\nof notes", 2, true, false, true, new RunOrigin("arena/default", "arena-loop")).text(),
                new StoredRun("run", "Læp = 2", "", 6, false, true, false, new RunOrigin("", "")).text());
    }

    /** As the store reads it. */
    public static void read(Path file) throws BadInput {
        try {
            StoredRun read = StoredRun.read("run", TextFile.readStrictly(file, RunStore.LONGEST_TEXT));
            if (!StoredRun.read("run", read.text()).equals(read)) {
                throw new IllegalStateException("what was read cannot be written and read again");
            }
        } catch (IOException | IllegalArgumentException refused) {
            throw new BadInput(refused.getMessage());
        }
    }
}
