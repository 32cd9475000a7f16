package dev.goldenangle.toolkit.library;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.presets.GoalReading;
import dev.goldenangle.presets.GoalStore;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetProblem;

/** Finds goal sets by shipped id or by file. */
public final class GoalLibrary {
    private GoalLibrary() {
    }

    public static GoalSet read(String idOrFile) throws BadInput {
        GoalReading reading = GoalStore.read(idOrFile);
        if (reading.set().isEmpty()) {
            throw new BadInput(reading.problems().stream().map(PresetProblem::toString).toList());
        }
        return reading.set().get();
    }

    /** The default goal set of a preset. */
    public static GoalSet of(Preset preset) throws BadInput {
        return of(preset, GoalStore.setOf(preset).orElseThrow(() -> new BadInput("there is no goal set for " + preset.model() + "; name one with --goals")));
    }

    /** A named goal set; it must be of the preset's model. */
    public static GoalSet of(Preset preset, String idOrFile) throws BadInput {
        GoalSet set = read(idOrFile);
        if (!set.model().equals(preset.model())) {
            throw new BadInput(idOrFile + ": is a goal set for " + set.model() + ", but " + preset.id() + " is a preset of " + preset.model());
        }
        return set;
    }
}
