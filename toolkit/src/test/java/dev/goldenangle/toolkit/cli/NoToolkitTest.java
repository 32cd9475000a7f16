package dev.goldenangle.toolkit.cli;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class NoToolkitTest {
    @Test
    void commandLineLoadsNoJavaFxClass() throws IOException, InterruptedException {
        Jvm jvm = Jvm.run(List.of("-Xlog:class+load"), Cli.class.getName(), "simulate", "--preset", "arena/default", "--map", "flat", "--ticks", "10");
        assertEquals(0, jvm.code(), jvm.out());
        assertTrue(jvm.out().contains("dev.goldenangle.simulation.Simulation"), "the log lists loaded classes");
        List<String> toolkit = jvm.out().lines().filter(line -> line.contains(" javafx.") || line.contains(" com.sun.javafx.")).toList();
        assertEquals(List.of(), toolkit);
    }
}
