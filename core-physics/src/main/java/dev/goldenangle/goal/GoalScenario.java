package dev.goldenangle.goal;

import dev.goldenangle.parameter.Value;

import java.util.Optional;

/**
 * Where and by which bot a metric is measured.
 *
 * @param map     id of the map, or a kind of proving ground
 * @param bot     the bot with its settings, as on a command line; empty for a trial, which has its own input
 * @param seconds duration of the run; 0 for a trial, which ends by itself
 * @param seed    seed of the bot's randomness
 */
public record GoalScenario(String map, String bot, double seconds, long seed) {
    public static final double LONGEST_SECONDS = 600;

    static GoalScenario trial(String map) {
        return new GoalScenario(map, "", 0, 1);
    }

    public GoalScenario withMap(String other) {
        return new GoalScenario(other, bot, seconds, seed);
    }

    /** Why this cannot be run; empty if it can. Does not check whether the map exists. */
    public Optional<String> problem() {
        if (map.isBlank()) {
            return Optional.of("give a map");
        }
        if (bot.isEmpty()) {
            return Optional.empty();
        }
        if (!(seconds > 0 && seconds <= LONGEST_SECONDS)) {
            return Optional.of("seconds must be a number above 0 and at most " + (int) LONGEST_SECONDS);
        }
        if (seed < 1 || seed > Integer.MAX_VALUE) {
            return Optional.of("the seed must be a whole number from 1");
        }
        try {
            Driver.parse(bot);
            return Optional.empty();
        } catch (IllegalArgumentException refused) {
            return Optional.of(refused.getMessage());
        }
    }

    /** One line for people. */
    public String text() {
        String by = bot.isEmpty() ? "" : " · " + bot + " · " + Value.digits(seconds) + " s";
        return map + by + (seed == 1 ? "" : " · seed " + seed);
    }
}
