package dev.goldenangle.route;

import dev.goldenangle.bot.BotRun;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
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

/** In worlds drawn at random the way that is found is run by the waypoint bot, and none is denied that a search of everything finds. */
class RouteProperties {
    @Provide
    Arbitrary<String> models() {
        return Arbitraries.of("arena", "strafejump", "quakeworld");
    }

    @Property(tries = 12, shrinking = ShrinkingMode.OFF)
    void aFoundWayIsRunToItsEndAndNoneIsDenied(@ForAll("models") String id, @ForAll long seed) {
        check(id, seed);
    }

    /** The bot may lose a way, rarely, where the arena's air lets it gain too much over a gap; then it must at least be one. */
    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    @Tag("study")
    void ofManyWaysTheBotLosesFew(@ForAll("models") String id, @ForAll long seed) {
        RouteAnswer.Outcome outcome = check(id, seed).outcome();
        Statistics.collect(outcome);
        Statistics.coverage(found -> found.check(RouteAnswer.Outcome.FOUND).percentage(share -> share < 3));
    }

    @Property(tries = 3, shrinking = ShrinkingMode.OFF)
    void theSameQuestionHasTheSameAnswer(@ForAll("models") String id, @ForAll long seed) {
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
        String told = id + " " + seed + ": " + world.story() + answer;
        if (answer.outcome() == RouteAnswer.Outcome.NO_WAY) {
            assertFalse(new EveryMove(model, world.level(), world.course()).arrives(), told);
        } else if (answer.outcome() == RouteAnswer.Outcome.FOUND) {
            assertTrue(new EveryMove(model, world.level(), world.course()).arrives(), told);
        } else {
            assertEquals(RouteAnswer.Outcome.FOLLOWED, answer.outcome(), told);
            assertTrue(finishes(model, world.level().with(world.course().with(answer.route().orElseThrow())), answer.seconds()), told);
        }
        return answer;
    }

    private static boolean finishes(Model model, Level level, double seconds) {
        Run run = BotRun.of(model, level, BotType.WAYPOINT).record(seconds + 0.5);
        return run.events().stream().anyMatch(event -> event.kind() == EventKind.FINISH);
    }
}
