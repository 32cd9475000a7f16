package dev.goldenangle.workbench.library;

import dev.goldenangle.bot.BotContext;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.MoverState;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A bot as a command line or a session names it: {@code human-strafer:turn_rate=200deg,seed=3}.
 *
 * @param type  which bot
 * @param knobs its parameters
 * @param seed  decides everything that looks like chance
 */
public record BotSpec(BotType type, ParameterSet knobs, long seed) {
    public static BotSpec of(BotType type) {
        return new BotSpec(type, type.parameters().defaults(), 1);
    }

    public static BotSpec parse(String text) throws BadInput {
        int colon = text.indexOf(':');
        String id = colon < 0 ? text : text.substring(0, colon);
        BotType type = BotType.find(id).orElseThrow(() -> new BadInput("there is no bot " + id + "; bots: "
                + Arrays.stream(BotType.values()).map(BotType::id).collect(Collectors.joining(", "))));
        BotSpec spec = of(type);
        if (colon >= 0) {
            for (String setting : text.substring(colon + 1).split(",")) {
                spec = spec.with(setting);
            }
        }
        return spec;
    }

    private BotSpec with(String setting) throws BadInput {
        String[] parts = setting.split("=", 2);
        if (parts.length != 2) {
            throw new BadInput(type.id() + ": \"" + setting + "\" is not key=value");
        }
        try {
            return parts[0].equals("seed") ? withSeed(Long.parseLong(parts[1])) : new BotSpec(type, knobs.with(parts[0], parts[1]), seed);
        } catch (IllegalArgumentException refused) {
            throw new BadInput(type.id() + ": " + refused.getMessage());
        }
    }

    public BotSpec withSeed(long newSeed) {
        return new BotSpec(type, knobs, newSeed);
    }

    /** A fresh bot for a model, preset and level. */
    public CommandSource create(Model model, ParameterSet parameters, Level level) {
        Body body = model.mover(parameters, level).body(new MoverState(model.registers().size()));
        return type.create(new BotContext(model.theory(parameters), parameters.get(model.tickRate()), (float) parameters.w(), body.radius(),
                level.waypoints().stream().map(place -> new BotContext.Place(place.feet(), place.leap())).toList(), seed), knobs);
    }

    /** Reads back with {@link #parse}; parameters at their defaults are left out. */
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
