package dev.goldenangle.workbench.curves;

import dev.goldenangle.analysis.curve.HeldKeys;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.History;
import dev.goldenangle.workbench.document.Knobs;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The state of the curves pane. Lines and gain map are computed in the background while the pane is visible. */
public final class CurvesViewModel {
    private final Document document;
    private final LivePlay live;
    private final Runs runs;
    private final CurveMaker maker = new CurveMaker();
    private final LatestTask<CurveMaker.Question, CurveMaker.Drawn> lines;
    private final LatestTask<CurveMaker.Question, CurveMaker.Mapped> maps;
    private final LatestTask<Run, SpeedBreakdown> accounts;
    private final ObjectProperty<HeldKeys> keys = new SimpleObjectProperty<>(this, "keys", HeldKeys.FORWARD_AND_SIDE);
    private CurveMaker.Question asked;
    private int accountedTicks;
    private Run accounted;

    public CurvesViewModel(Document document, LivePlay live, Runs runs, Tasks tasks) {
        this.document = document;
        this.live = live;
        this.runs = runs;
        lines = tasks.latest(0, maker::draw);
        maps = tasks.latest(0, maker::map);
        accounts = tasks.latest(0, (run, isStale) -> SpeedBreakdown.of(run));
    }

    ReadOnlyObjectProperty<CurveMaker.Drawn> linesProperty() {
        return lines.answerProperty();
    }

    ReadOnlyObjectProperty<CurveMaker.Mapped> mapProperty() {
        return maps.answerProperty();
    }

    ReadOnlyObjectProperty<SpeedBreakdown> accountProperty() {
        return accounts.answerProperty();
    }

    /** The keys held for the gain map. */
    ObjectProperty<HeldKeys> keysProperty() {
        return keys;
    }

    /** Requests everything that is out of date; called once per frame while the pane is visible. */
    void refresh() {
        CurveMaker.Question question = new CurveMaker.Question(document.model(), document.knobs().before(), document.knobs().values(), baseline(), keys.get());
        if (!question.equals(asked)) {
            asked = question;
            lines.ask(question);
            maps.ask(question);
        }
        Run run = runs.shown();
        if (run != null && isWorthCounting(run)) {
            accounted = run;
            accountedTicks = run.length();
            accounts.ask(run);
        }
    }

    private Optional<ParameterSet> baseline() {
        return runs.list().baseline().filter(this::isShownHere).map(entry -> entry.run().header().parameters());
    }

    private boolean isShownHere(RunEntry entry) {
        return entry.isShown() && entry.run().header().model().equals(document.model().id());
    }

    /** The visible runs of this model, the current one last, so that it is drawn on top. */
    List<RunEntry> shownRuns() {
        List<RunEntry> entries = new ArrayList<>(runs.list().entries().stream().filter(this::isShownHere).toList());
        Collections.reverse(entries);
        return entries;
    }

    /** A growing run is counted a few times per second, a finished one immediately. */
    private boolean isWorthCounting(Run run) {
        if (live.playback().isLive()) {
            return run.length() < accountedTicks || run.length() - accountedTicks > run.header().tickRate() / 4;
        }
        return run != accounted && (run.length() != accountedTicks || accounted == null || run.hash() != accounted.hash());
    }

    Run run() {
        return runs.shown();
    }

    int cursor() {
        return live.playback().cursor();
    }

    void goTo(int tick) {
        live.playback().seek(tick);
    }

    Knobs knobs() {
        return document.knobs();
    }

    History history() {
        return document.history();
    }

    String speedSymbol() {
        return document.model().speedUnit().symbol();
    }

    /** Sets a knob to an internal value, rounded to the digits that its field shows. A curve of the model before has no effect. */
    void turn(Parameter knob, double internal) {
        if (!knobs().values().table().parameters().contains(knob)) {
            return;
        }
        Value like = knobs().values().value(knob);
        knobs().set(knob, KnobText.rounded(knob, like.withInternal(internal, knobs().values().w()), knobs().values().w()));
    }
}
