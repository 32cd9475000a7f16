package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.ModelPlugIns;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Runs a study on a Spark cluster by calling {@code spark-submit}; no Spark classes are loaded here.
 *
 * <p>How it works:
 * <ol>
 * <li>{@code spark-submit} gets the plan, the job jar and a folder for shards.
 * <li>The engine watches that folder. Each new shard is checked, moved into the study's folder, and its rows are delivered.
 * <li>An invalid shard is renamed, reported and counts as missing. The command's exit code decides whether it failed.
 * </ol>
 * The job skips existing shards, so it continues where another engine stopped.
 */
public record SparkEngine(SparkAddress address) implements SweepEngine {
    static final String LOG = "spark.log";
    private static final String JOB = "dev.goldenangle.cluster.SparkSweep";
    private static final long LOOKS_EVERY_MILLIS = 100;
    private static final int LOG_END_BYTES = 200_000;
    private static final int LONGEST_REASON = 500;

    @Override
    public String name() {
        return "Spark";
    }

    @Override
    public void run(StudyFolder folder, Progress monitor, RowEngine.Sink sink, Consumer<String> notices) throws Exception {
        String problem = address.problem().orElse("");
        if (!problem.isEmpty()) {
            throw new BadInput(problem);
        }
        List<String> told = new ArrayList<>();
        List<Shard> missing = folder.missing(told);
        told.forEach(notices);
        if (missing.isEmpty()) {
            return;
        }
        Path out = address.folder().isBlank() ? folder.path() : Path.of(address.folder()).resolve(folder.path().getFileName());
        Landing landing = new Landing(folder, out, missing, monitor, sink, notices);
        Process process = start(folder, out);
        try {
            while (!process.waitFor(LOOKS_EVERY_MILLIS, TimeUnit.MILLISECONDS) && !monitor.isCancelled()) {
                landing.look();
            }
        } finally {
            boolean ended = end(process);
            landing.look();
            if (ended && !monitor.isCancelled() && process.exitValue() != 0) {
                throw new BadInput("Spark ended with code " + process.exitValue() + ": " + reason(folder.path().resolve(LOG)) + " (full log: " + folder.path().resolve(LOG) + ")");
            }
        }
        if (!monitor.isCancelled() && landing.isIncomplete()) {
            throw new BadInput("Spark ended, and " + landing.count() + " of " + missing.size() + " shards are missing; press play to run them");
        }
    }

    private Process start(StudyFolder folder, Path out) throws IOException {
        String shards = Integer.toString(folder.shards().size());
        List<String> words = new ArrayList<>(List.of(address.command().orElseThrow().toString(), "--master", address.master(), "--name", "golden-angle", "--class", JOB, address.jar(),
                "--study", folder.plan().toAbsolutePath().toString(), "--shards", shards, "--out", out.toAbsolutePath().toString()));
        for (Path jar : ModelPlugIns.jars()) {
            words.addAll(List.of(ModelPlugIns.OPTION, jar.toAbsolutePath().toString()));
        }
        return new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(folder.path().resolve(LOG).toFile()).start();
    }

    /** Ends the process and its children; returns true if it had already ended by itself. */
    private static boolean end(Process process) throws InterruptedException {
        if (!process.isAlive()) {
            return true;
        }
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        if (!process.waitFor(5, TimeUnit.SECONDS)) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
        }
        return false;
    }

    /** The most useful line of the log: the last error, else the last line. Reads only the end of the log, which may be of any length. */
    private static String reason(Path log) throws IOException {
        String end;
        try (InputStream in = Files.newInputStream(log)) {
            in.skipNBytes(Math.max(0, Files.size(log) - LOG_END_BYTES));
            end = new String(in.readNBytes(LOG_END_BYTES), StandardCharsets.UTF_8);
        }
        List<String> lines = end.lines().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("at ")).toList();
        String line = lines.stream().filter(said -> said.contains("Exception") || said.contains("ERROR") || said.contains("rror:")).reduce((first, last) -> last)
                .orElse(lines.isEmpty() ? "no output" : lines.get(lines.size() - 1));
        return line.length() > LONGEST_REASON ? line.substring(0, LONGEST_REASON) + "…" : line;
    }

    /** Collects the shards that arrive. */
    private static final class Landing {
        private final StudyFolder folder;
        private final Path out;
        private final Set<Shard> missing;
        private final Set<Shard> told = new HashSet<>();
        private final Progress monitor;
        private final RowEngine.Sink sink;
        private final Consumer<String> notices;

        Landing(StudyFolder folder, Path out, List<Shard> missing, Progress monitor, RowEngine.Sink sink, Consumer<String> notices) throws IOException {
            this.folder = folder;
            this.out = out;
            this.missing = new HashSet<>(missing);
            this.monitor = monitor;
            this.sink = sink;
            this.notices = notices;
            Files.createDirectories(out);
        }

        boolean isIncomplete() {
            return !missing.isEmpty();
        }

        int count() {
            return missing.size();
        }

        void look() throws Exception {
            String[] names = out.toFile().list();
            for (String name : names == null ? new String[0] : sorted(names)) {
                Shard shard = Shard.ofFile(name).orElse(null);
                if (shard != null && missing.contains(shard) && !told.contains(shard)) {
                    take(shard);
                }
            }
        }

        private static String[] sorted(String[] names) {
            Arrays.sort(names);
            return names;
        }

        private void take(Shard shard) throws Exception {
            try {
                folder.takeIn(shard, out).load((index, row) -> {
                    sink.accept(index, row);
                    monitor.advance();
                });
                missing.remove(shard);
            } catch (BadInput refused) {
                told.add(shard);
                notices.accept(refused.getMessage() + "; the shard was renamed and must run again");
                StudyFolder.putAside(out.resolve(shard.fileName()));
            }
        }
    }
}
