package dev.goldenangle.workbench.runs;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Correction;
import dev.goldenangle.simulation.Network;
import dev.goldenangle.simulation.Prediction;
import dev.goldenangle.simulation.PredictionRun;
import dev.goldenangle.simulation.Reconciliation;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Replays the current run on a predicting client and a server over a simulated network. Changed settings or knobs are
 * computed in the background; a growing run is followed tick by tick.
 */
public final class PredictionStudy {
    private static final long SEED = 1;
    private static final long DELAY_MILLIS = 40;
    /** Maximum ticks simulated in one frame. */
    private static final int TICKS_AT_ONCE = 64;
    /** Every state is stored, so for a run longer than this only the last {@link #KEPT_SECONDS} are predicted. */
    private static final double LONGEST_SECONDS = 120;
    private static final double KEPT_SECONDS = 60;

    private final Document document;
    private final RunEntry shown;
    private final BooleanProperty on = new SimpleBooleanProperty(this, "on", false);
    private final DoubleProperty latencyMs = new SimpleDoubleProperty(this, "latency", 80);
    private final DoubleProperty jitterMs = new SimpleDoubleProperty(this, "jitter", 20);
    private final DoubleProperty lossPercent = new SimpleDoubleProperty(this, "loss", 4);
    private final DoubleProperty redundancy = new SimpleDoubleProperty(this, "redundancy", 0);
    private final DoubleProperty toleranceMetres = new SimpleDoubleProperty(this, "tolerance", 0.02);
    private final DoubleProperty blendMs = new SimpleDoubleProperty(this, "blend", 120);
    private final ObjectProperty<Correction> policy = new SimpleObjectProperty<>(this, "policy", Correction.REPLAY);
    private final LatestTask<Question, Study> work;
    private Question asked;
    private PredictionRun result;
    private Study resultOf;

    /** Everything a prediction depends on except the commands. */
    private record Line(Model model, ParameterSet values, Level level, Network network, Reconciliation reconciliation) {
    }

    private record Question(Line line, Run run, int from) {
        boolean leadsTo(Line newLine, Run newRun) {
            return line.equals(newLine) && newRun.length() >= run.length() && newRun.hash(run.length() - 1) == run.hash();
        }
    }

    /** A prediction in progress; used by one thread at a time. */
    private static final class Study implements CommandSource {
        private final Line line;
        private final int from;
        private final Prediction prediction;
        private Run run;

        Study(Question question) {
            line = question.line;
            from = question.from;
            run = question.run;
            prediction = new Prediction(line.model, line.values, line.level, this, line.network, line.reconciliation);
            MoverState start = new MoverState(run.header().start().registerCount());
            new RunReader(run).state(from - 1, start);
            prediction.startAt(start);
            prediction.advanceTo(run.length() - from);
        }

        @Override
        public void fill(int tick, MoverState state, Command command) {
            run.command(from + tick, command);
        }

        boolean leadsTo(Line newLine, Run newRun) {
            return new Question(line, run, from).leadsTo(newLine, newRun);
        }

        PredictedPath path(PredictedPath.End end) {
            return new PredictedPath(prediction, end, from, prediction.ticks());
        }

        void follow(Run longer) {
            run = longer;
            prediction.advanceTo(longer.length() - from);
        }
    }

    public PredictionStudy(Document document, RunList runs, Tasks tasks) {
        this.document = document;
        shown = runs.now();
        work = tasks.latest(DELAY_MILLIS, (question, isStale) -> new Study(question));
    }

    public BooleanProperty onProperty() {
        return on;
    }

    /** One-way latency. */
    public DoubleProperty latencyMsProperty() {
        return latencyMs;
    }

    /** Maximum random extra latency. */
    public DoubleProperty jitterMsProperty() {
        return jitterMs;
    }

    /** Share of packets that are lost. */
    public DoubleProperty lossPercentProperty() {
        return lossPercent;
    }

    /** Number of past commands repeated in each packet. */
    public DoubleProperty redundancyProperty() {
        return redundancy;
    }

    /** Position errors up to this distance are not corrected. */
    public DoubleProperty toleranceMetresProperty() {
        return toleranceMetres;
    }

    /** Time in which a blended correction decays to about a third. */
    public DoubleProperty blendMsProperty() {
        return blendMs;
    }

    public ObjectProperty<Correction> policyProperty() {
        return policy;
    }

    /** Whether the result is not up to date with the settings. */
    public boolean isBusy() {
        return work.isBusy();
    }

    private Line line() {
        Network network = new Network(latencyMs.get(), jitterMs.get(), lossPercent.get() / 100, (int) Math.round(redundancy.get()), SEED);
        float tolerance = (float) (toleranceMetres.get() * document.level().unitsPerMetre());
        return new Line(document.model(), document.knobs().values(), document.level(), network, new Reconciliation(policy.get(), tolerance, blendMs.get()));
    }

    /** Follows the run and the settings. Call once per frame. */
    public void refresh() {
        Run run = shown.run();
        if (!on.get() || run == null || run.length() == 0 || run.header().tickRate() != document.tickRate()) {
            return;
        }
        Line line = line();
        Study study = work.answerProperty().get();
        if (study != null && study.leadsTo(line, run) && run.length() - study.from - study.prediction.ticks() <= TICKS_AT_ONCE
                && run.length() - study.from <= LONGEST_SECONDS * run.header().tickRate()) {
            if (study.run != run) {
                study.follow(run);
            }
        } else if (!isBusy() || asked == null || !asked.leadsTo(line, run)) {
            ask(line, run);
        }
    }

    private void ask(Line line, Run run) {
        double rate = run.header().tickRate();
        int from = run.length() <= LONGEST_SECONDS * rate ? 0 : run.length() - (int) (KEPT_SECONDS * rate);
        asked = new Question(line, run, from);
        work.ask(asked);
    }

    private Optional<Study> shownStudy() {
        Study study = work.answerProperty().get();
        boolean fits = on.get() && study != null && study.line.level == document.level() && study.line.model == document.model();
        return fits ? Optional.of(study) : Optional.empty();
    }

    /** The client's state after a tick; empty where nothing is predicted. */
    public Optional<MoverState> client(int tick) {
        return shownStudy().flatMap(s -> s.path(PredictedPath.End.CLIENT).state(tick));
    }

    /** The server's state for the same tick, or its latest one. */
    public Optional<MoverState> server(int tick) {
        return shownStudy().flatMap(s -> s.path(PredictedPath.End.SERVER).state(tick));
    }

    /** The paths of client and server so far; empty if nothing is predicted. */
    public List<PredictedPath> paths() {
        return shownStudy().filter(s -> s.prediction.ticks() > 0).map(s -> Stream.of(PredictedPath.End.values()).map(s::path).toList()).orElse(List.of());
    }

    /** Errors and corrections so far; null before the first. Returns the same object until something changes. */
    public PredictionRun result() {
        Study study = shownStudy().orElse(null);
        if (study == null) {
            return null;
        }
        if (resultOf != study || result.client().size() != study.prediction.ticks()) {
            resultOf = study;
            result = study.prediction.result();
        }
        return result;
    }

    /** The first tick of the run in the result. */
    public int firstTick() {
        return shownStudy().map(s -> s.from).orElse(0);
    }

    /** Number of ticks the server is behind. */
    public int serverDelay() {
        return shownStudy().map(s -> s.prediction.serverDelay()).orElse(0);
    }
}
