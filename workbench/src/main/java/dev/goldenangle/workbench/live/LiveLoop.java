package dev.goldenangle.workbench.live;

import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * The simulation thread: ticks the live world as time passes, and does what it is asked between ticks. Whoever draws a frame waits a moment for
 * the tick that is under way ({@link TickTimes}).
 */
final class LiveLoop implements AutoCloseable {
    private static final long IDLE_NANOS = 20_000_000L;
    /** While nothing moves, whatever is asked for wakes it. */
    private static final long ASLEEP_NANOS = 1_000_000_000L;
    /** How long a frame waits for its tick at most; then it shows what there is. */
    private static final long LONGEST_WAIT_NANOS = 1_000_000L;
    /** Frames farther apart than this are no rhythm to count on. */
    private static final long LONGEST_BEAT_NANOS = 100_000_000L;
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
    /** When a frame last asked, who waits for it, and which question was answered last. */
    private volatile long asked;
    private volatile Thread asking;
    private volatile long answered;

    private LiveWorld world;
    /** Whether the last frame may be behind the world. */
    private boolean wasMoving = true;
    private TickTimes times;
    private boolean playing;
    private double speed = 1;
    /** When a frame asked the time before, and when the next is to be expected. */
    private long askedBefore;
    private long nextFrame;
    /** Ticks that never ran, up to when time was last begun anew. */
    private long missed;
    private double tickMicros;
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

    /** The newest frame as it stands now, or null before the first; while time runs with all that was pressed before. Asks for the next one. */
    LiveFrame takeFrame() {
        LiveFrame newest = frame;
        if (newest != null && newest.pace() != 0) {
            ask();
        }
        frameWanted = true;
        newest = frame;
        return newest == null ? null : newest.at(System.nanoTime());
    }

    /** Has the tick under way made now, and waits for it if that does not take long. */
    private void ask() {
        long question = System.nanoTime();
        asking = Thread.currentThread();
        asked = question;
        LockSupport.unpark(thread);
        for (long left = LONGEST_WAIT_NANOS; left > 0 && answered != question; left = question + LONGEST_WAIT_NANOS - System.nanoTime()) {
            LockSupport.parkNanos(this, left);
        }
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

    /** Says whether there is more to do at once. */
    private boolean takeTurn(long question) {
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            task.run();
        }
        boolean isSound = world != null && world.driver() != broken;
        // Every tick is published at once, whether or not a frame has asked: the next one shows what was pressed last.
        boolean hasTicked = isSound && playing && tickWhatIsDue(question);
        // A slice only, so that no tick and no task waits for a ghost that has a long way to make up.
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

    /** Makes what has come to its end, and for a new question the tick under way; says whether there was any. */
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
            failure.set("A run has " + longest + " ticks at most, and this one has come so far. Restart to go on.");
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

    /** Frames come in a rhythm. */
    private void expectFrameAfter(long question) {
        long beat = question - askedBefore;
        nextFrame = beat < LONGEST_BEAT_NANOS ? question + beat : question;
        askedBefore = question;
    }

    /** When the next tick takes its input: at its end, or for the next frame if that is sooner. */
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
