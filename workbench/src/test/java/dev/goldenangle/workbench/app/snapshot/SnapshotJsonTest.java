package dev.goldenangle.workbench.app.snapshot;

import dev.goldenangle.toolkit.cli.Cli;
import dev.goldenangle.toolkit.library.Json;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;

class SnapshotJsonTest {
    @Test
    void refusedSnapshotIsOneJsonDocumentWithTheReason() throws IOException {
        StringWriter out = new StringWriter();
        String[] words = {"snapshot", "--json", "--size", "big", "--out", "unwritten.png"};
        assertEquals(Cli.BAD_INPUT, Cli.run(new PrintWriter(out), new PrintWriter(new StringWriter()), words, Map.of("snapshot", SnapshotCommand.class)));
        assertEquals(Map.of("errors", List.of("--size big: expected a size such as 1440x900")), Json.read(out.toString()));
    }
}
