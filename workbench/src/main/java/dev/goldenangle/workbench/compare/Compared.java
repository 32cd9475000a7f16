package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Alignment;
import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Gap;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.runs.RunEntry;

import java.util.List;
import java.util.Optional;

/**
 * Two runs and the results computed from them.
 *
 * @param a     the baseline
 * @param b     the run compared with it
 * @param gap   in seconds along the course; empty if the runs have no course in common
 * @param time  the alignment by seconds since the start
 * @param marks the events that both runs have
 * @param model the model of the baseline, for units
 */
record Compared(RunEntry entryA, RunEntry entryB, RunReader a, RunReader b, Comparison comparison, Optional<Gap> gap, Alignment time,
                List<Alignment.Mark> marks, Model model) {
    /** The runs to compare, as they were when requested. */
    record Question(RunEntry entryA, RunEntry entryB, Run first, Run second, Extent extent) {
    }

    /** Compares two runs, or the length that both have reached. */
    static Compared of(Question asked) {
        int common = Math.min(asked.first.length(), asked.second.length());
        Run a = asked.extent == Extent.COMMON ? asked.first.first(common) : asked.first;
        Run b = asked.extent == Extent.COMMON ? asked.second.first(common) : asked.second;
        Comparison comparison = Comparison.of(List.of(a, b));
        RunReader readA = new RunReader(a);
        RunReader readB = new RunReader(b);
        return new Compared(asked.entryA, asked.entryB, readA, readB, comparison, comparison.gaps().stream().filter(gap -> gap.reach() > 0).findFirst(),
                Alignment.byTime(readA, readB), Alignment.marks(readA, readB), ModelCatalog.find(a.header().model()).orElseThrow());
    }

    /** How much of the runs is compared. A live run may be shorter than the previous one only because it is still being played. */
    enum Extent { WHOLE, COMMON }

    /** Whether both runs use the same model, so that their numbers have the same units. */
    boolean hasOneModel() {
        return a.run().header().model().equals(b.run().header().model());
    }

    /** The requested alignment, or by time if that is not possible. */
    Alignment alignment(AlignBy by) {
        return switch (by.kind()) {
            case TIME -> time;
            case ROUTE -> gap.map(Gap::route).orElse(time);
            case EVENT -> Alignment.byEvent(a, b, by.mark()).orElse(time);
        };
    }
}
