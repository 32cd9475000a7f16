package dev.goldenangle.goal;

import dev.goldenangle.parameter.Value;

/**
 * Where and by whom a measure is taken.
 *
 * @param map     id of the map, or a kind of proving ground
 * @param bot     the bot with its settings, as a command line names it; empty for a trial, which brings its own keys
 * @param seconds how long it runs; 0 for a trial, which knows when it is over
 * @param seed    decides everything about the bot that looks like chance
 */
public record GoalScenario(String map, String bot, double seconds, long seed) {
    static GoalScenario trial(String map) {
        return new GoalScenario(map, "", 0, 1);
    }

    /** One line for people. */
    public String text() {
        String by = bot.isEmpty() ? "" : " · " + bot + " · " + Value.digits(seconds) + " s";
        return map + by + (seed == 1 ? "" : " · seed " + seed);
    }
}
