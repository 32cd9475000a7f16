package dev.goldenangle.workbench.runs;

import dev.goldenangle.simulation.Prediction;
import dev.goldenangle.state.MoverState;

import java.util.Optional;

/**
 * The way that one end of the line takes, tick by tick of the run that is played.
 *
 * @param first the tick of the run that it begins with
 * @param ticks how many there are; the same prediction may go on later
 */
public record PredictedPath(Prediction prediction, End end, int first, int ticks) {
    /** Whose way it is. */
    public enum End {
        /** What the player sees. */
        CLIENT {
            @Override
            Optional<MoverState> state(Prediction prediction, int tick) {
                return Optional.of(prediction.client(tick));
            }
        },
        /** What counts; some ticks behind. */
        SERVER {
            @Override
            Optional<MoverState> state(Prediction prediction, int tick) {
                return prediction.server(tick);
            }
        };

        abstract Optional<MoverState> state(Prediction prediction, int tick);
    }

    /** After a tick of the run; empty where nothing is predicted. Not to be changed. */
    public Optional<MoverState> state(int tick) {
        return tick < first || tick >= first + ticks ? Optional.empty() : end.state(prediction, tick - first);
    }
}
