package dev.goldenangle.workbench.find;

import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.study.StudyShelf;
import dev.goldenangle.toolkit.study.reach.ReachQuestion;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What a window was last looking for, for the attack, which stands outside this room. */
public final class FindFiles {
    private FindFiles() {
    }

    public static List<String> questions(Path folder) throws IOException {
        new ReachMemory(StudyShelf.in(folder)).write(new ReachMemory.Left("0123456789abcdef".repeat(4), List.of("Crisp stop", "Bounded speed"), true, 3));
        return List.of(Files.readString(folder.resolve("reach.txt")));
    }

    /** As the next window reads it; a recipe turns as many knobs as a question may name, or nothing was asked. */
    public static void read(Path file) throws BadInput {
        ReachMemory.Left left = new ReachMemory(StudyShelf.in(file.getParent())).read().orElseThrow(() -> new BadInput("nothing was looked for"));
        if (left.atMost() < 1 || left.atMost() > ReachQuestion.MOST_KNOBS) {
            throw new IllegalStateException("a question that cannot be asked: " + left);
        }
    }
}
