package dev.goldenangle.workbench.find;

import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.study.StudyCache;
import dev.goldenangle.toolkit.study.reach.ReachQuestion;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Sample files of the suggestion search for the fuzz tests, which are in another package. */
public final class FindFiles {
    private FindFiles() {
    }

    public static List<String> questions(Path folder) throws IOException {
        new ReachMemory(StudyCache.in(folder)).write(new ReachMemory.Left("0123456789abcdef".repeat(4), List.of("Crisp stop", "Bounded speed"), true, 3));
        return List.of(Files.readString(folder.resolve("reach.txt")));
    }

    /** Reads a saved search as the next window does, and checks that its knob count is allowed. */
    public static void read(Path file) throws BadInput {
        ReachMemory.Left left = new ReachMemory(StudyCache.in(file.getParent())).read().orElseThrow(() -> new BadInput("no saved search"));
        if (left.atMost() < 1 || left.atMost() > ReachQuestion.MOST_KNOBS) {
            throw new IllegalStateException("invalid saved search: " + left);
        }
    }
}
