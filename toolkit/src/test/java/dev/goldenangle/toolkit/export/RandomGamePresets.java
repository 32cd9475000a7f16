package dev.goldenangle.toolkit.export;

import dev.goldenangle.attack.RandomKnobs;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;

/** Presets with random legal values, and with names that contain code. */
final class RandomGamePresets {
    private static final String[] NAMES = {"Plain", "say \"hi\"", "back\\slash", "two\nlines", "*/ int x; /*", "--]] os.exit()", "ünï🏃", "what??/trigraph", "\u0001\u007f tab\t", "#{x}", "100%d"};

    private RandomGamePresets() {
    }

    static GamePreset draw(Model model, long seed) {
        Randomness random = new Randomness(seed);
        ParameterSet set = new RandomKnobs(random).set(model.parameters());
        String name = NAMES[random.nextInt(NAMES.length)];
        return new GamePreset(Preset.of(model.id() + "/drawn", model.id(), set).withHeader(name, name), model);
    }
}
