package dev.goldenangle.toolkit.link;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.export.GamePreset;

/**
 * What the workbench has open: a game is told of it, and what the game does is compared with it.
 *
 * @param preset the open preset with the knobs as they are
 * @param model  the model it sets
 * @param level  the map that the model moves in
 */
public record Tuned(Preset preset, Model model, Level level) {
    /** The knobs. */
    public ParameterSet values() {
        return preset.parameters();
    }

    GamePreset game() {
        return new GamePreset(preset, model);
    }

    double tickRate() {
        return values().get(model.tickRate());
    }

    /** Whether a game that knows the other one needs to be told single values only. */
    boolean isSameWorld(Tuned other) {
        return model == other.model && level == other.level && preset.id().equals(other.preset.id()) && tickRate() == other.tickRate();
    }
}
