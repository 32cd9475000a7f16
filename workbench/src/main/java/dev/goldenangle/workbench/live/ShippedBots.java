package dev.goldenangle.workbench.live;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.toolkit.library.BotSpec;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The bots shipped with the workbench. */
public final class ShippedBots implements Bots {
    @Override
    public List<Source> of(Model model, Level level) {
        BotType first = !level.waypoints().isEmpty() ? BotType.WAYPOINT
                : model.theory(model.parameters().defaults()).isPresent() ? BotType.OPTIMAL_STRAFER : BotType.RUNNER;
        Stream<Source> plain = Arrays.stream(BotType.values()).sorted(Comparator.comparing(type -> type != first)).map(BotSpec::of).map(Source::bot);
        return Stream.concat(plain, Arrays.stream(BotType.values()).flatMap(ShippedBots::skilled)).toList();
    }

    /** Named bot settings, except the bot's default. */
    private static Stream<Source> skilled(BotType type) {
        return type.skills().stream().filter(skill -> !skill.settings().isEmpty()).map(skill -> {
            BotSpec spec = new BotSpec(type, skill.apply(type.parameters().defaults()), 1);
            return Source.bot(spec.text(), type.label() + ", " + skill.id(), spec::create);
        });
    }
}
