package dev.goldenangle.workbench.runs;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.live.RunCommands;
import dev.goldenangle.workbench.live.Source;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Re-simulates sources under the preset and under the knobs as they are, in the background. The newest request wins: work
 * for an older one is given up, and its result is never published. All pairs of a request are published together.
 */
public final class WhatIf implements AutoCloseable {
    private static final int TICKS_BETWEEN_LOOKS = 128;
    private final Executor publisher;
    private final ExecutorService pool;
    private final ReadOnlyObjectWrapper<Result> result = new ReadOnlyObjectWrapper<>(this, "result");
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper(this, "failure", "");
    private volatile Request newest;
    private volatile Map<BeforeKey, Run> befores = Map.of();
    private volatile double tickMicros;

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
     * @param millis from the request to its publication
     */
    public record Result(Request request, List<Pair> pairs, double millis) {
        public Optional<Pair> of(Source source) {
            return pairs.stream().filter(pair -> pair.source.id().equals(source.id())).findFirst();
        }
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
        this.publisher = publisher;
        AtomicInteger number = new AtomicInteger();
        pool = Executors.newFixedThreadPool(threads, work -> {
            Thread thread = new Thread(work, "what-if-" + number.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        });
    }

    /** The newest complete answer; null before the first. */
    public ReadOnlyObjectProperty<Result> resultProperty() {
        return result.getReadOnlyProperty();
    }

    /** The answer to what was asked last, if it has come. */
    Optional<Result> current() {
        return Optional.ofNullable(result.get()).filter(answer -> answer.request == newest);
    }

    /** Whether nothing is waited for. */
    public boolean isAnswered() {
        return newest == null || newest.sources.isEmpty() || current().isPresent() || !failure.get().isEmpty();
    }

    /** Asks for new runs; whatever was asked before is given up. */
    public void request(Request request) {
        newest = request;
        failure.set("");
        if (request.sources.isEmpty() || pool.isShutdown()) {
            return;
        }
        long asked = System.nanoTime();
        AtomicReferenceArray<Pair> pairs = new AtomicReferenceArray<>(request.sources.size());
        AtomicInteger open = new AtomicInteger(request.sources.size());
        for (int i = 0; i < request.sources.size(); i++) {
            int index = i;
            pool.execute(() -> {
                Pair pair = pairOrFailure(request, request.sources.get(index));
                pairs.set(index, pair);
                if (pair != null && open.decrementAndGet() == 0) {
                    finish(request, asked, pairs);
                }
            });
        }
    }

    /** A source that cannot be made under these knobs is told, not thrown. */
    private Pair pairOrFailure(Request request, Source source) {
        try {
            return pairOf(request, source);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            String reason = broken.getMessage() == null ? broken.getClass().getSimpleName() : broken.getMessage();
            publisher.execute(() -> {
                if (newest == request) {
                    failure.set(source.label() + ": " + reason);
                }
            });
            return null;
        }
    }

    /** Why the newest request could not be answered; empty when it could. */
    public ReadOnlyStringProperty failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** Gives up whatever is being worked on. */
    public void cancel() {
        newest = null;
    }

    private void finish(Request request, long asked, AtomicReferenceArray<Pair> pairs) {
        Pair[] all = new Pair[pairs.length()];
        Map<BeforeKey, Run> kept = new HashMap<>();
        for (int i = 0; i < all.length; i++) {
            all[i] = pairs.get(i);
            kept.put(keyOf(request, all[i].source), all[i].before);
        }
        befores = kept;
        publisher.execute(() -> {
            if (newest == request) {
                failure.set("");
                result.set(new Result(request, Arrays.asList(all), (System.nanoTime() - asked) * 1e-6));
            }
        });
    }

    private static BeforeKey keyOf(Request request, Source source) {
        return new BeforeKey(source, request.before, request.level, ticksOf(request, source, request.before));
    }

    /** Null when a newer request has come. */
    private Pair pairOf(Request request, Source source) {
        Run before = befores.get(keyOf(request, source));
        if (before == null) {
            before = simulate(request, source, request.before, source.factory().create(request.model, request.before, request.level));
        }
        if (before == null) {
            return null;
        }
        boolean same = request.values.equals(request.before);
        Run now = same ? before : simulate(request, source, request.values, commands(request, source, before));
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

    private Run simulate(Request request, Source source, ParameterSet parameters, CommandSource commands) {
        if (newest != request) {
            return null;
        }
        Simulation simulation = source.start().isPresent()
                ? new Simulation(request.model, parameters, request.level, commands, source.start().get())
                : new Simulation(request.model, parameters, request.level, commands);
        Recorder recorder = simulation.record(source.label());
        int ticks = ticksOf(request, source, parameters);
        long begun = System.nanoTime();
        while (simulation.tickCount() < ticks) {
            if (newest != request) {
                return null;
            }
            simulation.run(Math.min(TICKS_BETWEEN_LOOKS, ticks - simulation.tickCount()));
        }
        tickMicros = ticks == 0 ? tickMicros : (System.nanoTime() - begun) * 1e-3 / ticks;
        return recorder.run();
    }

    /** What a tick took in the last run that was made; 0 before the first. */
    public double tickMicros() {
        return tickMicros;
    }

    @Override
    public void close() {
        cancel();
        pool.shutdownNow();
    }
}
