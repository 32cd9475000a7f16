package dev.goldenangle.workbench.app.files;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.map.Level;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.report.ComparisonReport;
import dev.goldenangle.toolkit.report.ReportRun;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.text.Messages;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Writes a comparison as an HTML page: A and B if they are compared side by side; otherwise the baseline or the
 * previous run, the current run, and the kept runs that are visible.
 */
public final class ReportAction {
    private static final int MOST_RUNS = 6;
    private final TuningSession session;
    private final FilePicker picker;
    private final Supplier<List<RunEntry>> chosen;

    /** @param chosen the runs compared side by side; empty if none are */
    public ReportAction(TuningSession session, FilePicker picker, Supplier<List<RunEntry>> chosen) {
        this.session = session;
        this.picker = picker;
        this.chosen = chosen;
    }

    public void ask() {
        List<ReportRun> runs = runs();
        if (runs.size() < 2) {
            session.tasks().notifications().warn(Messages.text("app.files.nothing-to-compare"));
            return;
        }
        picker.save(Messages.text("app.files.save-report"), LibraryActions.fileName(session.document().preset().name()).replaceFirst("\\.toml$", "-report.html"), Messages.text("app.files.reports"), "*.html").ifPresent(file -> write(runs, withEnding(file)));
    }

    static Path withEnding(Path file) {
        return file.toString().endsWith(".html") ? file : file.resolveSibling(file.getFileName() + ".html");
    }

    private List<ReportRun> runs() {
        List<RunEntry> entries = chosen.get().isEmpty() ? shown() : chosen.get();
        int common = entries.stream().filter(ReportAction::isLive).mapToInt(entry -> entry.run().length()).min().orElse(0);
        boolean cut = entries.stream().filter(ReportAction::isLive).count() == 2;
        return entries.stream().limit(MOST_RUNS).map(entry -> cut && isLive(entry) ? named(entry, entry.run().first(common)) : named(entry, entry.run())).toList();
    }

    /** The current and the previous run may differ in length because one is still being simulated. */
    private static boolean isLive(RunEntry entry) {
        return entry.role() == RunEntry.Role.NOW || entry.role() == RunEntry.Role.BEFORE;
    }

    /** The reference run comes first. */
    private List<RunEntry> shown() {
        List<RunEntry> entries = new ArrayList<>();
        entries.add(session.runs().list().baseline().orElse(session.runs().list().before()));
        entries.add(session.runs().list().now());
        session.runs().list().kept().stream().filter(entry -> entry.isInWorld() && !entry.isBaseline()).forEach(entries::add);
        entries.removeIf(entry -> entry.run() == null || entry.run().length() == 0 || !isOfThisModel(entry.run()));
        return entries;
    }

    private boolean isOfThisModel(Run run) {
        return run.header().model().equals(session.document().model().id());
    }

    private ReportRun named(RunEntry entry, Run run) {
        return new ReportRun(entry.name(), run, entry.role() == RunEntry.Role.KEPT ? entry.origin().preset() : session.document().preset().id());
    }

    private void write(List<ReportRun> runs, Path file) {
        boolean here = runs.stream().allMatch(run -> run.run().header().mapHash() == session.document().level().hash());
        Optional<Level> level = here ? Optional.of(session.document().level()) : Optional.empty();
        String map = level.map(session.library()::idOf).filter(id -> !id.equals(session.document().level().name())).map(id -> id.replaceFirst("^.*[/\\\\]", "")).orElse("");
        GoalSet goals = session.document().goals().set();
        session.tasks().load(Messages.text("app.files.writing-report", file.getFileName()), progress -> {
            try {
                new ComparisonReport(runs, level, map, List.of(goals), List.of()).write(file);
            } catch (IOException | RuntimeException refused) {
                throw new IOException(Messages.text("app.files.report-failed", file.getFileName(), refused.getMessage()), refused);
            }
            return () -> session.tasks().notifications().success(Messages.text("app.files.report-saved", file.getFileName(), runs.size()), Messages.text("app.files.open"), () -> DesktopOpener.open(file));
        });
    }
}
