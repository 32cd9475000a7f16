package dev.goldenangle.toolkit.report;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.GoalText;
import dev.goldenangle.toolkit.plot.Markup;
import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyDigest;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.StudyTable;
import dev.goldenangle.toolkit.study.reach.ReachAnswer;
import dev.goldenangle.toolkit.study.reach.ReachQuestion;
import dev.goldenangle.toolkit.study.reach.Suggestion;
import dev.goldenangle.toolkit.study.reach.SuggestionText;
import dev.goldenangle.toolkit.study.sensitivity.EffectMatrix;
import dev.goldenangle.toolkit.study.sensitivity.KnobSlice;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The result of a study as one self-contained page: pictures, suggestions, and the commands that reproduce the numbers. */
public final class StudyReport {
    private static final int SLICE_VALUES = 13;
    private final String title;
    private final List<String> commands;
    private final Markup page = new Markup();

    /** @param commands command lines that reproduce the page */
    public StudyReport(String title, List<String> commands) {
        this.title = title;
        this.commands = List.copyOf(commands);
        page.raw("<!DOCTYPE html>\n").begin("html", "lang", "en").begin("head");
        page.leaf("meta", "charset", "utf-8").leaf("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.element("title", title).begin("style").raw(ReportPicture.colours()).raw(ComparisonReport.style()).end().end();
        page.begin("body").begin("main").element("h1", title);
    }

    /** Adds the effect of each knob on each metric. */
    public StudyReport effects(EffectMatrix effects, GoalSet set) {
        page.element("p", "Goal set " + set.name() + ". Bars: mean effect over the whole range of the knob, to the right when the metric rises. "
                + "Dots: how much the effect depends on the other knobs.", "class", "muted");
        page.begin("section").element("h2", "Knob influence");
        StudyPictures.matrix(page, effects);
        page.end();
        return this;
    }

    /** Adds the suggestions, and how the goals change along the knobs of the best one. */
    public StudyReport suggestions(ReachAnswer answer, ReachQuestion question, int threads) {
        page.element("p", SuggestionText.verdict(answer) + String.format(Locale.ROOT, " %,d knob settings tried.", answer.runs()), "class", "muted");
        page.begin("section").element("h2", "Suggestions").begin("ol");
        answer.suggestions().forEach(suggestion -> page.element("li", SuggestionText.sentence(suggestion) + (suggestion.reachesAll() ? "" : ". " + SuggestionText.binding(suggestion))));
        page.end().end();
        answer.suggestions().stream().findFirst().ifPresent(best -> {
            page.begin("section").element("h2", "The first suggestion");
            goals(best);
            best.changes().forEach(change -> slice(best, change, question, threads));
            page.end();
        });
        return this;
    }

    private void goals(Suggestion suggestion) {
        page.begin("table").begin("thead").begin("tr");
        List.of("Goal", "Target", "Now", "Then", "").forEach(head -> page.element("th", head));
        page.end().end().begin("tbody");
        for (Suggestion.Reached goal : suggestion.goals()) {
            page.begin("tr").element("td", goal.goal().name()).element("td", goal.goal().limits().text()).element("td", GoalText.number(goal.goal().limits(), goal.before()))
                    .element("td", GoalText.number(goal.goal().limits(), goal.value())).element("td", goal.reached() ? "met" : "missed", "class", goal.reached() ? "pass" : "fail").end();
        }
        for (Suggestion.Human human : suggestion.human()) {
            page.begin("tr").element("td", human.goal().name() + ", simulated human player, mean of " + human.seeds()).element("td", human.goal().limits().text()).element("td", "")
                    .element("td", GoalText.number(human.goal().limits(), human.mean()) + " (worst " + GoalText.number(human.goal().limits(), human.worst()) + ")")
                    .element("td", human.reached() ? "met" : "missed", "class", human.reached() ? "pass" : "fail").end();
        }
        page.end().end();
    }

    /** Draws the goal that the knob changes most, along the knob, with the suggestion's other changes applied. */
    private void slice(Suggestion suggestion, Suggestion.Change change, ReachQuestion question, int threads) {
        List<StudyMeasure> measures = suggestion.goals().stream().map(goal -> StudyMeasure.of(goal.goal())).toList();
        Evaluator evaluator = new Evaluator(question.space().model(), question.maps(), measures);
        KnobSlice slice = KnobSlice.of(question.space().from(suggestion.parameters()), change.knob(), evaluator, SLICE_VALUES, threads, new Progress());
        int moved = IntStream.range(0, measures.size()).boxed().max((a, b) -> Double.compare(spread(slice, a), spread(slice, b))).orElse(0);
        StudyPictures.slice(page, slice, moved, suggestion.goals().get(moved).goal().limits(), change);
    }

    /** The range of a metric along a slice, relative to its size. */
    private static double spread(KnobSlice slice, int measure) {
        double[] means = slice.points().get(measure).stream().mapToDouble(KnobSlice.Point::mean).filter(Double::isFinite).toArray();
        double low = IntStream.range(0, means.length).mapToDouble(i -> means[i]).min().orElse(0);
        double high = IntStream.range(0, means.length).mapToDouble(i -> means[i]).max().orElse(0);
        return (high - low) / Math.max(1e-9, Math.abs(high) + Math.abs(low));
    }

    /** Adds all points of a sweep as lines, and the first two metrics against each other. */
    public StudyReport sweep(Study study, StudyTable table) {
        page.element("p", String.format(Locale.ROOT, "%,d points by %s over %d knobs of %s. Digest %s.", table.size(), study.design().key(), study.space().size(), Preset.publicId(study.preset()),
                StudyDigest.of(study).whole()), "class", "muted");
        page.begin("section").element("h2", "All points");
        StudyPictures.parallel(page, table);
        page.end();
        if (study.measures().size() > 1) {
            page.begin("section").element("h2", study.measures().get(1).name() + " against " + study.measures().get(0).name());
            StudyPictures.scatter(page, table, 0, 1);
            page.end();
        }
        return this;
    }

    public String html() {
        page.begin("section").element("h2", "How to reproduce").element("pre", String.join("\n", commands)).end();
        page.end().end().end();
        return page.toString();
    }

    /** Writes the whole page or nothing. */
    public void write(Path file) throws IOException {
        AtomicFile.write(file, html());
    }
}
