package dev.goldenangle.workbench.app;

import jdk.test.whitebox.WhiteBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

@Timeout(240)
class LateCompilerTest {
    private static final List<String> DOOR = List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:+WhiteBoxAPI", "-XX:-DisplayVMOutput");

    /** As the window's start script does. */
    private static List<String> linesOf(List<String> flags, String... args) throws Exception {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC", "-Xlog:disable",
                "-D" + LateCompiler.PROPERTY + "=true", "-Xbootclasspath/a:" + placeOfDoor()));
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), HeldProcess.class.getName()));
        command.addAll(List.of(args));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        return said.lines().toList();
    }

    private static Path placeOfDoor() throws Exception {
        String name = WhiteBox.class.getName().replace('.', '/') + ".class";
        URL there = LateCompilerTest.class.getClassLoader().getResource(name);
        if (there == null) {
            throw new IOException("no " + name);
        }
        return Path.of(there.toURI()).resolve("../../../..").normalize();
    }

    @Test
    void thePhysicsIsCompiledQuicklyWhileHeldAndOptimisedWhenLetGoAndComesOutTheSame() throws Exception {
        assertEquals(List.of("held: level 1", "let go: level 4", "the same run"), linesOf(DOOR));
    }

    @Test
    void aJvmWithoutTheDoorRunsOnAndSaysNothing() throws Exception {
        assertEquals(List.of("the same run"), linesOf(List.of(), "no door"));
    }
}
