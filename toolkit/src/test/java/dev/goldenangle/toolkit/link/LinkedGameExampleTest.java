package dev.goldenangle.toolkit.link;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.goldenangle.toolkit.cli.Cli;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import javax.tools.ToolProvider;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import static dev.goldenangle.toolkit.link.LinkClient.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The documented example game runs against the link and against the serve command. */
class LinkedGameExampleTest {
    private static final Path SOURCE = Path.of("..", "docs", "examples", "live-link", "LinkedGame.java");
    private static final Pattern ADDRESS = Pattern.compile("ws://\\S+");
    @TempDir
    static Path classes;
    @TempDir
    Path folder;

    @BeforeAll
    static void compile() {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        int result = ToolProvider.getSystemJavaCompiler().run(InputStream.nullInputStream(), output, output, "-Xlint:all,-path", "-proc:none", "-Werror", "-d", classes.toString(), SOURCE.toString());
        assertEquals(0, result, output.toString(StandardCharsets.UTF_8));
    }

    /** Runs the game in another thread to its end. */
    private static CompletableFuture<Void> play(String address, int ticks) {
        return CompletableFuture.runAsync(() -> {
            try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
                Method main = loader.loadClass("LinkedGame").getMethod("main", String[].class);
                main.setAccessible(true);
                main.invoke(null, (Object) new String[] {address, Integer.toString(ticks)});
            } catch (ReflectiveOperationException | IOException broken) {
                throw new AssertionError(broken);
            }
        }, LinkedGameExampleTest::onOwnThread);
    }

    @Test
    void exampleAgreesWhenAKnobChangesDuringTheRun() {
        Tuned tuned = LinkFixture.tuned("strafejump/vq3", "flat");
        try (GameLink link = LinkFixture.open(tuned)) {
            CompletableFuture<Void> game = play(link.address(), 300);
            await("it has begun", () -> link.view().ticks() > 20 || game.isCompletedExceptionally());
            link.use(LinkFixture.turned(LinkFixture.turned(tuned, "friction", "3"), "top_speed", "250"));
            game.join();
            await("its last tick", () -> link.view().ticks() == 300);
            assertTrue(link.view().parting().isEmpty(), link.view().sentence());
            assertEquals(1, link.view().model().knobChanges().size());
            assertEquals("Walking game", link.view().gameName());
        }
    }

    private static String address(StringWriter out) {
        Matcher found = ADDRESS.matcher(out.toString());
        return found.find() ? found.group() : "";
    }

    private static CompletableFuture<Integer> serve(Path preset, String map, StringWriter out) {
        CompletableFuture<Integer> command = CompletableFuture.supplyAsync(() -> Cli.run(new PrintWriter(out), new PrintWriter(out),
                new String[] {"serve", preset.toString(), "--map", map, "--port", "0", "--once"}, Map.of()), LinkedGameExampleTest::onOwnThread);
        await("its address", () -> !address(out).isEmpty() || command.isDone());
        return command;
    }

    private Path preset() throws IOException {
        return Files.writeString(folder.resolve("mine.toml"), "model = \"strafejump\"\nextends = \"strafejump/vq3\"\nname = \"Mine\"\n");
    }

    @Test
    void serveCommandReportsTheRun() throws IOException {
        StringWriter out = new StringWriter();
        CompletableFuture<Integer> command = serve(preset(), "flat", out);
        play(address(out), 60).join();
        assertEquals(Cli.DONE, command.join(), out.toString());
        assertTrue(out.toString().contains("Walking game is connected") && out.toString().contains("Run 1 agrees with the model over 60 ticks"), out.toString());
    }

    @Test
    void serveCommandPrintsTheAddressForTheGameAsJson() throws IOException {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CompletableFuture<Integer> command = CompletableFuture.supplyAsync(() -> Cli.run(new PrintWriter(out), new PrintWriter(err),
                new String[] {"serve", "strafejump/vq3", "--map", "flat", "--port", "0", "--once", "--json"}, Map.of()), LinkedGameExampleTest::onOwnThread);
        await("its address", () -> !address(out).isEmpty() || command.isDone());
        JsonNode told = new ObjectMapper().readTree(out.toString());
        assertEquals("strafejump/vq3 flat", told.get("preset").asText() + " " + told.get("map").asText());
        play(told.get("address").asText(), 60).join();
        assertEquals(Cli.DONE, command.join(), err.toString());
        assertEquals(told, new ObjectMapper().reader().with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).readTree(out.toString()), "messages go to standard error");
        assertTrue(err.toString().contains("Walking game is connected"), err.toString());
    }

    @Test
    void serveCommandFollowsTheFileAndExitsWithOneOnDivergence() throws IOException {
        StringWriter out = new StringWriter();
        Path preset = preset();
        CompletableFuture<Integer> command = serve(preset, "flat", out);
        try (LinkClient client = LinkClient.connect(address(out))) {
            client.next("hello");
            edit(preset, Files.readString(preset) + "\n[ground]\nfriction = 3.5\n", 5);
            JsonNode set = client.next("set");
            assertEquals("friction 3.5", set.get("key").asText() + " " + set.get("value").asDouble());
            Tuned tuned = LinkFixture.tuned("strafejump/vq3", "flat");        // a game that does not listen
            LinkFixture.play(client, LinkFixture.game(tuned, tuned.values(), "runner"), 60, set.get("revision").asInt());
            client.socket.sendClose(1000, "").join();
        }
        assertEquals(Cli.NO, command.join(), out.toString());
        assertTrue(out.toString().contains("Run 1 diverges from the model at tick 1: vx is "), out.toString());
    }

    /** A typed walking speed of 5 is refused for a file with a run speed of 4, because it may be at most the run speed. */
    @Test
    void typedKnobsSurviveBadEditsOfTheFile() throws IOException {
        InputStream before = System.in;
        StringWriter out = new StringWriter();
        String content = "model = \"tilestep\"\nextends = \"tilestep/default\"\nname = \"Mine\"\n";
        Path preset = Files.writeString(folder.resolve("mine.toml"), content);
        try (PipedOutputStream typed = new PipedOutputStream(); PipedInputStream keyboard = new PipedInputStream(typed)) {
            System.setIn(keyboard);
            CompletableFuture<Integer> command = serve(preset, "tile-flat", out);
            try (LinkClient client = LinkClient.connect(address(out))) {
                client.next("hello");
                typed.write("walk_speed = 5\n".getBytes(StandardCharsets.UTF_8));
                assertEquals("walk_speed 5.0", knob(client.next("set")));
                edit(preset, content + "[ground]\nrun_speed = 4\n", 5);
                await("the reason", () -> out.toString().contains("walk_speed"));
                edit(preset, content + "[ground\n", 10);
                await("the place", () -> out.toString().contains("mine.toml"));
                edit(preset, content + "[jump]\ngravity = 20\n", 15);
                assertEquals("gravity 20.0", knob(client.next("set")));
                typed.write("jump_speed = 9\n".getBytes(StandardCharsets.UTF_8));
                JsonNode last = client.next("set");
                assertEquals("jump_speed 9.0", knob(last), "the walking speed is not sent again, because it is still 5");
                Tuned tuned = LinkFixture.tuned("tilestep/default", "tile-flat");
                LinkFixture.play(client, LinkFixture.game(tuned, tuned.values(), "runner"), 3, last.get("revision").asInt());       // the command waits for a run
                client.socket.sendClose(1000, "").join();
            }
            command.join();
        } finally {
            System.setIn(before);
        }
    }

    private static String knob(JsonNode set) {
        return set.get("key").asText() + " " + set.get("value").asDouble();
    }

    private static void edit(Path preset, String text, int seconds) throws IOException {
        Files.writeString(preset, text);
        Files.setLastModifiedTime(preset, FileTime.fromMillis(System.currentTimeMillis() + 1000L * seconds));
    }

    @Test
    void serveCommandRefusesBadPortsAndTokens() {
        for (String[] bad : new String[][] {{"--port", "70000"}, {"--token", "short"}, {"--token", "with a space in it"}}) {
            StringWriter out = new StringWriter();
            assertEquals(Cli.BAD_INPUT, Cli.run(new PrintWriter(out), new PrintWriter(out), new String[] {"serve", "strafejump/vq3", bad[0], bad[1]}, Map.of()), out.toString());
        }
    }

    private static void onOwnThread(Runnable task) {
        Thread thread = new Thread(task, "game");
        thread.setDaemon(true);
        thread.start();
    }
}
