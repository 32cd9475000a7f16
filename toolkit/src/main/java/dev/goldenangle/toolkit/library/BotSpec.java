package dev.goldenangle.toolkit.library;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.goal.Driver;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;

/**
 * A bot with its settings, as written on a command line or in a session: {@code human-strafer:turn_rate=200deg,seed=3}.
 *
 * @param knobs its parameters
 * @param seed  random seed
 */
public record BotSpec(BotType type, ParameterSet knobs, long seed) {
    public static BotSpec of(BotType type) {
        return new BotSpec(type, type.parameters().defaults(), 1);
    }

    public static BotSpec parse(String text) throws BadInput {
        try {
            Driver driver = Driver.parse(text);
            return new BotSpec(driver.type(), driver.knobs(), driver.seed());
        } catch (IllegalArgumentException refused) {
            throw new BadInput(refused.getMessage());
        }
    }

    public BotSpec withSeed(long newSeed) {
        return new BotSpec(type, knobs, newSeed);
    }

    /** A new bot for a model, parameters and level. */
    public CommandSource create(Model model, ParameterSet parameters, Level level) {
        return new Driver(type, knobs, seed).create(model, parameters, level);
    }

    /** The text that {@link #parse} reads; parameters at their defaults are omitted. */
    public String text() {
        StringBuilder text = new StringBuilder(type.id());
        char separator = ':';
        for (Parameter knob : knobs.differences(type.parameters().defaults())) {
            String value = knob.spec().options().isEmpty() ? knobs.value(knob).text() : knob.spec().options().get(knobs.getInt(knob));
            text.append(separator).append(knob.key()).append('=').append(value);
            separator = ',';
        }
        return seed == 1 ? text.toString() : text.append(separator).append("seed=").append(seed).toString();
    }
}
