package dev.goldenangle.toolkit.link;

import com.fasterxml.jackson.databind.JsonNode;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.simulation.Simulation;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionException;

import static dev.goldenangle.toolkit.link.LinkClient.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** After any misbehaving client, the next well-behaved game is served correctly. */
class HostileGamesTest {
    private static final Tuned TUNED = LinkFixture.tuned("strafejump/vq3", "flat");

    /** A well-behaved game gets its hello, and its run agrees. */
    private static void behaves(GameLink link) {
        int before = link.view().number();
        try (LinkClient client = connect(link)) {
            int revision = client.next("hello").get("revision").asInt();
            LinkFixture.play(client, LinkFixture.game(TUNED, TUNED.values(), "runner"), 40, revision);
            await("its run", () -> link.view().number() > before && link.view().ticks() == 40);
            assertTrue(link.view().parting().isEmpty(), link.view().sentence());
        }
    }

    /** Retries, because other clients may hold all connections for a moment. */
    private static LinkClient connect(GameLink link) {
        LinkClient[] client = new LinkClient[1];
        await("a place", () -> {
            try {
                client[0] = LinkClient.connect(link.address());
                return true;
            } catch (CompletionException full) {
                return false;
            }
        });
        return client[0];
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?token=", "?token=wrong", "?tokem=token-of-the-tests", "?token=token-of-the-test", "?token=token-of-the-testss", "token-of-the-tests"})
    void connectionWithoutTheTokenIsRefused(String query) {
        try (GameLink link = LinkFixture.open(TUNED)) {
            assertThrows(CompletionException.class, () -> LinkClient.connect("ws://127.0.0.1:" + link.port() + "/" + query));
            assertTrue(!link.view().isConnected());
            behaves(link);
        }
    }

    @ParameterizedTest
    @CsvSource({"https://evil.example, false", "null, false", "https://my-game.example, true", "'', true"})
    void webPagesConnectOnlyWhenTheirOriginIsAllowed(String origin, boolean isAllowed) throws IOException {
        try (GameLink link = GameLink.open(TUNED, 0, LinkFixture.TOKEN, Set.of("https://my-game.example"))) {
            if (isAllowed) {
                try (LinkClient page = LinkClient.page(link.address(), origin)) {
                    assertEquals("hello", page.next("hello").get("type").asText());
                }
            } else {
                assertThrows(CompletionException.class, () -> LinkClient.page(link.address(), origin));
            }
            behaves(link);
        }
    }

    @Test
    void clientThatPingsAndNeverReadsIsDropped() throws IOException {
        try (GameLink link = LinkFixture.open(TUNED); Socket socket = new Socket(InetAddress.getLoopbackAddress(), link.port())) {
            socket.getOutputStream().write(("GET /?token=" + LinkFixture.TOKEN + " HTTP/1.1\r\nHost: localhost:" + link.port() + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            await("it is connected", () -> link.view().isConnected());
            byte[] ping = new byte[6 + 125];
            ping[0] = (byte) 0x89;
            ping[1] = (byte) (0x80 | 125);
            assertThrows(IOException.class, () -> {
                for (int i = 0; i < 2_000_000; i++) {
                    socket.getOutputStream().write(ping);
                }
            });
            behaves(link);
        }
    }

    @Test
    void linkDoesNotListenOnOtherAddresses() throws IOException {
        try (GameLink link = LinkFixture.open(TUNED)) {
            for (NetworkInterface card : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                for (InetAddress address : Collections.list(card.getInetAddresses())) {
                    if (!address.isLoopbackAddress()) {
                        try (Socket socket = new Socket()) {
                            assertThrows(IOException.class, () -> socket.connect(new InetSocketAddress(address, link.port()), 500), address.toString());
                        }
                    }
                }
            }
        }
    }

    @Test
    void floodOfMessagesIsProcessedTickByTick() {
        try (GameLink link = LinkFixture.open(TUNED); LinkClient client = LinkClient.connect(link.address())) {
            client.next("hello");
            Simulation game = LinkFixture.game(TUNED, TUNED.values(), "optimal-strafer");
            LinkFixture.play(client, game, 20_000, 1);
            await("every state", () -> link.view().ticks() == 20_000);
            assertTrue(link.view().parting().isEmpty(), link.view().sentence());
        }
    }

    @Test
    void slowReaderGetsOnlyTheNewestValue() {
        try (GameLink link = LinkFixture.open(TUNED); LinkClient client = LinkClient.deaf(link.address())) {
            await("it is there", () -> link.view().isConnected());
            for (int i = 0; i < 20_000; i++) {
                link.use(LinkFixture.turned(TUNED, "friction", Double.toString(1 + i / 4000.0)));
            }
            link.use(LinkFixture.turned(TUNED, "friction", "9.25"));
            client.socket.request(1);
            int messages = 0;
            for (JsonNode last = null; last == null || last.get("value").asDouble() != 9.25; messages++) {
                last = client.next("set");
            }
            assertTrue(messages < 20_000, messages + " messages");
            link.use(TUNED);
            behaves(link);
        }
    }

    @Test
    void newestConnectionReplacesTheOlderOne() {
        try (GameLink link = LinkFixture.open(TUNED); LinkClient first = LinkClient.connect(link.address())) {
            first.next("hello");
            first.send("{\"type\":\"hello\",\"game\":\"First\"}");
            await("its name", () -> link.view().gameName().equals("First"));
            try (LinkClient second = LinkClient.connect(link.address())) {
                second.next("hello");
                assertEquals(1000, first.closed.join());
                second.send("{\"type\":\"hello\",\"game\":\"Second\"}");
                await("the other name", () -> link.view().gameName().equals("Second"));
            }
            await("nobody", () -> !link.view().isConnected());
            behaves(link);
        }
    }

    @Test
    void socketsWithoutAHandshakeAreDropped() throws IOException {
        List<Socket> silent = new ArrayList<>();
        try (GameLink link = LinkFixture.open(TUNED)) {
            for (int i = 0; i < 40; i++) {
                silent.add(new Socket(InetAddress.getLoopbackAddress(), link.port()));
            }
            behaves(link);
        } finally {
            for (Socket socket : silent) {
                socket.close();
            }
        }
    }

    @Test
    void clientThatSendsOnlyInvalidMessagesIsDropped() {
        try (GameLink link = LinkFixture.open(TUNED); LinkClient client = LinkClient.connect(link.address())) {
            client.next("hello");
            for (int i = 0; i < 200 && !client.closed.isDone(); i++) {
                try {
                    client.send("{\"type\":\"nonsense\"}");
                } catch (CompletionException gone) {
                    break;
                }
            }
            assertEquals(1008, client.closed.join());
            behaves(link);
        }
    }

    /** Actions of a hostile client; each is bounded, and none may stop the link. */
    private enum Attack {
        NONSENSE, OVERSIZE, BINARY, RANDOM_STATES, RAW_BYTES, LEAVE, ABORT, FRAGMENTS;

        private void on(GameLink link, Randomness random) {
            if (this == RAW_BYTES) {
                raw(link, random);
                return;
            }
            try (LinkClient client = connect(link)) {
                switch (this) {
                    case NONSENSE -> client.send("x".repeat(random.nextInt(500)));
                    case OVERSIZE -> client.send("{\"type\":\"" + "y".repeat(LinkServer.MOST_BYTES + random.nextInt(100_000)));
                    case BINARY -> client.socket.sendBinary(ByteBuffer.wrap(bytes(random)), true).join();
                    case RANDOM_STATES -> states(client, random);
                    case FRAGMENTS -> fragments(client);
                    case LEAVE -> client.socket.sendClose(1000, "").join();
                    default -> client.socket.abort();
                }
            } catch (CompletionException sentAway) {
                assertTrue(sentAway.getCause() instanceof IOException, sentAway.toString());
            }
        }

        private static byte[] bytes(Randomness random) {
            byte[] bytes = new byte[1 + random.nextInt(3000)];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) random.nextInt(256);
            }
            return bytes;
        }

        private static void raw(GameLink link, Randomness random) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), link.port())) {
                socket.getOutputStream().write(bytes(random));
                socket.getOutputStream().flush();
            } catch (IOException sentAway) {
                assertTrue(sentAway.getMessage() != null);
            }
        }

        private static void fragments(LinkClient client) {
            for (int i = 0; i < 100; i++) {
                client.socket.sendText("z".repeat(1000), false).join();
            }
        }

        private static void states(LinkClient client, Randomness random) {
            float[] extremes = {0f, 1e7f, -1e7f, 1e-30f, 320f, -5f};
            for (int i = 0, tick = 0; i < 60; i++) {
                tick = random.nextInt(4) == 0 ? random.nextInt(1_000_000) : tick + 1;
                client.send("{\"type\":\"state\",\"tick\":" + tick + ",\"position\":" + three(extremes, random) + ",\"velocity\":" + three(extremes, random)
                        + ",\"view\":[" + extremes[random.nextInt(6)] + ",9e6],\"keys\":{\"forward\":1,\"up\":1,\"buttons\":" + random.nextInt(1 << 20) + "}}");
            }
        }

        private static String three(float[] from, Randomness random) {
            return "[" + from[random.nextInt(6)] + "," + from[random.nextInt(6)] + "," + from[random.nextInt(6)] + "]";
        }
    }

    @Property(tries = 12, shrinking = ShrinkingMode.OFF)
    void gameIsServedAfterAnySequenceOfAttacks(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        try (GameLink link = LinkFixture.open(TUNED)) {
            for (int i = 0; i < 12; i++) {
                Attack.values()[random.nextInt(Attack.values().length)].on(link, random);
            }
            behaves(link);
        }
    }
}
