package dev.goldenangle.workbench.live;

import dev.goldenangle.simulation.Clock;

import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** The simulation thread: ticks the live world as time passes, and does what it is asked between ticks. */
final class LiveLoop implements AutoCloseable {
    private static final long IDLE_NANOS = 20_000_000L;
    /** While nothing moves, whatever is asked for wakes it. */
    private static final long ASLEEP_NANOS = 1_000_000_000L;
    /** After a longer stall, as when a computer wakes up, the ticks in between never run; after a shorter one they all do, with their keys. */
    private static final long LONGEST_STALL_NANOS = 1_000_000_000L;
    /** Eight hours at 128 ticks a second, which take about 60 MB; a run that has come so far stops. */
    static final int LONGEST_TICKS = 4_000_000;
    private final Keyboard keyboard;
    private final int longest;
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final Thread thread = new Thread(this::run, "live-simulation");
    private volatile boolean closed;
    private volatile boolean frameWanted = true;
    private volatile LiveFrame frame;
    private volatile LiveRun driver;

    private LiveWorld world;
    /** Whether the last frame may be behind the world. */
    private boolean wasMoving = true;
    private Clock clock;
    private boolean playing;
    private double speed = 1;
    private long lastNanos;
    private double tickMicros;
    private long missed;
    /** What was moving when it broke; it moves no more, but whatever is begun after it does. */
    private LiveRun broken;
    private final AtomicReference<String> failure = new AtomicReference<>();

    LiveLoop(Keyboard keyboard) {
        this(keyboard, LONGEST_TICKS);
    }

    /** @param longest ticks that a run may have */
    LiveLoop(Keyboard keyboard, int longest) {
        this.keyboard = keyboard;
        this.longest = longest;
        thread.setDaemon(true);
        thread.setPriority(Thread.MAX_PRIORITY);
        thread.start();
    }

    /** The newest frame as it stands now, or null before the first; asks for the next one. */
    LiveFrame takeFrame() {
        frameWanted = true;
        LiveFrame newest = frame;
        return newest == null ? null : newest.at(System.nanoTime());
    }

    /** The run that is driven, when it was last looked at. */
    LiveRun driver() {
        return driver;
    }

    /** Does something between ticks, on the simulation thread. */
    CompletableFuture<Void> submit(Consumer<LiveWorld> task) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        tasks.add(() -> {
            try {
                if (world != null) {
                    task.accept(world);
                    publish();
                }
                done.complete(null);
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError trouble) {
                done.completeExceptionally(trouble);
                if (!(trouble instanceof UncheckedIOException)) {
                    fail(trouble);
                }
            }
        });
        LockSupport.unpark(thread);
        return done;
    }

    CompletableFuture<Void> begin(LiveWorld newWorld) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        tasks.add(() -> {
            world = newWorld;
            wasMoving = true;
            missed = 0;
            restartClock();
            try {
                publish();
            } finally {
                done.complete(null);
            }
        });
        LockSupport.unpark(thread);
        return done;
    }

    void setPlaying(boolean nowPlaying) {
        submit(ignored -> {
            playing = nowPlaying;
            restartClock();
        });
    }

    void setSpeed(double newSpeed) {
        submit(ignored -> speed = newSpeed);
    }

    /** Runs so many ticks at once, whatever the time. */
    CompletableFuture<Void> runTicks(int ticks) {
        return submit(w -> {
            for (int i = 0; i < ticks; i++) {
                keyboard.cutAt(System.nanoTime(), 1 / w.driver().simulation().tickRate());
                w.tick();
            }
        });
    }

    private void restartClock() {
        if (world != null) {
            clock = new Clock(world.driver().simulation().tickRate());
        }
        lastNanos = System.nanoTime();
    }

    private void run() {
        while (!closed) {
            try {
                takeTurn();
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError trouble) {
                fail(trouble);
            }
        }
    }

    private void takeTurn() {
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            task.run();
        }
        boolean isSound = world != null && world.driver() != broken;
        // Every tick is published at once, whether or not a frame has asked: the next one shows what was pressed last.
        boolean hasTicked = isSound && playing && tickWhatIsDue();
        // A slice only, so that no tick and no task waits for a ghost that has a long way to make up.
        boolean isCatchingUp = isSound && world.catchUp();
        boolean isMoving = isCatchingUp || isSound && playing;
        wasMoving |= isMoving;
        if ((frameWanted || hasTicked) && world != null && wasMoving) {
            wasMoving = isMoving;
            publish();
        }
        if (!isCatchingUp) {
            LockSupport.parkNanos(this, playing && isSound && clock != null ? nanosToNextTick() : wasMoving ? IDLE_NANOS : ASLEEP_NANOS);
        }
    }

    /** One broken bot or mover ends its run, not the program: the world stands still until something is begun anew. */
    private void fail(Throwable trouble) {
        playing = false;
        broken = world == null ? null : world.driver();
        String who = world == null ? "Live play" : world.moving();
        String what = trouble.getMessage() == null ? trouble.getClass().getSimpleName() : trouble.getClass().getSimpleName() + ": " + trouble.getMessage();
        failure.set(who + " stopped: " + what + ". Restart to go on.");
        System.err.println(who + " stopped:");
        trouble.printStackTrace();
    }

    /** What stopped live play since the last time this was asked. */
    public Optional<String> takeFailure() {
        return Optional.ofNullable(failure.getAndSet(null));
    }

    /** Says whether there was a tick to do. */
    private boolean tickWhatIsDue() {
        if (clock.tickNanos() != Math.round(1e9 / world.driver().simulation().tickRate())) {
            restartClock();
        }
        long now = System.nanoTime();
        long stalled = Math.max(0, now - lastNanos - LONGEST_STALL_NANOS);
        long passed = (long) ((now - lastNanos - stalled) * speed);
        lastNanos = now;
        missed += (long) (stalled * speed) / clock.tickNanos();
        int due = 0;
        for (long left = passed; left > 0; left -= Clock.MAX_FRAME_NANOS) {
            due += clock.advance(left);
        }
        double tickSeconds = clock.tickNanos() * 1e-9;
        keyboard.expectCutAt(now + (long) ((1 - clock.alpha()) * clock.tickNanos() / speed));
        if (world.driver().simulation().tickCount() + due > longest) {
            playing = false;
            failure.set("A run has " + longest + " ticks at most, and this one has come so far. Restart to go on.");
            return false;
        }
        for (int i = 0; i < due; i++) {
            double ticksAgo = due - 1 - i + clock.alpha();
            keyboard.cutAt(now - (long) (ticksAgo * clock.tickNanos() / speed), tickSeconds);
            world.tick();
        }
        if (due > 0) {
            double micros = (System.nanoTime() - now) * 1e-3 / due;
            tickMicros = tickMicros == 0 ? micros : tickMicros + 0.05 * (micros - tickMicros);
        }
        return due > 0;
    }

    private long nanosToNextTick() {
        return Math.max(100_000L, Math.min(IDLE_NANOS, (long) ((1 - clock.alpha()) * clock.tickNanos() / speed)));
    }

    private void publish() {
        frameWanted = false;
        driver = world.driver();
        frame = playing ? world.frame(clock.alpha(), lastNanos, speed / clock.tickNanos(), tickMicros, missed) : world.frame(tickMicros, missed);
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
    }
}
