package dev.goldenangle.toolkit.link;

import org.java_websocket.WebSocket;
import org.java_websocket.WebSocketImpl;
import org.java_websocket.drafts.Draft;
import org.java_websocket.drafts.Draft_6455;
import org.java_websocket.exceptions.InvalidDataException;
import org.java_websocket.framing.CloseFrame;
import org.java_websocket.framing.Framedata;
import org.java_websocket.handshake.ClientHandshake;
import org.java_websocket.handshake.ServerHandshakeBuilder;
import org.java_websocket.server.WebSocketServer;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;

/**
 * The WebSocket server of the link. It listens on the loopback address only and requires the token. Frames are small and connections
 * few; the oldest connection without a handshake is dropped to make room for a new one.
 */
final class LinkServer extends WebSocketServer {
    /** A state message has about 300 bytes. */
    static final int MOST_BYTES = 16 * 1024;
    private static final int MOST_SOCKETS = 16;
    private static final int LOST_AFTER_SECONDS = 15;
    private static final int DECODERS = 2;
    /** A client that leaves this many messages unread is too slow, or floods us with pings. */
    private static final int MOST_UNREAD = 256;
    private static final Set<String> HOSTS = Set.of("127.0.0.1", "localhost", "[::1]");

    private final byte[] token;
    private final Set<String> origins;
    private final Listener listener;
    private final CompletableFuture<Integer> started = new CompletableFuture<>();
    /** Order of arrival of each socket; used by the accepting thread. */
    private final Map<SelectionKey, Long> since = new WeakHashMap<>();
    private long arrivals;

    /** Called on threads of the server. */
    interface Listener {
        void opened(WebSocket game);

        void closed(WebSocket game);

        void received(WebSocket game, String message);

        void refused(WebSocket game, String reason);
    }

    /** @param origins web pages that may connect, such as {@code https://example.org}; games that are not web pages send no origin */
    LinkServer(int port, String token, Set<String> origins, Listener listener) {
        super(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), DECODERS, drafts());
        this.token = token.getBytes(StandardCharsets.UTF_8);
        this.origins = Set.copyOf(origins);
        this.listener = listener;
        setReuseAddr(true);
        setTcpNoDelay(true);
        setDaemon(true);
        setConnectionLostTimeout(LOST_AFTER_SECONDS);
    }

    private static List<Draft> drafts() {
        return List.of(new Draft_6455(List.of(), MOST_BYTES));
    }

    /** Completes with the port once listening, or exceptionally when that fails. */
    CompletableFuture<Integer> started() {
        return started;
    }

    @Override
    public void onStart() {
        started.complete(getPort());
    }

    /** Drops the oldest connections without a handshake to make room. Refusing the new one here would stop the library from accepting at all. */
    @Override
    protected boolean onConnect(SelectionKey server) {
        List<SelectionKey> held = server.selector().keys().stream().filter(key -> key.attachment() instanceof WebSocketImpl).toList();
        held.forEach(key -> since.computeIfAbsent(key, fresh -> arrivals++));
        held.stream().filter(key -> !((WebSocketImpl) key.attachment()).isOpen()).sorted(Comparator.comparing(since::get)).limit(Math.max(0, held.size() + 1 - MOST_SOCKETS))
                .forEach(key -> ((WebSocketImpl) key.attachment()).closeConnection(CloseFrame.ABNORMAL_CLOSE, "no handshake"));
        return true;
    }

    @Override
    public ServerHandshakeBuilder onWebsocketHandshakeReceivedAsServer(WebSocket socket, Draft draft, ClientHandshake request) throws InvalidDataException {
        if (!MessageDigest.isEqual(token, given(request.getResourceDescriptor()).getBytes(StandardCharsets.UTF_8))) {
            throw new InvalidDataException(CloseFrame.POLICY_VALIDATION, "the token is missing or wrong");
        }
        refuseOtherSites(request.getFieldValue("Origin"), request.getFieldValue("Host"));
        return super.onWebsocketHandshakeReceivedAsServer(socket, draft, request);
    }

    /** A browser sends the page that connects and the host it connects to; both must be allowed. */
    private void refuseOtherSites(String origin, String host) throws InvalidDataException {
        if (!origin.isEmpty() && !origins.contains(origin)) {
            throw new InvalidDataException(CloseFrame.POLICY_VALIDATION, "pages of this origin may not connect; allow it with serve --allow-origin");
        }
        if (!HOSTS.contains(host.replaceFirst(":\\d+$", ""))) {
            throw new InvalidDataException(CloseFrame.POLICY_VALIDATION, "connect to 127.0.0.1 or localhost");
        }
    }

    /** Answers a ping, unless the client has too many unread messages. */
    @Override
    public void onWebsocketPing(WebSocket socket, Framedata ping) {
        if (((WebSocketImpl) socket).outQueue.size() > MOST_UNREAD) {
            socket.closeConnection(CloseFrame.POLICY_VALIDATION, "too many unread messages");
        } else {
            super.onWebsocketPing(socket, ping);
        }
    }

    /** The token in an address such as {@code /?token=…}. */
    private static String given(String address) {
        for (String part : address.substring(address.indexOf('?') + 1).split("&")) {
            if (part.startsWith("token=")) {
                return part.substring("token=".length());
            }
        }
        return "";
    }

    @Override
    public void onOpen(WebSocket socket, ClientHandshake request) {
        listener.opened(socket);
    }

    @Override
    public void onClose(WebSocket socket, int code, String reason, boolean remote) {
        listener.closed(socket);
    }

    @Override
    public void onMessage(WebSocket socket, String message) {
        listener.received(socket, message);
    }

    @Override
    public void onMessage(WebSocket socket, ByteBuffer message) {
        listener.refused(socket, "messages must be text");
    }

    @Override
    public void onError(WebSocket socket, Exception trouble) {
        if (socket == null) {
            started.completeExceptionally(trouble);
        } else {
            socket.close(CloseFrame.PROTOCOL_ERROR);
        }
    }
}
