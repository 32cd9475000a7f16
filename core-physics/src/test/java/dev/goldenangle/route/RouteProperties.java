package dev.goldenangle.route;

import dev.goldenangle.bot.BotRun;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.world.brush.BrushWorld;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;
import net.jqwik.api.statistics.Statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** In random worlds the waypoint bot runs every path that is found, and every path found by an exhaustive search is found. */
class RouteProperties {
    @Provide
    Arbitrary<String> models() {
        return Arbitraries.of(ModelCatalog.models().stream().filter(model -> model.worldType() == BrushWorld.class).map(Model::id).toList());
    }

    @Property(tries = 12, shrinking = ShrinkingMode.OFF)
    void foundPathIsRunToItsEndAndNoneIsMissed(@ForAll("models") String id, @ForAll long seed) {
        check(id, seed);
    }

    /** The bot rarely loses a path where the arena's air gains too much over a gap; the path must still exist. */
    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    @Tag("study")
    void botLosesFewOfManyPaths(@ForAll("models") String id, @ForAll long seed) {
        RouteAnswer.Outcome outcome = check(id, seed).outcome();
        Statistics.collect(outcome);
        Statistics.coverage(found -> found.check(RouteAnswer.Outcome.FOUND).percentage(share -> share < 3));
    }

    @Property(tries = 3, shrinking = ShrinkingMode.OFF)
    void sameQuestionHasTheSameAnswer(@ForAll("models") String id, @ForAll long seed) {
        Model model = ModelCatalog.find(id).orElseThrow();
        RouteWorlds.Drawn world = new RouteWorlds(seed, model.unitsPerMetre()).draw();
        assertEquals(find(model, world), find(model, world));
    }

    private static RouteAnswer find(Model model, RouteWorlds.Drawn world) {
        return new RouteFinder(model, model.parameters().defaults(), world.level(), () -> false).find(world.course());
    }

    static RouteAnswer check(String id, long seed) {
        Model model = ModelCatalog.find(id).orElseThrow();
        RouteWorlds.Drawn world = new RouteWorlds(seed, model.unitsPerMetre()).draw();
        RouteAnswer answer = find(model, world);
        String description = id + " " + seed + ": " + world.story() + answer;
        if (answer.outcome() == RouteAnswer.Outcome.NO_WAY) {
            assertFalse(new EveryMove(model, world.level(), world.course()).arrives(), description);
        } else if (answer.outcome() == RouteAnswer.Outcome.FOUND) {
            assertTrue(new EveryMove(model, world.level(), world.course()).arrives(), description);
        } else {
            assertEquals(RouteAnswer.Outcome.FOLLOWED, answer.outcome(), description);
            assertTrue(finishes(model, world.level().with(world.course().with(answer.route().orElseThrow())), answer.seconds()), description);
        }
        return answer;
    }

    private static boolean finishes(Model model, Level level, double seconds) {
        Run run = BotRun.of(model, level, BotType.WAYPOINT).record(seconds + 0.5);
        return run.events().stream().anyMatch(event -> event.kind() == EventKind.FINISH);
    }
}
