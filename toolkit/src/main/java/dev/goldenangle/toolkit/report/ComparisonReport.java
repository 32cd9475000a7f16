package dev.goldenangle.toolkit.report;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.toolkit.library.Texts;
import dev.goldenangle.toolkit.plot.Markup;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Writes a comparison as one self-contained page: pictures, tables, presets, traces, and the commands that reproduce the numbers.
 * It follows the reader's choice of light or dark.
 */
public final class ComparisonReport {
    /** Longer traces are left out, so that the page can be sent by mail. */
    private static final int LONGEST_TRACE = 3 << 20;
    private final List<ReportRun> runs;
    private final Comparison comparison;
    private final Optional<Level> level;
    private final List<String> commands;
    private final List<GoalSet> goals;
    private final String map;
    private final Markup page = new Markup();
    private final ReportTables tables;

    /**
     * @param runs     the runs to compare; the others are measured against the first
     * @param level    the map, to draw it; empty when the runs are on different maps
     * @param map      id or file of the map, for commands; empty when the name in a trace is enough
     * @param goals    the goal sets to measure, each for the runs of its model
     * @param commands command lines that reproduce the comparison, besides those that use the traces in the page
     */
    public ComparisonReport(List<ReportRun> runs, Optional<Level> level, String map, List<GoalSet> goals, List<String> commands) {
        this.runs = List.copyOf(runs);
        this.level = level;
        this.commands = List.copyOf(commands);
        this.goals = List.copyOf(goals);
        this.map = map;
        comparison = Comparison.of(runs.stream().map(ReportRun::run).toList());
        tables = new ReportTables(page, this.runs, comparison);
    }

    /** Writes the whole page or nothing. */
    public void write(Path file) throws IOException {
        AtomicFile.write(file, html());
    }

    public String html() {
        String title = String.join(" and ", runs.stream().map(ReportRun::name).toList());
        page.raw("<!DOCTYPE html>\n").begin("html", "lang", "en").begin("head");
        page.leaf("meta", "charset", "utf-8").leaf("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.element("title", title).begin("style").raw(ReportPicture.colours()).raw(style()).end().end();
        page.begin("body").begin("main");
        head(title);
        pictures();
        goals.stream().map(set -> new GoalTable(set, runs)).filter(table -> !table.isEmpty()).forEach(table -> section("Goals", () -> table.write(page)));
        section("Metrics", tables::metrics);
        section("Parameters that differ", tables::parameters);
        section("Where speed went", this::causes);
        section("Jumps", tables::jumps);
        section("Presets", this::presets);
        section("How to reproduce", this::reproduce);
        page.end().end().end();
        return page.toString();
    }

    static String style() {
        try (InputStream css = Objects.requireNonNull(ComparisonReport.class.getResourceAsStream("report.css"))) {
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    private void section(String title, Runnable content) {
        page.begin("section").element("h2", title);
        content.run();
        page.end();
    }

    private void head(String title) {
        page.element("h1", title);
        page.element("p", verdict(), "class", "muted");
        page.begin("section");
        tables.table(List.of("Run", "Model", "Map", "Source", "Ticks", "Digest"), IntStream.range(0, runs.size()).mapToObj(i -> {
            ReportRun run = runs.get(i);
            return List.of(run.name(), run.run().header().model(), run.run().header().map(), run.run().header().source(),
                    run.run().length() + " at " + Texts.number(run.run().header().tickRate()) + " Hz", Hash64.hex(run.run().hash()));
        }).toList(), true);
        page.end();
    }

    private String verdict() {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < runs.size(); i++) {
            text.append(runs.get(i).name()).append(" is better in ").append(comparison.count(i, Comparison.Verdict.BETTER)).append(", worse in ")
                    .append(comparison.count(i, Comparison.Verdict.WORSE)).append(", the same in ").append(comparison.count(i, Comparison.Verdict.SAME)).append(". ");
        }
        return text + (comparison.firstDivergence() < 0 ? "The runs are the same, bit for bit." : "The runs diverge at tick " + comparison.firstDivergence() + ".");
    }

    private void pictures() {
        Pictures pictures = new Pictures(page, runs, comparison);
        section("Speed over time", () -> {
            legend();
            pictures.speed();
        });
        section("Scene, top view", () -> new PathPicture(page, runs).draw(level));
        if (pictures.hasOneUnit() && comparison.gaps().stream().anyMatch(gap -> gap.reach() > 0)) {
            section("Time gap along the course", () -> {
                page.element("p", "Relative to " + runs.get(0).name() + "; below zero is ahead.", "class", "muted");
                pictures.gap();
            });
        }
    }

    private void legend() {
        page.begin("p", "class", "muted");
        for (int i = 0; i < runs.size(); i++) {
            page.element("span", "", "class", RunStyle.of(i).key()).text(runs.get(i).name() + "\u2003");
        }
        page.end();
    }

    private void causes() {
        Pictures pictures = new Pictures(page, runs, comparison);
        if (pictures.hasOneUnit()) {
            legend();
            pictures.causes();
        }
        tables.causes();
        tables.worstMoments();
    }

    private void presets() {
        for (ReportRun run : runs) {
            page.begin("details").element("summary", run.name() + (run.preset().isEmpty() || run.preset().equals(run.name()) ? "" : ", from " + run.preset()));
            page.element("pre", run.toml()).end();
        }
    }

    private void reproduce() {
        boolean allTraces = true;
        page.begin("p").text("The inputs of each run, to save in one folder: ");
        for (int i = 0; i < runs.size(); i++) {
            String trace = TraceWriter.write(TraceReplay.traceOf(runs.get(i).run(), runs.get(i).preset()));
            if (trace.length() <= LONGEST_TRACE) {
                String data = "data:text/plain;charset=utf-8;base64," + Base64.getEncoder().encodeToString(trace.getBytes(StandardCharsets.UTF_8));
                page.element("a", traceName(i), "href", data, "download", traceName(i)).text(" ");
            } else {
                allTraces = false;
                page.text(traceName(i) + " (too large: " + (trace.length() >> 20) + " MB) ");
            }
        }
        page.end();
        String where = map.isEmpty() ? "" : " --map " + Texts.commandLine(List.of(map));
        StringBuilder lines = new StringBuilder();
        commands.forEach(command -> lines.append(command).append('\n'));
        if (allTraces) {
            lines.append("workbench compare ").append(String.join(" ", IntStream.range(0, runs.size()).mapToObj(this::traceName).toList())).append(where).append('\n');
        }
        for (int i = 0; i < runs.size() && allTraces; i++) {
            lines.append("workbench replay ").append(traceName(i)).append(where).append('\n');
        }
        page.element("pre", lines.toString());
    }

    /** Numbered, because two runs can have the same name. */
    private String traceName(int index) {
        return (index + 1) + "-" + runs.get(index).fileName() + ".trace";
    }
}
