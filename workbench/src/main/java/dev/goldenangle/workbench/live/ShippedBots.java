package dev.goldenangle.workbench.live;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.workbench.library.BotSpec;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The bots that ship with the workbench. */
public final class ShippedBots implements Bots {
    @Override
    public List<Source> of(Model model, Level level) {
        BotType first = !level.waypoints().isEmpty() ? BotType.WAYPOINT
                : model.theory(model.parameters().defaults()).isPresent() ? BotType.OPTIMAL_STRAFER : BotType.RUNNER;
        return Arrays.stream(BotType.values()).sorted(Comparator.comparing(type -> type != first)).map(BotSpec::of).map(Source::bot).toList();
    }
}
