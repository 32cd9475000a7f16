package dev.goldenangle.toolkit.link;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.background.DaemonThreads;
import org.java_websocket.WebSocket;
import org.java_websocket.framing.CloseFrame;

import java.io.IOException;
import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Controls the knobs of a running game over a WebSocket and compares the game with the model.
 *
 * <p>How it works:
 * <ol>
 * <li>The socket's threads read messages into a bounded queue. When the queue is full the socket is not read, so a game that floods
 * the link only delays itself.
 * <li>One link thread takes messages from the queue, runs the model for a tick, and sends changes. It sends only the newest value of a
 * knob, and only after the game has read earlier messages, so a game that does not read costs nothing.
 * <li>The result is available as an immutable {@link LinkView}.
 * </ol>
 *
 * <p>Serves one game at a time, the one that connected last. Not suitable for games on other machines.
 */
public final class GameLink implements AutoCloseable {
    public static final int USUAL_PORT = 9412;
    private static final int QUEUE = 1024;
    private static final int MOST_REFUSED = 100;
    private static final int KEPT_REVISIONS = 4096;
    private static final long IDLE_MILLIS = 1000;
    private static final long PENDING_MILLIS = 2;
    private static final long START_SECONDS = 10;
    private static final int TOKEN_BITS = 128;

    static {
        // The WebSocket library logs through SLF4J. No logger is installed, and the warning about that is suppressed.
        if (System.getProperty("slf4j.internal.verbosity") == null) {
            System.setProperty("slf4j.internal.verbosity", "ERROR");
        }
    }

    private final String token;
    private final LinkServer server;
    private final int port;
    private final BlockingQueue<Runnable> queue = new ArrayBlockingQueue<>(QUEUE);
    private final Thread thread = DaemonThreads.unstarted("live-link", this::work);
    private volatile boolean closed;
    private volatile LinkView view = LinkView.EMPTY;
    private volatile Tuned wanted;

    // Everything below belongs to the link thread.
    private final Map<Integer, ParameterSet> revisions = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, ParameterSet> eldest) {
            return size() > KEPT_REVISIONS;
        }
    };
    private final Set<Parameter> unsent = new LinkedHashSet<>();
    private Tuned tuned;
    private int revision;
    private boolean helloDue;
    private WebSocket game;
    private String gameName = "";
    private int refused;
    private String lastRefusal = "";
    private String unsentRefusal = "";
    private LinkedRun run;
    private int runs;

    private GameLink(Tuned tuned, int port, String token, Set<String> origins) throws IOException {
        this.token = token;
        wanted = tuned;
        use(wanted, tuned);
        server = new LinkServer(port, token, origins, new Ears());
        server.start();
        this.port = awaitStart();
        thread.start();
    }

    /**
     * Listens on the loopback address.
     *
     * @param port 0 for any free port
     * @throws IOException when the port is taken
     */
    public static GameLink open(Tuned tuned, int port, String token) throws IOException {
        return open(tuned, port, token, Set.of());
    }

    /**
     * Listens on the loopback address, also for web pages.
     *
     * @param origins web pages that may connect, such as {@code https://example.org}
     * @throws IOException when the port is taken
     */
    public static GameLink open(Tuned tuned, int port, String token, Set<String> origins) throws IOException {
        return new GameLink(tuned, port, token, origins);
    }

    /** A new random token. */
    public static String newToken() {
        return String.format("%032x", new BigInteger(TOKEN_BITS, new SecureRandom()));
    }

    private int awaitStart() throws IOException {
        try {
            return server.started().get(START_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException refusal) {
            stopServer();
            throw new IOException("cannot listen on port " + server.getAddress().getPort() + ": " + Optional.ofNullable(refusal.getCause()).orElse(refusal).getMessage(), refusal);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while starting to listen", stopped);
        }
    }

    public int port() {
        return port;
    }

    /** The address for the game, including the token. */
    public String address() {
        return "ws://127.0.0.1:" + port + "/?token=" + token;
    }

    /** The current state; cheap, from any thread. */
    public LinkView view() {
        return view;
    }

    /** Sets new knobs, another preset or another map, from any thread. The game is informed immediately. */
    public void use(Tuned newTuned) {
        wanted = newTuned;
        queue.offer(() -> { });       // wakes the link thread; a full queue is already being processed
    }

    private void use(Tuned old, Tuned next) {
        if (next == tuned) {
            return;
        }
        boolean isSameWorld = tuned != null && next.isSameWorld(old);
        List<Parameter> turned = isSameWorld ? next.values().differences(old.values()) : List.of();
        tuned = next;
        if (!isSameWorld) {
            helloDue = true;
            unsent.clear();
            run = null;
            revisions.clear();
        }
        if (!isSameWorld || !turned.isEmpty()) {
            revisions.put(++revision, next.values());
        }
        // Other knobs can change too: a value relative to W changes with W.
        next.values().table().parameters().stream().filter(each -> isSameWorld && next.values().get(each) != old.values().get(each)).forEach(unsent::add);
    }

    private void work() {
        List<Runnable> taken = new ArrayList<>();
        while (!closed) {
            try {
                Runnable first = queue.poll(isPending() ? PENDING_MILLIS : IDLE_MILLIS, TimeUnit.MILLISECONDS);
                if (first != null) {
                    taken.add(first);
                    queue.drainTo(taken);
                }
                use(tuned, wanted);
                taken.forEach(Runnable::run);
                taken.clear();
                use(tuned, wanted);
                send();
                publish();
            } catch (InterruptedException stopped) {
                return;
            } catch (RuntimeException | StackOverflowError trouble) {
                taken.clear();
                run = null;
                refuse(game, "the model failed: " + trouble);
            }
        }
    }

    private boolean isPending() {
        return game != null && (helloDue || !unsent.isEmpty() || !unsentRefusal.isEmpty());
    }

    private void send() {
        if (!isPending() || !game.isOpen() || game.hasBufferedData()) {
            return;
        }
        if (!unsentRefusal.isEmpty()) {
            tell(LinkWriter.error(unsentRefusal));
            unsentRefusal = "";
        }
        if (helloDue) {
            helloDue = false;
            unsent.clear();
            tell(LinkWriter.hello(tuned, revision));
        } else {
            int more = unsent.size();
            for (Parameter parameter : unsent) {
                tell(LinkWriter.set(tuned, parameter, revision, --more));
            }
            unsent.clear();
        }
    }

    private void tell(String message) {
        try {
            game.send(message);
        } catch (RuntimeException gone) {
            game.close(CloseFrame.GOING_AWAY);
        }
    }

    private void publish() {
        LinkView last = view;
        int ticks = run == null ? 0 : run.length();
        boolean isSame = last.isConnected() == (game != null) && last.gameName().equals(gameName) && last.number() == runs && last.ticks() == ticks && last.refused() == refused;
        if (!isSame) {
            view = new LinkView(game != null, gameName, runs, run == null ? null : run.game(), run == null ? null : run.model(),
                    Optional.ofNullable(run).map(LinkedRun::parting), refused, lastRefusal);
        }
    }

    private void open(WebSocket socket) {
        if (game != null) {
            game.close(CloseFrame.NORMAL, "another game has connected");
        }
        game = socket;
        gameName = "";
        refused = 0;
        lastRefusal = "";
        unsentRefusal = "";
        helloDue = true;
    }

    private void hear(WebSocket socket, LinkReader.Message message) {
        if (socket != game) {
            return;
        }
        message.hello().ifPresent(name -> gameName = name);
        message.state().ifPresent(this::take);
    }

    private void take(GameState state) {
        int known = state.revision() == GameState.NEWEST ? revision : state.revision();
        ParameterSet knobs = revisions.get(known);
        if (knobs == null) {
            refuse(game, "there is no revision " + state.revision() + " of these knobs");
        } else if (run != null && run.goesOnWith(state)) {
            run.add(state, knobs);
        } else {
            run = new LinkedRun(tuned, knobs, state);
            runs++;
        }
    }

    private void refuse(WebSocket socket, String reason) {
        if (socket == null || socket != game) {
            return;
        }
        refused++;
        lastRefusal = reason;
        unsentRefusal = reason;
        if (refused > MOST_REFUSED) {
            socket.close(CloseFrame.POLICY_VALIDATION, "too many messages were refused");
        }
    }

    /** Receives socket events on the socket's threads and queues them. */
    private final class Ears implements LinkServer.Listener {
        @Override
        public void opened(WebSocket socket) {
            hand(() -> open(socket));
        }

        @Override
        public void closed(WebSocket socket) {
            hand(() -> {
                if (socket == game) {
                    game = null;
                }
            });
        }

        @Override
        public void received(WebSocket socket, String message) {
            try {
                LinkReader.Message read = LinkReader.read(message);
                hand(() -> hear(socket, read));
            } catch (BadMessage bad) {
                refused(socket, bad.getMessage());
            }
        }

        @Override
        public void refused(WebSocket socket, String reason) {
            hand(() -> refuse(socket, reason));
        }

        /** Waits while the queue is full; nothing is read from the socket meanwhile, so the game waits too. */
        private void hand(Runnable task) {
            try {
                while (!closed && !queue.offer(task, IDLE_MILLIS, TimeUnit.MILLISECONDS)) {
                    Thread.onSpinWait();
                }
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void stopServer() {
        try {
            server.stop((int) IDLE_MILLIS, "the workbench is closing");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Closes the connection and stops listening. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        stopServer();
    }
}
