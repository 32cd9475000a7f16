package dev.goldenangle.workbench.pad;

import dev.goldenangle.workbench.live.Keyboard;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.LockSupport;

/**
 * The gamepad that is played with: a thread of its own reads what is plugged in, once somebody wants to play, and hands it to the
 * keyboard's queue. Where no library or driver is to be had it says so once, and everything else goes on.
 *
 * <p>It is read every 2 ms while in use, and just before each tick takes its input: what is read a moment later waits for the next tick. While it lies
 * still it is read 60 times a second, and twice a second while none is plugged in.
 */
public final class Gamepads implements AutoCloseable {
    private static final long IN_USE_NANOS = 2_000_000L;
    /** How long before a tick it is read: as long as a thread may take to wake up and read. */
    private static final long BEFORE_TICK_NANOS = 300_000L;
    private static final long STILL_NANOS = 16_000_000L;
    private static final long NONE_NANOS = 500_000_000L;
    private static final long STILL_AFTER_NANOS = 2_000_000_000L;
    private static final int SHAKE_MILLIS = 120;
    private final PadSystem.Opener opener;
    private final Keyboard keyboard;
    private final PadHands hands;
    private final Executor window;
    private volatile Listener listener = new Listener() { };
    private volatile PadTuning tuning = new PadOptions().tuning();
    private volatile boolean played;
    private volatile boolean closed;
    private volatile PadReading reading;
    private volatile State state = State.UNUSED;
    private volatile String trouble = "";
    private volatile double shake;
    private Thread thread;
    private boolean wasPlayed;
    private long movedAt;

    /** Whether there is one to play with. */
    public enum State { UNUSED, NONE, CONNECTED, BROKEN }

    /** Is told on the window's thread what becomes of gamepads. */
    public interface Listener {
        default void connected(String name) {
        }

        default void gone(String name) {
        }

        /** No gamepad can be used until the next start. */
        default void broken(String reason) {
        }

        /** A button of the window's own was pressed. */
        default void pressed(PadButton button) {
        }
    }

    /** @param window does something on the window's thread */
    public Gamepads(Keyboard keyboard, Executor window) {
        // Not by a reference to the method: that would load its class, and the library's, at once.
        this(keyboard, window, () -> SdlPads.open());
    }

    public Gamepads(Keyboard keyboard, Executor window, PadSystem.Opener opener) {
        this.opener = opener;
        this.window = window;
        this.keyboard = keyboard;
        hands = new PadHands(keyboard);
    }

    public void setListener(Listener newListener) {
        listener = newListener;
    }

    /** Looks for gamepads from now on. The first call loads the library, on another thread; later ones do nothing. */
    public synchronized void start() {
        if (thread == null && !closed) {
            thread = new Thread(this::run, "gamepad");
            thread.setDaemon(true);
            thread.start();
        }
    }

    public void use(PadTuning newTuning) {
        tuning = newTuning;
    }

    /** Whether what it says is what the player does. */
    public void setPlayed(boolean nowPlayed) {
        played = nowPlayed;
    }

    /** What the pad in use says now; null while there is none. */
    public PadReading reading() {
        return reading;
    }

    public State state() {
        return state;
    }

    /** Why none can be used. */
    public String trouble() {
        return trouble;
    }

    /** Shakes the pad in use for a moment, 0 to 1. */
    public void shake(double strength) {
        Thread running = thread;
        if (running != null && strength > 0) {
            shake = strength;
            LockSupport.unpark(running);
        }
    }

    private void run() {
        try (PadSystem system = opener.open()) {
            state = State.NONE;
            while (!closed) {
                long pause = turn(system, System.nanoTime());
                LockSupport.parkNanos(this, pause == IN_USE_NANOS ? pauseInUse(keyboard.nextCut() - System.nanoTime()) : pause);
            }
        } catch (RuntimeException | LinkageError broken) {
            fail(broken);
        } finally {
            hands.letGo(System.nanoTime());
            reading = null;
        }
    }

    /** How long to wait while it is in use, when the next tick takes its input so soon. */
    static long pauseInUse(long untilCut) {
        long untilBefore = untilCut - BEFORE_TICK_NANOS;
        return untilBefore > 0 && untilBefore < IN_USE_NANOS ? untilBefore : IN_USE_NANOS;
    }

    private void fail(Throwable broken) {
        String reason = broken.getMessage() == null || broken.getMessage().isBlank() ? broken.getClass().getSimpleName() : broken.getMessage().lines().findFirst().orElse("");
        trouble = reason;
        state = State.BROKEN;
        window.execute(() -> listener.broken(reason));
    }

    /** Reads once; says how long to wait for the next time. */
    private long turn(PadSystem system, long now) {
        PadReading before = reading;
        PadReading read = chosen(system.read(), before);
        movedAt = read != null && !read.equals(before) ? now : movedAt;
        reading = read;
        tell(before, read);
        play(read, now);
        double strength = shake;
        if (strength > 0 && read != null) {
            shake = 0;
            system.shake(read.id(), strength, SHAKE_MILLIS);
        }
        return read == null ? NONE_NANOS : now - movedAt < STILL_AFTER_NANOS || read.isHeld() ? IN_USE_NANOS : STILL_NANOS;
    }

    /** The one that was in use, unless it is gone or another is taken in hand. */
    private static PadReading chosen(List<PadReading> pads, PadReading before) {
        PadReading same = null;
        PadReading held = null;
        for (PadReading pad : pads) {
            same = before != null && pad.id() == before.id() ? pad : same;
            held = held == null && pad.isHeld() ? pad : held;
        }
        return same != null && (same.isHeld() || held == null) ? same : held != null ? held : pads.isEmpty() ? null : pads.get(0);
    }

    private void tell(PadReading before, PadReading read) {
        if (before != null && (read == null || read.id() != before.id())) {
            hands.letGo(System.nanoTime());
        }
        if (read == null && before != null) {
            state = State.NONE;
            window.execute(() -> listener.gone(before.name()));
        } else if (read != null && before == null) {
            state = State.CONNECTED;
            window.execute(() -> listener.connected(read.name()));
        }
        if (read != null && before != null && read.id() == before.id()) {
            PadBindings.RESERVED.stream().filter(button -> read.holds(button) && !before.holds(button)).forEach(button -> window.execute(() -> listener.pressed(button)));
        }
    }

    private void play(PadReading read, long now) {
        boolean isPlayed = played && read != null;
        if (isPlayed) {
            hands.play(read, tuning, now);
        } else if (wasPlayed) {
            hands.letGo(now);
        }
        wasPlayed = isPlayed;
    }

    @Override
    public synchronized void close() {
        closed = true;
        LockSupport.unpark(thread);
    }
}
