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
 * Two runs, and the results computed from them once.
 *
 * @param entryA     what the baseline is in the list of runs
 * @param entryB     what the other is there
 * @param a          the baseline
 * @param b          what is compared with it
 * @param comparison what the command line prints, too
 * @param gap        seconds along the course; empty when the runs have no course in common
 * @param time       both by seconds since their starts
 * @param marks      the events that both have
 * @param model      of the baseline, for units
 */
record Compared(RunEntry entryA, RunEntry entryB, RunReader a, RunReader b, Comparison comparison, Optional<Gap> gap, Alignment time,
                List<Alignment.Mark> marks, Model model) {
    /** Which runs are wanted, as they are at the moment of asking. */
    record Question(RunEntry entryA, RunEntry entryB, Run first, Run second, Extent extent) {
    }

    /** Of two runs, or of as much of them as both have done. */
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

    /** How much of two runs is compared: now and before may be of different lengths only because one is still being played. */
    enum Extent { WHOLE, COMMON }

    /** Whether both runs were made with the same model, so that their numbers have the same units. */
    boolean hasOneModel() {
        return a.run().header().model().equals(b.run().header().model());
    }

    /** How the runs are laid beside each other; by time where they cannot be as asked. */
    Alignment alignment(AlignBy by) {
        return switch (by.kind()) {
            case TIME -> time;
            case ROUTE -> gap.map(Gap::route).orElse(time);
            case EVENT -> Alignment.byEvent(a, b, by.mark()).orElse(time);
        };
    }
}
