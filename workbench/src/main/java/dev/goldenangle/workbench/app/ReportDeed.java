package dev.goldenangle.workbench.app;

import dev.goldenangle.map.Level;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.report.ComparisonReport;
import dev.goldenangle.workbench.report.ReportRun;
import dev.goldenangle.workbench.session.RunEntry;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.application.Platform;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Writes what is being compared as one page: the baseline or before, now, and the kept runs that are shown. */
final class ReportDeed {
    private static final int MOST_RUNS = 6;
    private final TuningSession session;
    private final FilePicker picker;

    ReportDeed(TuningSession session, FilePicker picker) {
        this.session = session;
        this.picker = picker;
    }

    void ask() {
        List<ReportRun> runs = runs();
        if (runs.size() < 2) {
            session.notices().warn("There is nothing to compare yet: play a bot, or keep a run");
            return;
        }
        picker.save("Write report", session.document().name() + "-report.html", "Reports", "*.html").ifPresent(file -> write(runs, withEnding(file)));
    }

    private static Path withEnding(Path file) {
        return file.toString().endsWith(".html") ? file : file.resolveSibling(file.getFileName() + ".html");
    }

    /** What others are measured against comes first. */
    private List<ReportRun> runs() {
        List<ReportRun> runs = new ArrayList<>();
        Run now = session.shownRun();
        Run before = session.runs().before().run();
        Optional<RunEntry> baseline = session.runs().baseline().filter(entry -> isOfThisModel(entry.run()));
        baseline.ifPresent(entry -> runs.add(named(entry)));
        if (now != null && now.length() > 0) {
            int common = before == null || baseline.isPresent() ? now.length() : Math.min(before.length(), now.length());
            if (before != null && baseline.isEmpty()) {
                runs.add(new ReportRun("before", before.first(common), session.document().id()));
            }
            runs.add(new ReportRun("now", now.first(common), session.document().id()));
        }
        session.runs().kept().stream().filter(entry -> entry.isShown() && !entry.isBaseline() && isOfThisModel(entry.run())).forEach(entry -> runs.add(named(entry)));
        return List.copyOf(runs.subList(0, Math.min(MOST_RUNS, runs.size())));
    }

    private boolean isOfThisModel(Run run) {
        return run.header().model().equals(session.model().id());
    }

    private static ReportRun named(RunEntry entry) {
        return new ReportRun(entry.name(), entry.run(), entry.origin().preset());
    }

    private void write(List<ReportRun> runs, Path file) {
        boolean here = runs.stream().allMatch(run -> run.run().header().mapHash() == session.level().hash());
        Optional<Level> level = here ? Optional.of(session.level()) : Optional.empty();
        String map = level.map(session.library()::idOf).filter(id -> !id.equals(session.level().name())).orElse("");
        CompletableFuture.runAsync(() -> {
            try {
                new ComparisonReport(runs, level, map, List.of()).write(file);
                Platform.runLater(() -> session.notices().success("Wrote " + file.getFileName() + ", " + runs.size() + " runs"));
            } catch (IOException refused) {
                Platform.runLater(() -> session.notices().error("Could not write " + file.getFileName() + ": " + refused.getMessage()));
            }
        });
    }
}
