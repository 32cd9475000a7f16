package dev.goldenangle.workbench.live;

import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.workbench.text.Messages;

import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * The simulation thread: advances the live world in real time and runs submitted tasks between ticks. Drawing a frame
 * waits briefly for the tick in progress ({@link TickTimes}).
 */
final class LiveLoop implements AutoCloseable {
    private static final long IDLE_NANOS = 20_000_000L;
    /** Sleep time while nothing moves; any request wakes the thread. */
    private static final long ASLEEP_NANOS = 1_000_000_000L;
    /** Maximum time a frame waits for its tick; after that it shows the latest state. */
    private static final long LONGEST_WAIT_NANOS = 1_000_000L;
    /** Frames farther apart than this are not treated as regular. */
    private static final long LONGEST_BEAT_NANOS = 100_000_000L;
    /** Eight hours at 128 ticks per second, about 60 MB; a longer run stops. */
    static final int LONGEST_TICKS = 4_000_000;
    private final Keyboard keyboard;
    private final int longest;
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final Thread thread = DaemonThreads.unstarted("live-simulation", this::run);
    private volatile boolean closed;
    private volatile boolean frameWanted = true;
    private volatile LiveFrame frame;
    private volatile LiveRun driver;
    /** When a frame was last requested, the waiting thread, and the last request answered. */
    private volatile long asked;
    private volatile Thread asking;
    private volatile long answered;

    private LiveWorld world;
    /** Whether the last frame may be out of date. */
    private boolean wasMoving = true;
    private TickTimes times;
    private boolean playing;
    private double speed = 1;
    /** When the previous frame was requested, and when the next is expected. */
    private long askedBefore;
    private long nextFrame;
    /** Ticks that never ran, up to the last restart of time. */
    private long missed;
    private double tickMicros;
    /** The run that failed; it stays stopped, but new runs work. */
    private LiveRun broken;
    private final AtomicReference<String> failure = new AtomicReference<>();

    LiveLoop(Keyboard keyboard) {
        this(keyboard, LONGEST_TICKS);
    }

    /** @param longest maximum number of ticks of a run */
    LiveLoop(Keyboard keyboard, int longest) {
        this.keyboard = keyboard;
        this.longest = longest;
        thread.setPriority(Thread.MAX_PRIORITY);
        thread.start();
    }

    /**
     * The newest frame, or null before the first; while time runs, it includes all input so far. Requests the next
     * frame.
     */
    LiveFrame takeFrame() {
        LiveFrame newest = frame;
        if (newest != null && newest.pace() != 0) {
            ask();
        }
        frameWanted = true;
        newest = frame;
        return newest == null ? null : newest.at(System.nanoTime());
    }

    /** Requests the tick in progress now, and waits for it briefly. */
    private void ask() {
        long question = System.nanoTime();
        asking = Thread.currentThread();
        asked = question;
        LockSupport.unpark(thread);
        for (long left = LONGEST_WAIT_NANOS; left > 0 && answered != question; left = question + LONGEST_WAIT_NANOS - System.nanoTime()) {
            LockSupport.parkNanos(this, left);
        }
    }

    /** The driving run at the last frame. */
    LiveRun driver() {
        return driver;
    }

    /** Runs a task between ticks, on the simulation thread. */
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
            times = null;
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

    /** Simulates this many ticks at once, regardless of real time. */
    CompletableFuture<Void> runTicks(int ticks) {
        return submit(w -> {
            for (int i = 0; i < ticks; i++) {
                keyboard.cutAt(System.nanoTime(), 1 / w.driver().simulation().tickRate());
                w.tick();
            }
        });
    }

    private void restartClock() {
        missed += times == null ? 0 : times.missed();
        if (world != null) {
            times = new TickTimes(world.driver().simulation().tickRate(), System.nanoTime());
        }
    }

    private void run() {
        while (!closed) {
            long question = asked;
            boolean isCatchingUp = false;
            try {
                isCatchingUp = takeTurn(question);
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError trouble) {
                fail(trouble);
            }
            if (answered != question) {
                answered = question;
                LockSupport.unpark(asking);
            }
            if (!isCatchingUp && asked == question) {
                LockSupport.parkNanos(this, nanosToNextTurn());
            }
        }
    }

    /** Returns whether the next turn should follow without a pause. */
    private boolean takeTurn(long question) {
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            task.run();
        }
        boolean isSound = world != null && world.driver() != broken;
        // Publish every tick at once, even if no frame was requested, so that the next frame shows the latest input.
        boolean hasTicked = isSound && playing && tickWhatIsDue(question);
        // Only one slice, so that a ghost that is far behind delays no tick or task.
        boolean isCatchingUp = isSound && world.catchUp();
        boolean isMoving = isCatchingUp || isSound && playing;
        wasMoving |= isMoving;
        if ((frameWanted || hasTicked) && world != null && wasMoving) {
            wasMoving = isMoving;
            publish();
        }
        return isCatchingUp;
    }

    private long nanosToNextTurn() {
        boolean isTicking = playing && times != null && world.driver() != broken;
        return isTicking ? Math.max(1, Math.min(IDLE_NANOS, times.nextEnd() - System.nanoTime())) : wasMoving ? IDLE_NANOS : ASLEEP_NANOS;
    }

    /** A failing bot or mover ends its run, not the program. The world stops until something is restarted. */
    private void fail(Throwable trouble) {
        playing = false;
        broken = world == null ? null : world.driver();
        String who = world == null ? Messages.text("live.live-play") : world.moving();
        String what = trouble.getMessage() == null ? trouble.getClass().getSimpleName() : trouble.getClass().getSimpleName() + ": " + trouble.getMessage();
        String text = Messages.text("live.stopped", who, what);
        failure.set(text);
        System.err.println(text);
        trouble.printStackTrace();
    }

    /** The failure that stopped live play since the last call. */
    public Optional<String> takeFailure() {
        return Optional.ofNullable(failure.getAndSet(null));
    }

    /**
     * Simulates the ticks that are due and, for a new request, the tick in progress; returns whether there were any.
     */
    private boolean tickWhatIsDue(long question) {
        if (!times.isOf(world.driver().simulation().tickRate())) {
            restartClock();
        }
        long now = System.nanoTime();
        int due = times.advance(now, speed);
        if (question != answered) {
            expectFrameAfter(question);
        }
        int early = question != answered && times.takeUnderWay() ? 1 : 0;
        keyboard.expectCutAt(nextCut(now));
        if (world.driver().simulation().tickCount() + due + early > longest) {
            playing = false;
            failure.set(Messages.text("live.too-long", String.valueOf(longest)));
            return false;
        }
        for (int i = 0; i < due; i++) {
            tick(times.cut(due - 1 - i));
        }
        if (early > 0) {
            tick(now);
        }
        if (due + early > 0) {
            double micros = (System.nanoTime() - now) * 1e-3 / (due + early);
            tickMicros = tickMicros == 0 ? micros : tickMicros + 0.05 * (micros - tickMicros);
        }
        return due + early > 0;
    }

    private void tick(long cut) {
        keyboard.cutAt(cut, times.tickSeconds());
        world.tick();
    }

    /** Predicts the next frame from the interval of the last two. */
    private void expectFrameAfter(long question) {
        long beat = question - askedBefore;
        nextFrame = beat < LONGEST_BEAT_NANOS ? question + beat : question;
        askedBefore = question;
    }

    /** When the next tick takes its input: at its end, or at the next frame if that is sooner. */
    private long nextCut(long now) {
        return nextFrame > now ? Math.min(times.nextEnd(), nextFrame) : times.nextEnd();
    }

    private void publish() {
        frameWanted = false;
        driver = world.driver();
        frame = playing ? world.frame(times.alpha(), times.counted(), times.pace(), tickMicros, missed + times.missed()) : world.frame(tickMicros, missed + times.missed());
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
    }
}
