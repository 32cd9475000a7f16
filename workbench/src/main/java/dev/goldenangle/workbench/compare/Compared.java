package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Alignment;
import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Gap;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.telemetry.Run;

import java.util.List;
import java.util.Optional;

/**
 * Two runs, and everything that is worked out of them once.
 *
 * @param a          the baseline
 * @param b          what is compared with it
 * @param comparison what the command line prints, too
 * @param gap        seconds along the course; empty when the runs have no course in common
 * @param time       both by seconds since their starts
 * @param marks      the events that both have
 * @param model      of the baseline, for units
 */
record Compared(RunReader a, RunReader b, Comparison comparison, Optional<Gap> gap, Alignment time, List<Alignment.Mark> marks, Model model) {
    /** Of two runs, or of as much of them as both have done. */
    static Compared of(Run first, Run second, Extent extent) {
        int common = Math.min(first.length(), second.length());
        Run a = extent == Extent.COMMON ? first.first(common) : first;
        Run b = extent == Extent.COMMON ? second.first(common) : second;
        Comparison comparison = Comparison.of(List.of(a, b));
        RunReader readA = new RunReader(a);
        RunReader readB = new RunReader(b);
        return new Compared(readA, readB, comparison, comparison.gaps().stream().filter(gap -> gap.reach() > 0).findFirst(),
                Alignment.byTime(readA, readB), Alignment.marks(readA, readB), ModelCatalog.find(a.header().model()).orElseThrow());
    }

    /** How much of two runs is compared: now and before may be of different lengths only because one is still being played. */
    enum Extent { WHOLE, COMMON }

    /** How the runs are laid beside each other; by time where they cannot be as asked. */
    Alignment alignment(AlignBy by) {
        return switch (by.kind()) {
            case TIME -> time;
            case ROUTE -> gap.map(Gap::route).orElse(time);
            case EVENT -> Alignment.byEvent(a, b, by.mark()).orElse(time);
        };
    }
}
