package dev.goldenangle.toolkit.link;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.goldenangle.command.Command;
import dev.goldenangle.simulation.Simulation;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The game's side of the link, using the JDK's WebSocket client. */
public final class LinkClient implements WebSocket.Listener, AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    final BlockingQueue<String> received = new LinkedBlockingQueue<>();
    final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder part = new StringBuilder();
    private final boolean reads;
    final WebSocket socket;

    /** @param reads whether it reads messages automatically */
    private LinkClient(String address, boolean reads, String... headers) {
        this.reads = reads;
        WebSocket.Builder builder = HTTP.newWebSocketBuilder().connectTimeout(Duration.ofSeconds(20));
        for (int i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        socket = builder.buildAsync(URI.create(address), this).join();
    }

    /** Connects like a web page of this origin; an empty origin is not sent. */
    static LinkClient page(String address, String origin) {
        return origin.isEmpty() ? connect(address) : new LinkClient(address, true, "Origin", origin);
    }

    public static LinkClient connect(String address) {
        return new LinkClient(address, true);
    }

    /** A client that never reads. */
    static LinkClient deaf(String address) {
        return new LinkClient(address, false);
    }

    @Override
    public void onOpen(WebSocket opened) {
        if (reads) {
            opened.request(1);
        }
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean isLast) {
        part.append(text);
        if (isLast) {
            received.add(part.toString());
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closed.complete(code);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable trouble) {
        closed.complete(-1);
    }

    public void send(String text) {
        socket.sendText(text, true).join();
    }

    /** The state of a simulation as a game would send it, with every bit of the floats. */
    public static String state(int tick, Simulation game, int revision) {
        Command keys = game.command();
        return String.format(Locale.ROOT, "{\"type\":\"state\",\"tick\":%d,\"position\":[%s,%s,%s],\"velocity\":[%s,%s,%s],\"view\":[%s,%s],\"grounded\":%b,"
                        + "\"keys\":{\"forward\":%s,\"right\":%s,\"up\":%s,\"buttons\":%d},\"revision\":%d}", tick, game.state().position.x, game.state().position.y, game.state().position.z,
                game.state().velocity.x, game.state().velocity.y, game.state().velocity.z, keys.yaw, keys.pitch, game.state().grounded, keys.forward, keys.right, keys.up, keys.buttons, revision);
    }

    /** The next message of a type; other messages are skipped. */
    public JsonNode next(String type) {
        try {
            for (String text = received.poll(60, TimeUnit.SECONDS); text != null; text = received.poll(60, TimeUnit.SECONDS)) {
                JsonNode json = JSON.readTree(text);
                if (json.get("type").asText().equals(type)) {
                    return json;
                }
            }
        } catch (IOException | InterruptedException broken) {
            throw new AssertionError(broken);
        }
        throw new AssertionError("no message \"" + type + "\" came");
    }

    /** Waits until a condition holds. */
    static void await(String what, BooleanSupplier holds) {
        long end = System.nanoTime() + 60_000_000_000L;
        while (!holds.getAsBoolean()) {
            assertEquals(true, System.nanoTime() < end, "never came true: " + what);
            try {
                Thread.sleep(2);
            } catch (InterruptedException stopped) {
                throw new AssertionError(stopped);
            }
        }
    }

    @Override
    public void close() {
        socket.abort();
    }
}
