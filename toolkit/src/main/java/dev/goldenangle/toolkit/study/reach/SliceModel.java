package dev.goldenangle.toolkit.study.reach;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.RowEngine;
import dev.goldenangle.toolkit.background.Progress;

import java.util.Optional;

/**
 * Predicts the effect of several knob changes from measurements of each knob alone, by adding up their effects. Good enough to choose
 * knobs for a real search and its starting point.
 */
final class SliceModel {
    static final int VALUES = 7;
    private final KnobSpace space;
    private final Judge judge;
    private final double[] present;
    private final double[] now;
    private final double[][][] slices;

    private SliceModel(KnobSpace space, Judge judge, double[] now, double[][][] slices) {
        this.space = space;
        this.judge = judge;
        this.present = space.present();
        this.now = now;
        this.slices = slices;
    }

    static SliceModel measure(KnobSpace space, Judge judge, double[] now, int threads, Progress monitor) throws Exception {
        double[][][] slices = new double[space.size()][VALUES][];
        Progress uncounted = new Progress();
        RowEngine.run(0, (long) space.size() * VALUES, threads, index -> {
            int knob = (int) index / VALUES;
            if (monitor.isCancelled()) {
                uncounted.cancel();
                return now;
            }
            KnobSpace line = space.only(space.knobs().subList(knob, knob + 1));
            Optional<ParameterSet> set = line.at(new double[] {space.knobs().get(knob).amount(share(index % VALUES))});
            return set.map(judge::take).map(judge::means).orElse(now);
        }, uncounted, (index, means) -> slices[(int) index / VALUES][(int) (index % VALUES)] = means);
        return new SliceModel(space, judge, now, slices);
    }

    private static double share(long index) {
        return (double) index / (VALUES - 1);
    }

    double[] present() {
        return present;
    }

    /** The change of a goal's value when a knob moves to a share of its range. */
    private double change(int knob, int goal, double share) {
        double at = share * (VALUES - 1);
        int below = Math.min(VALUES - 2, (int) at);
        double low = slices[knob][below][goal];
        double high = slices[knob][below + 1][goal];
        return Math.abs(share - present[knob]) < 1e-9 ? 0 : low + (at - below) * (high - low) - now[goal];
    }

    /** The predicted loss with these knobs at these shares. */
    double loss(int[] knobs, double[] shares) {
        double[] means = now.clone();
        for (int goal = 0; goal < means.length; goal++) {
            for (int i = 0; i < knobs.length; i++) {
                means[goal] += change(knobs[i], goal, shares[i]);
            }
        }
        return judge.score(means).cost();
    }

    /** The largest reduction of a goal's loss by one knob alone. */
    double help(int knob, int goal) {
        double least = judge.loss(goal, now[goal]);
        double before = least;
        for (int i = 0; i < VALUES; i++) {
            double loss = judge.loss(goal, slices[knob][i][goal]);
            least = Math.min(least, loss);
        }
        return before - least;
    }

    double lossNow(int goal) {
        return judge.loss(goal, now[goal]);
    }

    int goals() {
        return now.length;
    }

    int knobs() {
        return space.size();
    }
}
