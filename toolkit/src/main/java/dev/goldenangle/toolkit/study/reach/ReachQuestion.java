package dev.goldenangle.toolkit.study.reach;

import dev.goldenangle.goal.Driver;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.map.Level;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.toolkit.study.KnobSpace;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The inputs of a suggestion search.
 *
 * @param space   the preset and the knobs that may change, without locked ones
 * @param wanted  goals to reach; goals of weight 0 do not count
 * @param kept    other goals; those met now should stay met
 * @param atMost  the largest number of knobs in a suggestion, 1 to 4
 * @param maps    loads a map by id
 */
public record ReachQuestion(KnobSpace space, List<Goal> wanted, List<Goal> kept, int atMost, Function<String, Optional<Level>> maps) {
    public static final int MOST_KNOBS = 4;
    private static final String HUMAN = BotType.HUMAN_STRAFER.id();

    /** @throws IllegalArgumentException with the reason, if no search is possible */
    public ReachQuestion {
        wanted = wanted.stream().filter(Goal::counts).toList();
        kept = List.copyOf(kept);
        if (wanted.isEmpty()) {
            throw new IllegalArgumentException("there is no goal to reach");
        }
        if (space.knobs().isEmpty()) {
            throw new IllegalArgumentException("no knob may change: unlock or choose at least one");
        }
        if (atMost < 1 || atMost > MOST_KNOBS) {
            throw new IllegalArgumentException("a suggestion changes 1 to " + MOST_KNOBS + " knobs, not " + atMost);
        }
    }

    /** The goal with the human strafer; empty if it does not use a strafing bot, or is human already. */
    public static Optional<Goal> human(Goal goal) {
        boolean isPlayed = goal.measure().kind() != GoalMetric.Kind.TRIAL && Driver.parse(goal.scenario().bot()).type() == BotType.OPTIMAL_STRAFER;
        return isPlayed ? Optional.of(by(goal, HUMAN)) : Optional.empty();
    }

    /** The same goal with another bot. */
    public static Goal by(Goal goal, String bot) {
        return goal.withScenario(goal.scenario().withBot(bot));
    }

    /** Replaces the perfect strafer with another bot in all goals. */
    public ReachQuestion playedBy(String bot) {
        return new ReachQuestion(space, wanted.stream().map(goal -> human(goal).isPresent() ? by(goal, bot) : goal).toList(), kept, atMost, maps);
    }

    /** Every goal with a random bot with another number of seeds. */
    public ReachQuestion withSeeds(int seeds) {
        return new ReachQuestion(space, wanted.stream().map(goal -> goal.withSeeds(seeds)).toList(), kept.stream().map(goal -> goal.withSeeds(seeds)).toList(), atMost, maps);
    }
}
