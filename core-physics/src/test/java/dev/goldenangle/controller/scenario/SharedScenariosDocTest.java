package dev.goldenangle.controller.scenario;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The comparison in the docs matches the current code. */
class SharedScenariosDocTest {
    private static final Path PAGE = Path.of("../docs/capsule-controller.md");

    @Test
    void pageIsUpToDate() throws IOException {
        String current = ScenarioTable.markdown();
        if (System.getenv("WRITE_DOCS") != null) {
            Files.writeString(PAGE, current);
        }
        assertEquals(Files.readString(PAGE), current, "stale: see the page for how to write it again");
    }
}
