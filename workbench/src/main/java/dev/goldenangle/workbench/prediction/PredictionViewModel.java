package dev.goldenangle.workbench.prediction;

import dev.goldenangle.simulation.PredictionRun;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.runs.PredictionStudy;
import dev.goldenangle.workbench.session.TuningSession;

/** What the pane shows of the prediction. */
public final class PredictionViewModel {
    private final TuningSession session;
    private final PredictionStudy study;

    public PredictionViewModel(TuningSession session, PredictionStudy study) {
        this.session = session;
        this.study = study;
    }

    public PredictionStudy study() {
        return study;
    }

    double tickRate() {
        return session.tickRate();
    }

    /** The cursor, counted from the first predicted tick. */
    int cursor() {
        return session.playback().cursor() - study.firstTick();
    }

    double firstSeconds() {
        return study.firstTick() / tickRate();
    }

    double tolerance() {
        return study.toleranceMetresProperty().get() * session.level().unitsPerMetre();
    }

    /** Shows a tick, counted from the first predicted one. */
    void goTo(int tick) {
        session.playback().seek(study.firstTick() + tick);
    }

    String unit() {
        return session.model().lengthUnit().symbol();
    }

    /** Small lengths need their digits, large units do not. */
    int digits() {
        return session.level().unitsPerMetre() > 4 ? 1 : 3;
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
        return run.corrections() + "  (" + Numbers.fixed(run.corrections() / seconds, 1) + " a second)";
    }

    String largestCorrection(PredictionRun run) {
        float largest = 0f;
        for (float correction : run.correction()) {
            largest = Math.max(largest, correction);
        }
        return length(largest);
    }

    String delay() {
        return study.serverDelay() + " ticks  (" + Numbers.fixed(1000 * study.serverDelay() / tickRate(), 0) + " ms)";
    }
}
