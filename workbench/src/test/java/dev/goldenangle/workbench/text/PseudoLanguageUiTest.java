package dev.goldenangle.workbench.text;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** In a language a third longer than English, the smallest window shows translated and complete texts everywhere. */
class PseudoLanguageUiTest {
    @TempDir
    private Path settings;

    @Test
    void everyTextIsTranslatedAndFits() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx1g",
                "-Duser.language=qps", "-Dstdout.encoding=UTF-8", "-Dfile.encoding=UTF-8"));
        System.getProperties().stringPropertyNames().stream().filter(name -> name.matches("(glass|monocle|prism|testfx|java\\.awt)\\..*"))
                .forEach(name -> command.add("-D" + name + "=" + System.getProperty(name)));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), PseudoLanguageWindow.class.getName(), settings.toString()));
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        assertEquals(0, process.waitFor());
        assertTrue(lines.contains("looked everywhere"), lines.toString());
        assertEquals("", String.join("\n", lines.subList(0, lines.indexOf("looked everywhere"))));
    }
}
