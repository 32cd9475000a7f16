package dev.goldenangle.workbench.session;

import dev.goldenangle.map.Level;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/** Sessions for tests, on the test's thread. */
public final class Sessions {
    private static final Library LIBRARY = new ShippedLibrary();
    private static Level flat;

    private Sessions() {
    }

    /** Queues tasks for the test's thread, which runs them while waiting. */
    public static final class TestThread implements Executor {
        private final Queue<Runnable> tasks = new ArrayDeque<>();

        @Override
        public synchronized void execute(Runnable task) {
            tasks.add(task);
            notifyAll();
        }

        synchronized Runnable next() {
            return tasks.poll();
        }

        /** Sleeps until a task arrives or a short time has passed. */
        private synchronized void rest() {
            try {
                if (tasks.isEmpty()) {
                    wait(1);
                }
            } catch (InterruptedException stopped) {
                throw new AssertionError(stopped);
            }
        }

        public void runPending() {
            for (Runnable task = next(); task != null; task = next()) {
                task.run();
            }
        }

        /** Waits until background work has handed over a task, and leaves it in the queue. */
        public synchronized void awaitTask() {
            long end = System.nanoTime() + 60_000_000_000L;
            while (tasks.isEmpty()) {
                rest();
                if (System.nanoTime() > end) {
                    throw new AssertionError("no task was handed over");
                }
            }
        }

        /** Runs queued tasks until the condition holds. */
        public void await(String what, BooleanSupplier condition) {
            long end = System.nanoTime() + 60_000_000_000L;
            while (!condition.getAsBoolean()) {
                runPending();
                if (System.nanoTime() > end) {
                    throw new AssertionError("never came true: " + what);
                }
                rest();
            }
        }
    }

    public static OpenPreset document() {
        return LIBRARY.openPreset("strafejump/table");
    }

    public static synchronized Level flat() {
        if (flat == null) {
            flat = LIBRARY.openMap("flat", document().model());
        }
        return flat;
    }

    public static TuningSession open(TestThread thread) {
        return TuningSession.open(LIBRARY, thread, document(), flat());
    }

    /** A knob that affects every run. */
    public static Parameter topSpeed(TuningSession session) {
        return session.document().knobs().values().table().reference();
    }

    public static void setTopSpeed(TuningSession session, double speed) {
        session.document().knobs().set(topSpeed(session), Value.of(speed));
    }
}
