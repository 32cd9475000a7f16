package dev.goldenangle.workbench.prediction;

import dev.goldenangle.simulation.PredictionRun;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.runs.PredictionStudy;
import dev.goldenangle.workbench.text.Messages;

/** The state of the prediction pane. */
public final class PredictionViewModel {
    private final Document document;
    private final LivePlay live;
    private final PredictionStudy study;

    public PredictionViewModel(Document document, LivePlay live, PredictionStudy study) {
        this.document = document;
        this.live = live;
        this.study = study;
    }

    public PredictionStudy study() {
        return study;
    }

    double tickRate() {
        return document.tickRate();
    }

    /** The cursor, counted from the first predicted tick. */
    int cursor() {
        return live.playback().cursor() - study.firstTick();
    }

    double firstSeconds() {
        return study.firstTick() / tickRate();
    }

    double tolerance() {
        return study.toleranceMetresProperty().get() * document.level().unitsPerMetre();
    }

    /** Moves the cursor to a tick, counted from the first predicted one. */
    void goTo(int tick) {
        live.playback().seek(study.firstTick() + tick);
    }

    String unit() {
        return document.model().lengthUnit().symbol();
    }

    /** Models with many units per metre need fewer decimals. */
    int digits() {
        return document.level().unitsPerMetre() > 4 ? 1 : 3;
    }

    private String length(double value) {
        return Numbers.withUnit(Numbers.fixed(value, digits()), unit());
    }

    String worst(PredictionRun run) {
        return length(run.worstError());
    }

    String mean(PredictionRun run) {
        return length(run.meanError());
    }

    String corrections(PredictionRun run) {
        double seconds = run.client().size() / tickRate();
        return Messages.text("prediction.corrections.count", run.corrections(), Numbers.fixed(run.corrections() / seconds, 1));
    }

    String largestCorrection(PredictionRun run) {
        return length(run.largestCorrection());
    }

    String delay() {
        return Messages.text("prediction.delay", study.serverDelay(), Numbers.fixed(1000 * study.serverDelay() / tickRate(), 0));
    }
}
