package dev.goldenangle.goal;

import dev.goldenangle.parameter.Value;

import java.util.Optional;

/**
 * Where and by whom a measure is taken.
 *
 * @param map     id of the map, or a kind of proving ground
 * @param bot     the bot with its settings, as a command line names it; empty for a trial, which brings its own keys
 * @param seconds how long it runs; 0 for a trial, which knows when it is over
 * @param seed    decides everything about the bot that looks like chance
 */
public record GoalScenario(String map, String bot, double seconds, long seed) {
    /** A run may not take longer. */
    public static final double LONGEST_SECONDS = 600;

    static GoalScenario trial(String map) {
        return new GoalScenario(map, "", 0, 1);
    }

    public GoalScenario withMap(String other) {
        return new GoalScenario(other, bot, seconds, seed);
    }

    /** Why nothing can be run like this; empty when all is well. Whether there is such a map is found out by looking for it. */
    public Optional<String> problem() {
        if (map.isBlank()) {
            return Optional.of("a map is needed");
        }
        if (bot.isEmpty()) {
            return Optional.empty();
        }
        if (!(seconds > 0 && seconds <= LONGEST_SECONDS)) {
            return Optional.of("seconds must be a number above 0 and up to " + (int) LONGEST_SECONDS);
        }
        if (seed < 1 || seed > Integer.MAX_VALUE) {
            return Optional.of("a seed is a whole number from 1");
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
