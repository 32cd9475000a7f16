package dev.goldenangle.workbench.find;

import dev.goldenangle.toolkit.study.StudyCache;
import dev.goldenangle.toolkit.study.reach.ReachQuestion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The saved search is restored exactly or ignored. */
class ReachMemoryTest {
    @TempDir
    private Path folder;

    private Optional<ReachMemory.Left> read() {
        return new ReachMemory(StudyCache.in(folder)).read();
    }

    @Test
    void savedSearchIsRestoredExactly() {
        ReachMemory.Left left = new ReachMemory.Left("ab12", List.of("Crisp stop", "Bounded speed"), true, ReachQuestion.MOST_KNOBS);
        new ReachMemory(StudyCache.in(folder)).write(left);
        assertEquals(Optional.of(left), read());
    }

    @Test
    void searchWithAnInvalidKnobCountIsIgnored() throws IOException {
        for (String knobs : List.of("0", "-3", "5", "2147483647", "2147483648", "x", "")) {
            Files.writeString(folder.resolve("reach.txt"), "ab12\ntrue\n" + knobs + "\nCrisp stop\n");
            assertEquals(Optional.empty(), read(), knobs);
        }
    }
}
