package dev.goldenangle.simulation;

import dev.goldenangle.state.MoverState;

import java.util.List;

/**
 * A server and its predicting client compared. Lists and arrays are by tick.
 *
 * @param client      the state the client showed after its tick, including corrections
 * @param server      the server's state for the same tick, up to its last
 * @param error       distance between the two; NaN beyond the server's last tick
 * @param correction  how far a correction moved the client on this tick
 * @param corrections number of ticks with a correction
 */
public record PredictionRun(List<MoverState> client, List<MoverState> server, float[] error, float[] correction, int corrections) {
    /** The largest error of the run. */
    public float worstError() {
        float worst = 0f;
        for (float value : error) {
            worst = value > worst ? value : worst;
        }
        return worst;
    }

    /** The farthest that a correction moved the client. */
    public float largestCorrection() {
        float largest = 0f;
        for (float value : correction) {
            largest = Math.max(largest, value);
        }
        return largest;
    }

    public float meanError() {
        double sum = 0;
        int count = 0;
        for (float value : error) {
            if (!Float.isNaN(value)) {
                sum += value;
                count++;
            }
        }
        return count == 0 ? 0f : (float) (sum / count);
    }
}
