package dev.goldenangle.goal;

import dev.goldenangle.bot.BotSkill;
import dev.goldenangle.bot.BotType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How well the simulated player of a goal strafes: one of the human strafer's skills, or perfect.
 *
 * @param id  {@code casual}, {@code practised}, {@code champion} or {@code perfect}
 * @param bot the bot that plays like this, as in a goal
 */
public record PlayerSkill(String id, String bot) {
    private static final PlayerSkill PERFECT = new PlayerSkill("perfect", BotType.OPTIMAL_STRAFER.id());
    private static final List<PlayerSkill> ALL = Stream.concat(reversed(BotType.HUMAN_STRAFER.skills()).stream().map(PlayerSkill::of), Stream.of(PERFECT)).toList();

    /** All skills, from lowest to highest. */
    public static List<PlayerSkill> all() {
        return ALL;
    }

    private static List<BotSkill> reversed(List<BotSkill> skills) {
        List<BotSkill> copy = new ArrayList<>(skills);
        Collections.reverse(copy);
        return copy;
    }

    private static PlayerSkill of(BotSkill skill) {
        return new PlayerSkill(skill.id(), BotType.HUMAN_STRAFER.id() + ":" + skill.id());
    }

    /** The skill that a bot has; empty for another bot or other settings. */
    public static Optional<PlayerSkill> of(String bot) {
        try {
            Driver asked = Driver.parse(bot);
            return ALL.stream().filter(skill -> Driver.parse(skill.bot).withSeed(asked.seed()).equals(asked)).findFirst();
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }
}
