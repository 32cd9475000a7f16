package dev.goldenangle.goal;

import dev.goldenangle.analysis.Statistic;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.parameter.Value;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * Where and by which bot a metric is measured.
 *
 * @param map     id of the map, or a kind of proving ground
 * @param bot     the bot with its settings, as on a command line; empty for a trial, which has its own input
 * @param seconds duration of the run; 0 for a trial, which ends by itself
 * @param seed    first seed of the bot's randomness
 * @param seeds   number of seeds. 1 for a bot without randomness
 * @param statistic how the values of all seeds are combined into one. The mean for a bot without randomness
 */
public record GoalScenario(String map, String bot, double seconds, long seed, int seeds, Statistic statistic) {
    public static final double LONGEST_SECONDS = 600;
    /** Default number of seeds: the scorecard, Find, suggestions, sweeps, reports and commands all use them. */
    public static final int USUAL_SEEDS = 16;
    public static final int MOST_SEEDS = 10_000;

    public GoalScenario {
        seeds = takesChances(bot) ? seeds : 1;
        statistic = takesChances(bot) ? statistic : Statistic.MEAN;
    }

    /** The value is the mean over the seeds. */
    public GoalScenario(String map, String bot, double seconds, long seed, int seeds) {
        this(map, bot, seconds, seed, seeds, Statistic.MEAN);
    }

    /** The mean over the usual number of seeds. */
    public GoalScenario(String map, String bot, double seconds, long seed) {
        this(map, bot, seconds, seed, USUAL_SEEDS);
    }

    private static boolean takesChances(String bot) {
        return BotType.find(bot.split(":", 2)[0]).filter(BotType::takesChances).isPresent();
    }

    /** Whether the seeds give different values, so that their number matters. */
    public boolean isRandom() {
        return takesChances(bot);
    }

    public List<Long> seedList() {
        return LongStream.range(seed, seed + seeds).boxed().toList();
    }

    /** The single run with one of the seeds. */
    public GoalScenario only(long one) {
        return new GoalScenario(map, bot, seconds, one, 1);
    }

    public GoalScenario withSeeds(int number) {
        return new GoalScenario(map, bot, seconds, seed, number, statistic);
    }

    public GoalScenario withStatistic(Statistic other) {
        return new GoalScenario(map, bot, seconds, seed, seeds, other);
    }

    public GoalScenario withBot(String other) {
        return new GoalScenario(map, other, seconds, seed, isRandom() ? seeds : USUAL_SEEDS, statistic);
    }

    static GoalScenario trial(String map) {
        return new GoalScenario(map, "", 0, 1);
    }

    public GoalScenario withMap(String other) {
        return new GoalScenario(other, bot, seconds, seed, seeds, statistic);
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
        if (seeds < 1 || seeds > MOST_SEEDS) {
            return Optional.of("the number of seeds must be from 1 to " + MOST_SEEDS);
        }
        try {
            Driver.parse(bot);
            return Optional.empty();
        } catch (IllegalArgumentException refused) {
            return Optional.of(refused.getMessage());
        }
    }

    /** One line, with the bot as files name it. */
    public String text() {
        return text(bot);
    }

    /** One line for people: {@code flat · practised player · 10 s · 16 seeds}. */
    public String words() {
        return text(PlayerSkill.of(bot).map(skill -> skill.id() + " player").orElse(bot));
    }

    private String text(String player) {
        String by = bot.isEmpty() ? "" : " · " + player + " · " + Value.digits(seconds) + " s";
        return map + by + (seed == 1 ? "" : " · seed " + seed) + (seeds == 1 ? "" : " · " + (statistic.isMean() ? "" : statistic.text() + " of ") + seeds + " seeds");
    }
}
