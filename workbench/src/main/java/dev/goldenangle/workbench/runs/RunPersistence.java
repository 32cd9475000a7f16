package dev.goldenangle.workbench.runs;

import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.recorded.GhostRun;
import dev.goldenangle.toolkit.library.RunMemory;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.collections.ListChangeListener;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/**
 * Keeps runs from one session to the next. Changes to the list are written to disk shortly after; the next session
 * re-simulates each run from its input trace.
 */
public final class RunPersistence implements AutoCloseable {
    private static final long EVERY_NANOS = 500_000_000L;
    private static final int CLOSING_SECONDS = 60;
    private final RunList runs;
    private final Library library;
    private final Tasks tasks;
    private final RunStore store;
    private final ExecutorService writer = DaemonThreads.inOrder("run-keeper");
    /** The files on disk, as this session last read or wrote them. */
    private final Map<String, StoredRun> written = new ConcurrentHashMap<>();
    /** Opened maps, each loaded once; used by the thread that restores. */
    private final Map<String, Level> levels = new HashMap<>();
    private volatile boolean isClosing;
    private final AtomicInteger saving = new AtomicInteger();
    /** The runs in the list at the last save: only runs missing since then were removed. */
    private Set<String> listed = new HashSet<>();
    private boolean changed;
    private long lastNanos;

    /** A run to be written. */
    private record Wanted(StoredRun text, Run run) {
    }

    RunPersistence(RunList runs, Library library, Tasks tasks, Path folder) {
        this.runs = runs;
        this.library = library;
        this.tasks = tasks;
        store = new RunStore(folder);
        runs.entries().addListener((ListChangeListener<RunEntry>) change -> changed = true);
    }

    /** Restores the runs of earlier sessions in the background. Unreadable files are reported and left unchanged. */
    public CompletableFuture<Void> restore() {
        return tasks.background(Messages.text("runs.restore"), progress -> {
            restoreAll(progress);
            return () -> { };
        });
    }

    private void restoreAll(Progress progress) {
        try {
            List<String> ids = store.ids();
            if (ids.size() > RunStore.MOST_RUNS) {
                warn(Messages.text("runs.restore.too-many", ids.size(), RunStore.MOST_RUNS));
            }
            progress.expect(Math.min(ids.size(), RunStore.MOST_RUNS));
            for (String id : ids.subList(Math.max(0, ids.size() - RunStore.MOST_RUNS), ids.size())) {
                if (progress.isCancelled() || isClosing) {
                    return;
                }
                restoreOne(id);
                progress.advance();
            }
        } catch (IOException unreadable) {
            warn(Messages.text("runs.restore.failed", unreadable.getMessage()));
        }
        levels.clear();
    }

    /** A run that cannot be opened does not affect the others. */
    private void restoreOne(String id) {
        try {
            RunStore.Found found = store.read(id);
            found.problems().forEach(this::warn);
            if (found.trace().isPresent() && !RunMemory.hasRoomFor(found.trace().get().ticks())) {
                warn(Messages.text("runs.restore.no-memory", id, Long.toString(found.trace().get().ticks())));
            } else if (found.run().isPresent() && found.trace().isPresent()) {
                restore(found.run().get(), found.trace().get());
            }
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            warn(Messages.text("runs.restore.one-failed", id, broken));
        }
    }

    private Level level(String map, Model model) {
        return levels.computeIfAbsent(model.id() + " " + map, key -> library.openMap(map, model));
    }

    private void restore(StoredRun stored, InputTrace trace) {
        try {
            Model model = library.model(trace.header().model()).orElseThrow(() -> new IllegalArgumentException(Messages.text("runs.restore.no-model", trace.header().model())));
            StoredRun placed = new StoredRun(stored.id(), stored.name(), stored.notes(), stored.series(), stored.visible(), stored.pinned(), stored.baseline(),
                    new RunOrigin(stored.origin().preset(), mapOf(stored, trace, model)));
            Level level = level(placed.origin().map(), model);
            TraceReplay.Result result = TraceReplay.asRecorded(trace, model, level).run();
            if (!TraceReplay.isSameMap(trace, level)) {
                warn(Messages.text("runs.restore.map-changed", stored.name(), level.name()));
            } else if (!result.matches()) {
                warn(Messages.text("runs.restore.model-changed", stored.name(), Long.toString(result.firstDifference())));
            }
            written.put(stored.id(), stored);
            tasks.publisher().execute(() -> runs.takeIn(placed, result.run()));
        } catch (IllegalArgumentException unusable) {
            warn(Messages.text("runs.restore.one-failed", stored.name(), unusable.getMessage()));
        }
    }

    /**
     * A shipped map if it is unchanged; otherwise the stored copy. For safety, no other file named in the run is
     * opened.
     */
    private String mapOf(StoredRun stored, InputTrace trace, Model model) {
        String there = stored.origin().map().isEmpty() ? trace.header().map() : stored.origin().map();
        Optional<Path> copy = store.copyOf(trace.header().mapHash());
        if (!MapLibrary.ids().contains(there)) {
            return copy.map(Path::toString).orElseThrow(() -> new IllegalArgumentException(Messages.text("runs.restore.no-map", there)));
        }
        try {
            boolean isSame = TraceReplay.isSameMap(trace, level(there, model));
            return isSame || copy.isEmpty() ? there : copy.get().toString();
        } catch (IllegalArgumentException gone) {
            return copy.map(Path::toString).orElse(there);
        }
    }

    private void warn(String text) {
        tasks.publisher().execute(() -> tasks.notifications().warn(text));
    }

    /** Call on every frame. Writes changes at intervals, on another thread. */
    public void refresh(long nanos) {
        if (changed && nanos - lastNanos >= EVERY_NANOS && !writer.isShutdown()) {
            lastNanos = nanos;
            save();
        }
    }

    private void save() {
        changed = false;
        List<Wanted> wanted = runs.kept().stream().filter(entry -> !GhostRun.isOne(entry.run())).map(entry -> new Wanted(StoredRun.of(entry), entry.run())).toList();
        Set<String> now = wanted.stream().map(each -> each.text.id()).collect(Collectors.toSet());
        List<String> gone = listed.stream().filter(id -> !now.contains(id)).toList();
        listed = now;
        saving.incrementAndGet();
        writer.execute(() -> {
            try {
                write(wanted, gone);
            } finally {
                saving.decrementAndGet();
            }
        });
    }

    private void write(List<Wanted> wanted, List<String> gone) {
        for (Wanted each : wanted) {
            if (!each.text.equals(written.get(each.text.id()))) {
                try {
                    write(each);
                    written.put(each.text.id(), each.text);
                } catch (IOException refused) {
                    warn(Messages.text("runs.save.failed", each.text.name(), refused.getMessage()));
                    written.put(each.text.id(), each.text);
                }
            }
        }
        for (String id : gone) {
            written.remove(id);
            try {
                store.remove(id);
            } catch (IOException stuck) {
                warn(Messages.text("runs.delete.failed", stuck.getMessage()));
            }
        }
    }

    private void write(Wanted wanted) throws IOException {
        if (!store.hasTrace(wanted.text.id())) {
            String trace = TraceWriter.write(TraceReplay.traceOf(wanted.run, wanted.text.origin().preset()));
            if (trace.length() > RunStore.LONGEST_TRACE) {
                throw new IOException(Messages.text("runs.save.too-long", RunStore.LONGEST_TRACE >> 20));
            }
            long map = wanted.run.header().mapHash();
            Optional<MapLibrary.NamedMap> text = library.openedMap(map);
            if (text.isPresent()) {
                store.keepMap(text.get(), map);
            }
            store.writeText(wanted.text);
            store.writeTrace(wanted.text.id(), trace);
        } else {
            store.writeText(wanted.text);
        }
    }

    /** Whether a kept run is not on disk yet. */
    public boolean isUnsaved() {
        return changed || saving.get() > 0;
    }

    /** Writes all changes now; completes when each is written or reported as failed. */
    public CompletableFuture<Void> flush() {
        if (changed) {
            save();
        }
        return CompletableFuture.runAsync(() -> { }, writer);
    }

    /** Writes all changes and waits until they are written. Runs not loaded yet stay on disk for the next session. */
    @Override
    public void close() {
        isClosing = true;
        if (changed) {
            save();
        }
        writer.shutdown();
        try {
            if (!writer.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
                System.err.println(Messages.text("runs.save.late"));
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
