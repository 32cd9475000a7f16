package dev.goldenangle.goal;

import dev.goldenangle.analysis.acceptance.Trial;
import dev.goldenangle.bot.BotContext;
import dev.goldenangle.bot.BotSkill;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.MoverState;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A bot with its settings, written as one line: {@code human-strafer:turn_rate=200deg,seed=3} or {@code
 * human-strafer:champion}.
 *
 * @param type  kind of bot
 * @param knobs its parameters
 * @param seed  seed of all randomness
 */
public record Driver(BotType type, ParameterSet knobs, long seed) {
    /** Old names of settings, still found in files, and their current names. */
    private static final Map<String, String> OLD_NAMES = Map.of("counts_rounding", "best_keys");

    /** @throws IllegalArgumentException with the reason, if the line names an unknown bot or setting */
    public static Driver parse(String line) {
        int colon = line.indexOf(':');
        String id = colon < 0 ? line : line.substring(0, colon);
        BotType type = BotType.find(id).orElseThrow(() -> new IllegalArgumentException("there is no bot " + id + "; bots: "
                + Arrays.stream(BotType.values()).map(BotType::id).collect(Collectors.joining(", "))));
        Driver driver = new Driver(type, type.parameters().defaults(), 1);
        if (colon >= 0) {
            for (String setting : line.substring(colon + 1).split(",")) {
                driver = driver.with(setting);
            }
        }
        return driver;
    }

    private Driver with(String setting) {
        Optional<BotSkill> skill = type.skill(setting);
        if (skill.isPresent()) {
            return new Driver(type, skill.get().apply(knobs), seed);
        }
        String[] parts = setting.split("=", 2);
        if (parts.length != 2) {
            String named = type.skills().stream().map(BotSkill::id).collect(Collectors.joining(", "));
            throw new IllegalArgumentException(type.id() + ": \"" + setting + "\" is not key=value" + (named.isEmpty() ? "" : ", nor one of " + named));
        }
        try {
            return parts[0].equals("seed") ? withSeed(Long.parseLong(parts[1])) : new Driver(type, knobs.with(OLD_NAMES.getOrDefault(parts[0], parts[0]), parts[1]), seed);
        } catch (IllegalArgumentException refused) {
            throw new IllegalArgumentException(type.id() + ": " + refused.getMessage(), refused);
        }
    }

    public Driver withSeed(long newSeed) {
        return new Driver(type, knobs, newSeed);
    }

    /** A new bot for a model, preset and level. */
    public CommandSource create(Model model, ParameterSet parameters, Level level) {
        return create(new Trial(model, parameters, level));
    }

    /** A new bot for a trial; the trial records when the bot uses the strafe theory. */
    public CommandSource create(Trial trial) {
        Model model = trial.model();
        ParameterSet parameters = trial.parameters();
        Level level = trial.level();
        Body body = model.mover(parameters, level).body(new MoverState(model.registers().size()));
        return type.create(new BotContext(trial.theory(), parameters.get(model.tickRate()), (float) parameters.w(), body.radius(),
                level.waypoints().stream().map(place -> new BotContext.Place(place.feet(), place.move())).toList(), seed, model.moves(parameters)), knobs);
    }
}
