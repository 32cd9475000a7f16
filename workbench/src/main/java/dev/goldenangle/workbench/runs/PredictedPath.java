package dev.goldenangle.workbench.runs;

import dev.goldenangle.simulation.Prediction;
import dev.goldenangle.state.MoverState;

import java.util.Optional;

/**
 * The path of client or server, by ticks of the run.
 * @param first the first tick of the run on the path
 * @param ticks number of ticks; the same prediction may grow later
 */
public record PredictedPath(Prediction prediction, End end, int first, int ticks) {
    public enum End {
        /** The path the player sees. */
        CLIENT {
            @Override
            Optional<MoverState> state(Prediction prediction, int tick) {
                return Optional.of(prediction.client(tick));
            }
        },
        /** The authoritative path, some ticks behind. */
        SERVER {
            @Override
            Optional<MoverState> state(Prediction prediction, int tick) {
                return prediction.server(tick);
            }
        };

        abstract Optional<MoverState> state(Prediction prediction, int tick);
    }

    /** The state after a tick of the run; empty where nothing is predicted. Do not modify it. */
    public Optional<MoverState> state(int tick) {
        return tick < first || tick >= first + ticks ? Optional.empty() : end.state(prediction, tick - first);
    }
}
