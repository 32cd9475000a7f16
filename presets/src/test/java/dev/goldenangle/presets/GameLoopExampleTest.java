package dev.goldenangle.presets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import javax.tools.ToolProvider;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The example of docs/embedding.md compiles without warnings, runs, and gives the same result each time. */
class GameLoopExampleTest {
    private static final Path EXAMPLE = Path.of("..", "docs", "examples", "game-loop", "src", "main");
    @TempDir
    Path classes;

    private String output() throws IOException, ReflectiveOperationException {
        PrintStream terminal = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader game = new URLClassLoader(new URL[] {url(classes), url(EXAMPLE.resolve("resources"))}, getClass().getClassLoader())) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            game.loadClass("GameLoop").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(terminal);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    private static URL url(Path folder) throws MalformedURLException {
        return folder.toUri().toURL();
    }

    @Test
    void documentedGameLoopCompilesAndIsDeterministic() throws IOException, ReflectiveOperationException {
        String source = EXAMPLE.resolve("java").resolve("GameLoop.java").toString();
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        int result = ToolProvider.getSystemJavaCompiler().run(InputStream.nullInputStream(), output, output, "-Xlint:all,-processing,-path", "-Werror", "-d", classes.toString(),
                "-cp", System.getProperty("java.class.path").replace("\"", ""), "-encoding", "UTF-8", source);
        assertEquals(0, result, output.toString(StandardCharsets.UTF_8));
        String first = output();
        List<String> lines = first.lines().toList();
        assertEquals(5, lines.size(), first);
        assertTrue(lines.get(4).matches("hash [0-9a-f]{16}"), first);
        assertEquals(first, output());
    }

    @Test
    void documentsContainTheExample() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "embedding.md"));
        assertTrue(page.contains("examples/game-loop") && page.contains("dev.goldenangle:presets:"), page);
    }
}
