package dev.goldenangle.toolkit.study.reach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Chooses knobs for a real search: of all subsets of the most helpful knobs, those with the lowest predicted loss. */
final class SubsetChooser {
    private static final int MOST_HELPFUL = 12;
    private static final int PER_GOAL = 4;
    private static final int GRID = 25;
    private static final int SWEEPS = 6;
    /** Each additional knob must reduce the loss by this much. */
    private static final double CHANGE_COST = 0.02;
    /** Subsets predicted this much worse than the best are skipped, except for a few. */
    private static final double HOPELESS = 4;
    private static final double PROMISING = 0.5;
    private static final int AT_LEAST = 2;
    private final SliceModel model;
    private final List<Integer> helpful;

    /**
     * Knobs to search, and the starting point.
     *
     * @param knobs indices
     * @param start shares of their ranges
     * @param guess the predicted loss
     */
    record Subset(int[] knobs, double[] start, double guess) {
    }

    SubsetChooser(SliceModel model) {
        this.model = model;
        this.helpful = helpful();
    }

    private List<Integer> helpful() {
        Set<Integer> chosen = new LinkedHashSet<>();
        for (int goal = 0; goal < model.goals(); goal++) {
            int missed = goal;
            if (model.lossNow(goal) > 0) {
                ranked(knob -> model.help(knob, missed)).limit(PER_GOAL).forEach(chosen::add);
            }
        }
        ranked(knob -> IntStream.range(0, model.goals()).mapToDouble(goal -> model.help(knob, goal)).sum()).forEach(chosen::add);
        return chosen.stream().limit(MOST_HELPFUL).sorted().toList();
    }

    private Stream<Integer> ranked(ToDoubleFunction<Integer> help) {
        return IntStream.range(0, model.knobs()).boxed().filter(knob -> help.applyAsDouble(knob) > 0)
                .sorted(Comparator.comparingDouble((Integer knob) -> -help.applyAsDouble(knob)).thenComparing(knob -> knob));
    }

    /** The most promising subsets of a size, best first. */
    List<Subset> best(int size, int most) {
        List<Subset> all = new ArrayList<>();
        collect(new int[size], 0, 0, all);
        all.sort(Comparator.comparingDouble(Subset::guess));
        double limit = all.isEmpty() || all.get(0).guess() > PROMISING ? 0 : HOPELESS * Math.max(all.get(0).guess(), PROMISING);
        List<Subset> promising = all.stream().filter(subset -> subset.guess() <= limit).limit(most).toList();
        return promising.size() >= AT_LEAST ? promising : List.copyOf(all.subList(0, Math.min(AT_LEAST, all.size())));
    }

    private void collect(int[] chosen, int filled, int from, List<Subset> all) {
        if (filled == chosen.length) {
            all.add(descend(chosen.clone()));
            return;
        }
        for (int i = from; i < helpful.size(); i++) {
            chosen[filled] = helpful.get(i);
            collect(chosen, filled + 1, i + 1, all);
        }
    }

    /** Moves one knob after another to the best value on a grid, until nothing improves. */
    private Subset descend(int[] knobs) {
        double[] at = IntStream.of(knobs).mapToDouble(knob -> model.present()[knob]).toArray();
        double least = cost(knobs, at);
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            double before = least;
            for (int i = 0; i < at.length; i++) {
                double kept = at[i];
                for (int value = 0; value < GRID; value++) {
                    at[i] = (double) value / (GRID - 1);
                    double cost = cost(knobs, at);
                    kept = cost < least ? at[i] : kept;
                    least = Math.min(least, cost);
                }
                at[i] = kept;
            }
            if (least == before) {
                break;
            }
        }
        return new Subset(knobs, at, least);
    }

    private double cost(int[] knobs, double[] at) {
        double moved = IntStream.range(0, at.length).mapToDouble(i -> Math.abs(at[i] - model.present()[knobs[i]])).sum();
        return model.loss(knobs, at) + CHANGE_COST * moved;
    }
}
