package dev.goldenangle.workbench.app.window;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.workbench.tasks.Notification;
import javafx.collections.ListChangeListener;
import javafx.scene.robot.Robot;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static dev.goldenangle.workbench.app.window.WindowFixture.waitForPulses;

/**
 * Uses a real window at random, and collects every exception and every wait of the window's thread. Each action has its own
 * random numbers, so a seed repeats the same actions even if background work finishes at other times.
 */
final class Monkey implements AutoCloseable {
    private static final int LAST_ACTIONS = 15;
    private static final int LONGEST_SECONDS = 120;
    private static final int SOAK_PARTS = 10;
    private static final long MOST_MEGABYTES = 1_500;
    private static final int MOST_THREADS = 300;
    /** Prints every action; on with {@code --tell}. */
    private static boolean isTelling;
    private final long seed;
    private final WindowFixture ui;
    private final MonkeyFiles files;
    private final MonkeyAct.Hands hands;
    private final Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    private final Deque<String> last = new ArrayDeque<>();
    private final Set<String> known = new HashSet<>();
    private final List<String> faults = Collections.synchronizedList(new ArrayList<>());
    private Thread windowThread;
    private int whatIfs;
    private long slowestMillis;
    private String slowest = "";

    Monkey(long seed, Path folder) throws IOException, BadInput {
        this.seed = seed;
        files = new MonkeyFiles(folder, seed);
        ui = WindowFixture.open("arena/default", "arena-loop", folder.resolve("settings"), WorkbenchWindow.MIN_WIDTH, WorkbenchWindow.MIN_HEIGHT, files);
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> report(thread.getName(), fault));
        hands = new MonkeyAct.Hands(ui, WindowFixture.fx(Robot::new), files);
        run(() -> {
            windowThread = Thread.currentThread();
            windowThread.setUncaughtExceptionHandler((thread, fault) -> report("the window's thread", fault));
            ui.session.tasks().notifications().all().addListener((ListChangeListener<Notification>) change -> {
                while (change.next()) {
                    change.getAddedSubList().stream().map(Notification::text).filter(text -> text.contains("Exception")).forEach(text -> add(text, "a message shows an exception: " + text));
                }
            });
            ui.session.runs().whatIf().resultProperty().addListener((observable, old, result) -> whatIfs += result == null ? 0 : 1);
            ui.window.welcome();
        });
    }

    /** Performs this many actions and returns the faults, each with the actions before it. */
    List<String> act(int count) {
        for (int i = 0; i < count && !isStuck(); i++) {
            Randomness random = randomOf(i);
            act(i, MonkeyAct.pick(random), random);
        }
        return List.copyOf(faults);
    }

    /** Acts for this long. Every second action changes a knob, so that the runs are simulated again all the time. Prints the memory in use every tenth part. */
    List<String> soak(Duration time) {
        long begin = System.nanoTime();
        int parts = 0;
        for (int i = 0; System.nanoTime() - begin < time.toNanos() && !isStuck(); i++) {
            Randomness random = randomOf(i);
            act(i, i % 2 == 0 ? MonkeyAct.KNOB : MonkeyAct.pick(random), random);
            if ((System.nanoTime() - begin) * SOAK_PARTS / time.toNanos() > parts) {
                parts++;
                lookAtMemory(i + 1, (System.nanoTime() - begin) / 1_000_000_000);
            }
        }
        return List.copyOf(faults);
    }

    private void lookAtMemory(int actions, long seconds) {
        System.gc();
        long megabytes = (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) >> 20;
        int threads = Thread.activeCount();
        System.out.println(seconds + " s: " + actions + " actions, " + whatIfs + " what-ifs, " + megabytes + " MB in use, " + threads + " threads, " + summary());
        if (megabytes > MOST_MEGABYTES || threads > MOST_THREADS) {
            add("grows", "the window grows: " + megabytes + " MB and " + threads + " threads after " + actions + " actions");
        }
    }

    private boolean isStuck() {
        return faults.stream().anyMatch(fault -> fault.startsWith("the window hangs"));
    }

    private Randomness randomOf(int index) {
        Randomness random = new Randomness(seed * 1_000_003 + index);
        random.nextLong();
        return random;
    }

    private void act(int index, MonkeyAct act, Randomness random) {
        long begin = System.nanoTime();
        CompletableFuture<Void> done = new CompletableFuture<>();
        javafx.application.Platform.runLater(() -> {
            remember(index + " " + act);
            try {
                files.use(random);
                replaceLast(index + " " + act.perform(hands, random));
            } catch (RuntimeException | Error fault) {
                report("the window's thread", fault);
            }
            done.complete(null);
        });
        try {
            done.get(LONGEST_SECONDS, TimeUnit.SECONDS);
            waitForPulses(1 + random.nextInt(3) / 2);
        } catch (TimeoutException | AssertionError blocked) {
            add("hangs", "the window hangs: " + Arrays.toString(windowThread.getStackTrace()));
        } catch (InterruptedException | ExecutionException never) {
            throw new IllegalStateException(never);
        }
        long millis = (System.nanoTime() - begin) / 1_000_000;
        if (millis > slowestMillis) {
            slowestMillis = millis;
            slowest = last.peekLast();
        }
    }

    private synchronized void remember(String action) {
        last.addLast(action);
        if (last.size() > LAST_ACTIONS) {
            last.removeFirst();
        }
    }

    private synchronized void replaceLast(String action) {
        if (isTelling) {
            System.out.println(action);
        }
        last.removeLast();
        last.addLast(action);
    }

    private void report(String where, Throwable fault) {
        StringWriter text = new StringWriter();
        fault.printStackTrace(new PrintWriter(text, true));
        StackTraceElement[] trace = fault.getStackTrace();
        add(fault.getClass() + (trace.length == 0 ? "" : trace[0].toString()), "an exception on " + where + ": " + text);
    }

    /** Each kind of fault once: a fault in drawing would occur on every frame. */
    private synchronized void add(String kind, String fault) {
        if (known.add(kind)) {
            String told = fault + "\nseed " + seed + ", last actions:\n  " + String.join("\n  ", last) + "\n";
            faults.add(told);
            System.out.println(told);
        }
    }

    String summary() {
        return "slowest action " + slowestMillis + " ms (" + slowest + ")";
    }

    @Override
    public void close() {
        ui.close();
        Thread.setDefaultUncaughtExceptionHandler(before);
        run(() -> Thread.currentThread().setUncaughtExceptionHandler(null));
    }

    /** {@code --seed N --actions COUNT [--seeds HOW_MANY] [--minutes SOAK] [--tell]}; exit code 1 if anything failed. */
    public static void main(String[] arguments) throws Exception {
        long seed = option(arguments, "--seed", System.nanoTime() % 1_000_000);
        int actions = (int) option(arguments, "--actions", 10_000);
        isTelling = Arrays.asList(arguments).contains("--tell");
        int failed = 0;
        for (long i = 0; i < option(arguments, "--seeds", 1); i++) {
            failed += once(seed + i, actions, option(arguments, "--minutes", 0));
        }
        System.exit(failed == 0 ? 0 : 1);
    }

    /** @param minutes of a soak; 0 for a number of actions */
    private static int once(long seed, int actions, long minutes) throws IOException, BadInput {
        String what = minutes > 0 ? "--minutes " + minutes : "--actions " + actions;
        System.out.println("seed " + seed + ", " + what);
        long begin = System.nanoTime();
        try (Monkey monkey = new Monkey(seed, Files.createTempDirectory("golden-angle-monkey"))) {
            List<String> faults = minutes > 0 ? monkey.soak(Duration.ofMinutes(minutes)) : monkey.act(actions);
            System.out.println("seed " + seed + ": " + faults.size() + " faults, " + (System.nanoTime() - begin) / 1_000_000_000 + " s, " + monkey.summary()
                    + (faults.isEmpty() ? "" : "\nRepeat with ./gradlew monkey -Pargs=\"--seed " + seed + " " + what + "\""));
            return faults.size();
        }
    }

    private static long option(String[] arguments, String name, long fallback) {
        int at = Arrays.asList(arguments).indexOf(name);
        return at < 0 ? fallback : Long.parseLong(arguments[at + 1]);
    }
}
