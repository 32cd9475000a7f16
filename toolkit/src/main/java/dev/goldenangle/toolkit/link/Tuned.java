package dev.goldenangle.toolkit.link;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.export.GamePreset;

/**
 * What is open in the workbench; its knobs are sent to the game, and the game's run is compared with it.
 *
 * @param preset the open preset with the current knobs
 * @param model  model of the preset
 * @param level  map the model moves in
 */
public record Tuned(Preset preset, Model model, Level level) {
    public ParameterSet values() {
        return preset.parameters();
    }

    GamePreset game() {
        return new GamePreset(preset, model);
    }

    double tickRate() {
        return values().get(model.tickRate());
    }

    /** Whether only single values differ, so that the game needs no complete message. */
    boolean isSameWorld(Tuned other) {
        return model == other.model && level == other.level && preset.id().equals(other.preset.id()) && tickRate() == other.tickRate();
    }
}
