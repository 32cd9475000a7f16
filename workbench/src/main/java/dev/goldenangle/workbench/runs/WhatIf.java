package dev.goldenangle.workbench.runs;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.workbench.live.RunCommands;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.tasks.Crew;
import dev.goldenangle.workbench.tasks.LatestTask;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/**
 * Re-simulates sources under the preset and under the knobs as they are, in the background. The newest request wins: work
 * for an older one is given up, and its result is never published. All pairs of a request are published together.
 */
public final class WhatIf implements AutoCloseable {
    private final Crew crew;
    /** One thread for each request under way, so that a new one does not wait for one that is given up. */
    private final ExecutorService requests = Executors.newCachedThreadPool(work -> daemon(work, "what-if"));
    private final LatestTask<Asked, Result> latest;
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper(this, "failure", "");
    private Request newest;
    private volatile Map<BeforeKey, Run> befores = Map.of();
    private volatile double tickMicros;
    /** What each source took last, by its name: the longest is begun first, so that no thread is left with it at the end. */
    private final Map<String, Long> lastNanos = new ConcurrentHashMap<>();

    /** How a bot takes part: it reacts to what the knobs do to it, or its key presses are those of the run before. */
    public enum Loop {
        CLOSED("Bot reacts", "Closed loop: the bot reacts"), OPEN("Same keys", "Open loop: same key presses");

        private final String shortLabel;
        private final String label;

        Loop(String shortLabel, String label) {
            this.shortLabel = shortLabel;
            this.label = label;
        }

        /** For a button. */
        public String shortLabel() {
            return shortLabel;
        }

        public String label() {
            return label;
        }
    }

    /**
     * What is asked for.
     *
     * @param before  knobs that were last accepted, for before
     * @param values  knobs as they are, for now
     * @param seconds how long each run is
     */
    public record Request(Model model, Level level, ParameterSet before, ParameterSet values, List<Source> sources, double seconds, Loop loop) {
        public Request {
            sources = List.copyOf(sources);
        }
    }

    /** One source under both. */
    public record Pair(Source source, Run before, Run now) {
    }

    /**
     * The answer to one request.
     *
     * @param millis from the request to the last of its runs
     */
    public record Result(Request request, List<Pair> pairs, double millis) {
        public Optional<Pair> of(Source source) {
            return pairs.stream().filter(pair -> pair.source.id().equals(source.id())).findFirst();
        }
    }

    private record Asked(Request request, long nanos) {
    }

    private record BeforeKey(Source source, ParameterSet knobs, Level level, int ticks) {
        @Override
        public boolean equals(Object other) {
            return other instanceof BeforeKey key && source.equals(key.source) && level == key.level && ticks == key.ticks && knobs.equals(key.knobs);
        }

        @Override
        public int hashCode() {
            return source.id().hashCode() * 31 + ticks;
        }
    }

    /** @param publisher where results are handed over: the window's thread */
    public WhatIf(Executor publisher, int threads) {
        crew = new Crew("what-if", threads);
        latest = new LatestTask<>(publisher, requests, this::answer, failure::set);
    }

    private static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    /** The newest complete answer; null before the first. */
    public ReadOnlyObjectProperty<Result> resultProperty() {
        return latest.answerProperty();
    }

    /** The answer to what was asked last, if it has come. */
    Optional<Result> current() {
        return Optional.ofNullable(resultProperty().get()).filter(answer -> answer.request == newest);
    }

    /** Whether nothing is waited for. */
    public boolean isAnswered() {
        return !latest.busyProperty().get();
    }

    /** Asks for new runs; whatever was asked before is given up. */
    public void request(Request request) {
        newest = request;
        failure.set("");
        if (request.sources.isEmpty() || requests.isShutdown()) {
            latest.cancel();
        } else {
            latest.ask(new Asked(request, System.nanoTime()));
        }
    }

    /** Why the newest request could not be answered; empty when it could. */
    public ReadOnlyStringProperty failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** Gives up whatever is being worked on. */
    public void cancel() {
        newest = null;
        latest.cancel();
    }

    private Result answer(Asked asked, BooleanSupplier isStale) {
        Request request = asked.request;
        List<Pair> pairs = pairs(request, isStale);
        if (isStale.getAsBoolean()) {
            return null;
        }
        befores = pairs.stream().collect(Collectors.toMap(pair -> keyOf(request, pair.source), Pair::before, (one, same) -> one));
        return new Result(request, pairs, (System.nanoTime() - asked.nanos) * 1e-6);
    }

    /** In the order asked, made in the order of what they took last. */
    private List<Pair> pairs(Request request, BooleanSupplier isStale) {
        List<Source> longestFirst = request.sources.stream().sorted(Comparator.comparingLong(source -> -lastNanos.getOrDefault(source.id(), Long.MAX_VALUE))).toList();
        try {
            List<Pair> made = crew.doAll(longestFirst.stream().map(source -> (Callable<Pair>) () -> pairOrReason(request, source, isStale)).toList());
            lastNanos.keySet().retainAll(longestFirst.stream().map(Source::id).toList());
            return request.sources.stream().map(source -> made.get(longestFirst.indexOf(source))).toList();
        } catch (ExecutionException broken) {
            throw (IllegalStateException) broken.getCause();
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
            return List.of();
        }
    }

    /** A source that cannot be made under these knobs is told with its name. */
    private Pair pairOrReason(Request request, Source source, BooleanSupplier isStale) {
        try {
            return pairOf(request, source, isStale);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            String reason = broken.getMessage() == null ? broken.getClass().getSimpleName() : broken.getMessage();
            throw new IllegalStateException(source.label() + ": " + reason, broken);
        }
    }

    private static BeforeKey keyOf(Request request, Source source) {
        return new BeforeKey(source, request.before, request.level, ticksOf(request, source, request.before));
    }

    /** Null when a newer request has come. */
    private Pair pairOf(Request request, Source source, BooleanSupplier isStale) {
        Run before = befores.get(keyOf(request, source));
        if (before == null) {
            before = simulate(request, source, request.before, source.factory().create(request.model, request.before, request.level), isStale);
        }
        if (before == null) {
            return null;
        }
        boolean same = request.values.equals(request.before);
        Run now = same ? before : simulate(request, source, request.values, commands(request, source, before), isStale);
        return now == null ? null : new Pair(source, before, now);
    }

    private static CommandSource commands(Request request, Source source, Run before) {
        return request.loop == Loop.OPEN ? new RunCommands(before, request.values.get(request.model.tickRate())) : source.factory().create(request.model, request.values, request.level);
    }

    private static int ticksOf(Request request, Source source, ParameterSet parameters) {
        double rate = parameters.get(request.model.tickRate());
        int ticks = (int) Math.round(request.seconds * rate);
        return source.seconds() > 0 ? Math.min(source.ticksAt(rate), ticks) : ticks;
    }

    private Run simulate(Request request, Source source, ParameterSet parameters, CommandSource commands, BooleanSupplier isStale) {
        Simulation simulation = source.start().isPresent()
                ? new Simulation(request.model, parameters, request.level, commands, source.start().get())
                : new Simulation(request.model, parameters, request.level, commands);
        int ticks = ticksOf(request, source, parameters);
        long begun = ThreadTime.BEAN.getCurrentThreadCpuTime();
        Run made = RunMaker.make(simulation, source.label(), ticks, isStale);
        if (made != null && ticks > 0) {
            long took = ThreadTime.BEAN.getCurrentThreadCpuTime() - begun;
            lastNanos.put(source.id(), took);
            tickMicros = took * 1e-3 / ticks;
        }
        return made;
    }

    /** What a tick took in the last run that was made; 0 before the first. */
    public double tickMicros() {
        return tickMicros;
    }

    @Override
    public void close() {
        cancel();
        requests.shutdownNow();
        crew.close();
    }

    /** Made with the first run, because the JVM makes all of its beans with the first that is asked for. */
    private static final class ThreadTime {
        private static final ThreadMXBean BEAN = ManagementFactory.getThreadMXBean();
    }
}
