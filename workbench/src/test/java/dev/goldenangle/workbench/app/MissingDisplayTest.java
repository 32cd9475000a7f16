package dev.goldenangle.workbench.app;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class MissingDisplayTest {
    @TempDir
    private Path folder;

    @Test
    @EnabledOnOs(OS.LINUX)
    void missingDisplayIsReportedInOneSentence() throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Duser.home=" + folder, "-cp",
                System.getProperty("java.class.path"), Launcher.class.getName()).redirectErrorStream(true);
        builder.environment().put("DISPLAY", ":4711");
        builder.environment().put("HOME", folder.toString());
        builder.environment().put("XDG_CONFIG_HOME", folder.toString());
        builder.environment().remove("WAYLAND_DISPLAY");
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(2, process.waitFor(), out);
        assertTrue(out.contains("Cannot open the window: the display :4711 cannot be reached"), out);
        assertFalse(out.contains("\tat "), out);
    }
}
