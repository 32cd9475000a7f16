package dev.goldenangle.workbench.pad;

import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.workbench.live.Keyboard;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.LockSupport;

/**
 * Reads the player's gamepad on a separate thread and adds its input to the keyboard's queue. The thread starts when the player first
 * needs it. If the library or driver is missing, this is reported once and everything else keeps working.
 *
 * <p>While in use, the pad is read every 2 ms and just before each tick takes its input, because later input waits for the next tick. An
 * unused pad is read 60 times a second. Without a pad, the thread looks for one twice a second.
 */
public final class Gamepads implements AutoCloseable {
    private static final long IN_USE_NANOS = 2_000_000L;
    /** How long before a tick the pad is read: the time a thread may need to wake up and read. */
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

    public enum State { UNUSED, NONE, CONNECTED, BROKEN }

    /** Receives gamepad events on the window's thread. */
    public interface Listener {
        default void connected(String name) {
        }

        default void gone(String name) {
        }

        /** Gamepads are unavailable until the next start. */
        default void broken(String reason) {
        }

        /** A button reserved for the window was pressed. */
        default void pressed(PadButton button) {
        }
    }

    /** @param window runs a task on the window's thread */
    public Gamepads(Keyboard keyboard, Executor window) {
        // A lambda instead of a method reference, which would load the class and its library at once.
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

    /** Starts looking for gamepads. The first call loads the library on another thread; later calls do nothing. */
    public synchronized void start() {
        if (thread == null && !closed) {
            thread = DaemonThreads.start("gamepad", this::run);
        }
    }

    public void use(PadTuning newTuning) {
        tuning = newTuning;
    }

    /** Sets whether the gamepad controls the player. */
    public void setPlayed(boolean nowPlayed) {
        played = nowPlayed;
    }

    /** The current reading of the pad in use; null if there is none. */
    public PadReading reading() {
        return reading;
    }

    public State state() {
        return state;
    }

    /** Why gamepads are unavailable. */
    public String trouble() {
        return trouble;
    }

    /** Rumbles briefly, with strength 0 to 1. */
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

    /** How long to wait before reading again, given the time until the next tick takes its input. */
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

    /** Reads once; returns how long to wait before the next read. */
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

    /** The pad used before, unless it is gone or another one is being used. */
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
