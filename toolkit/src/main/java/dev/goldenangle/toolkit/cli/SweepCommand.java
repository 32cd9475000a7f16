package dev.goldenangle.toolkit.cli;

import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.Json;
import dev.goldenangle.toolkit.library.Texts;
import dev.goldenangle.toolkit.report.StudyReport;
import dev.goldenangle.toolkit.study.RowEngine;
import dev.goldenangle.toolkit.study.Shard;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyDigest;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.StudyReader;
import dev.goldenangle.toolkit.study.StudyTable;
import dev.goldenangle.toolkit.study.SweepFile;
import dev.goldenangle.toolkit.study.SweepFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = "Runs a study: all of it, one part of it (--shard), or merges the parts (--merge). An interrupted study continues where it stopped.")
final class SweepCommand extends AnsweringCommand {
    @Option(names = "--study", paramLabel = "FILE", description = "The study, a TOML file.")
    private Path studyFile;

    @Option(names = "--shard", paramLabel = "i/n", description = "Only part i of n, counting from 1.")
    private String shard;

    @Option(names = "--out", paramLabel = "DIR", description = "Folder for the results; existing results are kept and not computed again.")
    private Path out;

    @Option(names = "--merge", paramLabel = "DIR", description = "Checks and merges the shards in this folder.")
    private Path merge;

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads (default: all cores). It does not change the result.")
    private int threads = RowEngine.allCores();

    @Option(names = "--csv", paramLabel = "FILE", description = "Also writes the table to this file; - for standard output.")
    private String csv;

    @Option(names = "--report", paramLabel = "FILE.html", description = "Writes a web page with pictures and the commands to repeat the study.")
    private Path report;

    @Override
    public Integer call() throws Exception {
        if ((studyFile == null) == (merge == null)) {
            throw new BadInput("give either --study or --merge");
        }
        checkTable(csv);
        if (merge != null) {
            return merged();
        }
        if (threads < 1) {
            throw new BadInput("--threads " + threads + ": must be at least 1");
        }
        Shard part = part();
        Study study = StudyReader.read(studyFile, presets());
        Progress monitor = new Progress();
        StudyTable table = study.table();
        boolean wantsTable = csv != null || report != null;
        StudyProgress progress = StudyProgress.of(monitor, err());
        try {
            if (out == null) {
                study.run(threads, monitor, table, () -> { });
            } else {
                new SweepFile(study, part, out).make(threads, monitor, (index, row) -> {
                    if (wantsTable) {
                        table.append(row);
                    }
                });
            }
        } finally {
            progress.close();
        }
        return tell(study, table, monitor, part);
    }

    private Shard part() throws BadInput {
        if (shard != null && out == null) {
            throw new BadInput("--shard needs --out, the common folder of all shards");
        }
        try {
            return shard == null ? Shard.WHOLE : Shard.parse(shard);
        } catch (IllegalArgumentException refused) {
            throw new BadInput("--shard " + shard + ": " + refused.getMessage());
        }
    }

    private int merged() throws Exception {
        Progress monitor = new Progress();
        SweepFolder.Merged merged = SweepFolder.merge(merge);
        if (isJson()) {
            Map<String, Object> json = json(merged.digest(), merged.rows(), merged.rows(), monitor);
            json.put("shards", merged.shards());
            json.put("file", merged.file().toString());
            printJson(json);
        } else {
            out().printf(Locale.ROOT, "%s: %,d points of %d shards, digest %s%n", merged.file(), merged.rows(), merged.shards(), merged.digest());
        }
        return Cli.DONE;
    }

    private int tell(Study study, StudyTable table, Progress monitor, Shard part) throws Exception {
        PrintWriter printer = out();
        String digest = StudyDigest.of(study).whole();
        writeTable(csv, text -> text.write(StudyCsv.of(table)));
        if (report != null) {
            String command = Texts.commandLine(List.of("workbench", "sweep", "--study", studyFile.toString(), "--report", report.toString()));
            new StudyReport(study.name(), List.of(command)).sweep(study, table).write(report);
        }
        if (isJson()) {
            Map<String, Object> json = json(digest, monitor.total(), monitor.done(), monitor);
            if (out != null) {
                json.put("file", out.resolve(part.fileName()).toString());
            }
            Json.print(printer, json);
        } else if (!isStandardOutput(csv)) {
            String where = out == null ? study.name() : out.resolve(part.fileName()).toString();
            printer.printf(Locale.ROOT, "%s: %,d points, %,d of them from an earlier run, %.1f s, digest %s%n", where, monitor.done(), monitor.kept(), monitor.seconds(), digest);
        }
        return Cli.DONE;
    }

    private static Map<String, Object> json(String digest, long runs, long done, Progress monitor) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("digest", digest);
        json.put("runs", runs);
        json.put("done", done);
        json.put("seconds", monitor.seconds());
        return json;
    }
}
