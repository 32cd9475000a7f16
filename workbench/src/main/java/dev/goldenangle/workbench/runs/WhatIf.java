package dev.goldenangle.workbench.runs;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.toolkit.library.GrowingRun;
import dev.goldenangle.workbench.live.RunCommands;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/**
 * Re-simulates sources in the background, under the accepted and under the current knobs. Only the newest request
 * counts: work for older ones is abandoned and never published. The visible part of the first source is published as
 * soon as it is ready, unless that is the whole run; then all pairs of the request are published together.
 */
public final class WhatIf implements AutoCloseable {
    private final ExecutorService workers;
    /** One thread per request, so that a new request does not wait for an abandoned one. */
    private final ExecutorService requests = Executors.newCachedThreadPool(DaemonThreads.named("what-if"));
    private final LatestTask<Asked, Result> latest;
    private final ReadOnlyObjectWrapper<Pair> visiblePart = new ReadOnlyObjectWrapper<>(this, "visiblePart");
    private final Executor publisher;
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper(this, "failure", "");
    private Request newest;
    private volatile Map<BeforeKey, Run> befores = Map.of();
    private volatile double tickMicros;
    /** The last duration by source name: the longest starts first, so that it does not finish last. */
    private final Map<String, Long> lastNanos = new ConcurrentHashMap<>();

    /** Whether a bot reacts to changed knobs or repeats the inputs of the previous run. */
    public enum Loop {
        CLOSED("runs.loop.closed.short", "runs.loop.closed"), OPEN("runs.loop.open.short", "runs.loop.open");

        private final String shortLabel;
        private final String label;

        Loop(String shortKey, String key) {
            shortLabel = Messages.text(shortKey);
            label = Messages.text(key);
        }

        /** The label of a button. */
        public String shortLabel() {
            return shortLabel;
        }

        public String label() {
            return label;
        }
    }

    /**
     * A request.
     * @param before the accepted knobs
     * @param values the current knobs
     * @param seconds length of each run
     */
    public record Request(Model model, Level level, ParameterSet before, ParameterSet values, List<Source> sources, double seconds, Loop loop) {
        public Request {
            sources = List.copyOf(sources);
        }
    }

    /** One source under both sets of knobs. */
    public record Pair(Source source, Run before, Run now) {
    }

    /** The result of one request. @param millis time from the request to its last run */
    public record Result(Request request, List<Pair> pairs, double millis) {
        public Optional<Pair> of(Source source) {
            return pairs.stream().filter(pair -> pair.source.id().equals(source.id())).findFirst();
        }
    }

    private record Asked(Request request, double visibleSeconds, long nanos) {
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

    /** @param publisher executor that receives results: the window's thread */
    public WhatIf(Executor publisher, int threads) {
        this.publisher = publisher;
        workers = Executors.newFixedThreadPool(Math.max(1, threads - 1), DaemonThreads.named("what-if"));
        latest = new LatestTask<>("", publisher, requests, (asked, progress, news) -> answer(asked, progress::isCancelled), failure::set);
    }

    /** The newest complete result; null before the first. */
    public ReadOnlyObjectProperty<Result> resultProperty() {
        return latest.answerProperty();
    }

    /** The newest visible part of the first source. Both runs begin like the runs of the later result, bit for bit. */
    ReadOnlyObjectProperty<Pair> visiblePartProperty() {
        return visiblePart.getReadOnlyProperty();
    }

    /** The result of the latest request, if available. */
    Optional<Result> current() {
        return Optional.ofNullable(resultProperty().get()).filter(answer -> answer.request == newest);
    }

    /** Whether no request is pending. */
    public boolean isAnswered() {
        return !latest.isBusy();
    }

    /** Requests new runs; abandons the previous request. */
    public void request(Request request) {
        request(request, Double.POSITIVE_INFINITY);
    }

    /** @param visibleSeconds how much of the first source to publish before the rest is simulated */
    public void request(Request request, double visibleSeconds) {
        newest = request;
        failure.set("");
        if (request.sources.isEmpty() || requests.isShutdown()) {
            latest.drop();
        } else {
            latest.ask(new Asked(request, visibleSeconds, System.nanoTime()));
        }
    }

    /** Why the latest request failed; empty if it did not. */
    public ReadOnlyStringProperty failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** Abandons the current work. */
    public void cancel() {
        newest = null;
        latest.drop();
    }

    private Result answer(Asked asked, BooleanSupplier isStale) {
        Request request = asked.request;
        List<Pair> pairs = pairs(asked, isStale);
        if (isStale.getAsBoolean()) {
            return null;
        }
        befores = pairs.stream().collect(Collectors.toMap(pair -> keyOf(request, pair.source), Pair::before, (one, same) -> one));
        return new Result(request, pairs, (System.nanoTime() - asked.nanos) * 1e-6);
    }

    /** Results in request order. The first source, which the user watches, is simulated first, then the others in the order of their last duration. */
    private List<Pair> pairs(Asked asked, BooleanSupplier isStale) {
        Request request = asked.request;
        Source watched = request.sources.get(0);
        List<Source> longestFirst = request.sources.stream().sorted(Comparator.comparing((Source source) -> source != watched)
                .thenComparingLong(source -> -lastNanos.getOrDefault(source.id(), Long.MAX_VALUE))).toList();
        try {
            List<FutureTask<Pair>> tasks = longestFirst.stream().map(source -> new FutureTask<>(() -> pairOrReason(asked, source, isStale))).toList();
            tasks.stream().skip(1).forEach(workers::execute);
            tasks.forEach(FutureTask::run);         // this thread works too: the workers may still be busy with abandoned requests
            List<Pair> made = new ArrayList<>();
            for (FutureTask<Pair> task : tasks) {
                made.add(task.get());
            }
            lastNanos.keySet().retainAll(longestFirst.stream().map(Source::id).toList());
            return request.sources.stream().map(source -> made.get(longestFirst.indexOf(source))).toList();
        } catch (ExecutionException broken) {
            throw (IllegalStateException) broken.getCause();
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
            return List.of();
        }
    }

    /** Adds the source's name to a failure. */
    private Pair pairOrReason(Asked asked, Source source, BooleanSupplier isStale) {
        try {
            return pairOf(asked, source, isStale);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            String reason = broken.getMessage() == null ? broken.getClass().getSimpleName() : broken.getMessage();
            throw new IllegalStateException(source.label() + ": " + reason, broken);
        }
    }

    private static BeforeKey keyOf(Request request, Source source) {
        return new BeforeKey(source, request.before, request.level, ticksOf(request, source, request.before));
    }

    /** Null if a newer request has arrived. */
    private Pair pairOf(Asked asked, Source source, BooleanSupplier isStale) {
        Request request = asked.request;
        boolean isWatched = source == request.sources.get(0);
        boolean isSame = request.values.equals(request.before);
        // In an open loop, the inputs of the previous run are replayed in the current run.
        double first = !isWatched || request.loop == Loop.OPEN && !isSame ? Double.POSITIVE_INFINITY : asked.visibleSeconds;
        Run known = befores.get(keyOf(request, source));
        Making before = known == null ? new Making(request, source, request.before, source.factory().create(request.model, request.before, request.level)) : null;
        Run beforePart = known == null ? before.upTo(first, isStale) : known;
        if (beforePart == null) {
            return null;
        }
        Making now = isSame ? null : new Making(request, source, request.values, commands(request, source, beforePart));
        Run nowPart = isSame ? beforePart : now.upTo(isWatched ? asked.visibleSeconds : first, isStale);
        if (nowPart == null) {
            return null;
        }
        if (isWatched && (request.sources.size() > 1 || nowPart.length() < ticksOf(request, source, request.values))) {
            publisher.execute(() -> publishPart(new Pair(source, beforePart, nowPart), isStale));
        }
        Run wholeBefore = known == null ? before.upTo(Double.POSITIVE_INFINITY, isStale) : known;
        Run wholeNow = isSame ? wholeBefore : now.upTo(Double.POSITIVE_INFINITY, isStale);
        return wholeBefore == null || wholeNow == null ? null : new Pair(source, wholeBefore, wholeNow);
    }

    private void publishPart(Pair part, BooleanSupplier isStale) {
        if (!isStale.getAsBoolean()) {
            visiblePart.set(part);
        }
    }

    private static CommandSource commands(Request request, Source source, Run before) {
        return request.loop == Loop.OPEN ? new RunCommands(before, request.values.get(request.model.tickRate())) : source.factory().create(request.model, request.values, request.level);
    }

    private static int ticksOf(Request request, Source source, ParameterSet parameters) {
        double rate = parameters.get(request.model.tickRate());
        int ticks = (int) Math.round(request.seconds * rate);
        return source.seconds() > 0 ? Math.min(source.ticksAt(rate), ticks) : ticks;
    }

    /** A run in progress. */
    private final class Making {
        private final Source source;
        private final GrowingRun run;
        private final double rate;
        private final int ticks;
        private long nanos;
        private Run made;

        Making(Request request, Source source, ParameterSet parameters, CommandSource commands) {
            this.source = source;
            rate = parameters.get(request.model.tickRate());
            ticks = ticksOf(request, source, parameters);
            run = new GrowingRun(source.start().isPresent()
                    ? new Simulation(request.model, parameters, request.level, commands, source.start().get())
                    : new Simulation(request.model, parameters, request.level, commands), source.label());
        }

        /** Null if a newer request has arrived. */
        Run upTo(double seconds, BooleanSupplier isStale) {
            int wanted = (int) Math.min(ticks, Math.ceil(seconds * rate));
            if (made != null && made.length() == wanted) {
                return made;
            }
            long begun = ThreadTime.BEAN.getCurrentThreadCpuTime();
            made = run.upTo(wanted, isStale);
            nanos += ThreadTime.BEAN.getCurrentThreadCpuTime() - begun;
            if (made != null && wanted == ticks && ticks > 0) {
                lastNanos.put(source.id(), nanos);
                tickMicros = nanos * 1e-3 / ticks;
            }
            return made;
        }
    }

    /** Simulation time of a tick in the last run; 0 before the first. */
    public double tickMicros() {
        return tickMicros;
    }

    @Override
    public void close() {
        cancel();
        requests.shutdownNow();
        workers.shutdownNow();
    }

    /** Loaded with the first run, because the JVM creates all its management beans on first use. */
    private static final class ThreadTime {
        private static final ThreadMXBean BEAN = ManagementFactory.getThreadMXBean();
    }
}
