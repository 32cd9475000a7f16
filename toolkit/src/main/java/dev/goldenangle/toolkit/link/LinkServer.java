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
 * The socket of the link: on the loopback address alone, for those who know the token. Frames are small, few sockets are held, and the oldest
 * that has not shaken hands makes room for the next.
 */
final class LinkServer extends WebSocketServer {
    /** A state has about 300 bytes. */
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
    /** When each socket came, by count; for the thread that accepts. */
    private final Map<SelectionKey, Long> since = new WeakHashMap<>();
    private long arrivals;

    /** Called on threads of the server. */
    interface Listener {
        void opened(WebSocket game);

        void closed(WebSocket game);

        void received(WebSocket game, String message);

        void refused(WebSocket game, String reason);
    }

    /** @param origins web pages that may connect, such as {@code https://example.org}; a game that is no web page sends no origin */
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

    /** The port, once it listens; fails when it cannot. */
    CompletableFuture<Integer> started() {
        return started;
    }

    @Override
    public void onStart() {
        started.complete(getPort());
    }

    /** Makes room for one more by sending away whoever has kept the others waiting longest; to refuse one here would make the library deaf for good. */
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

    /** A browser names the page that connects and the host that it was told to connect to: neither may be a stranger's. */
    private void refuseOtherSites(String origin, String host) throws InvalidDataException {
        if (!origin.isEmpty() && !origins.contains(origin)) {
            throw new InvalidDataException(CloseFrame.POLICY_VALIDATION, "pages of this origin may not connect; allow it with serve --allow-origin");
        }
        if (!HOSTS.contains(host.replaceFirst(":\\d+$", ""))) {
            throw new InvalidDataException(CloseFrame.POLICY_VALIDATION, "connect to 127.0.0.1 or localhost");
        }
    }

    /** Answers a ping, unless the client has left too many answers unread. */
    @Override
    public void onWebsocketPing(WebSocket socket, Framedata ping) {
        if (((WebSocketImpl) socket).outQueue.size() > MOST_UNREAD) {
            socket.closeConnection(CloseFrame.POLICY_VALIDATION, "too many unread messages");
        } else {
            super.onWebsocketPing(socket, ping);
        }
    }

    /** The token of an address such as {@code /?token=…}. */
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
        listener.refused(socket, "messages are text");
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
