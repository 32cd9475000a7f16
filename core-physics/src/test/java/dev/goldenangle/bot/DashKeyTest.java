package dev.goldenangle.bot;

import dev.goldenangle.command.Move;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.goal.Driver;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Bots in Warsow: the waypoint bot dashes and jumps off walls, and the best strafer holds other keys. */
class DashKeyTest {
    private static final float FEET = 24f;

    /** A ledge 600 units ahead, and the bot's bench. */
    private static final class Course {
        private final float height;
        private final CommandSource bot;
        private final Bench bench;
        private int presses;
        private boolean wasOnLedge;

        Course(String preset, float height, String driver) {
            this.height = height;
            Model model = GoldenRuns.model(preset);
            ParameterSet set = GoldenRuns.parameters(preset);
            Level level = Bench.level(List.of(Bench.floor(), Brush.box(600f, -400f, 0f, 1200f, 400f, height)));
            Driver parsed = Driver.parse(driver);
            List<BotContext.Place> places = List.of(new BotContext.Place(new Vec3(), Move.RUN), new BotContext.Place(new Vec3(900f, 0f, height), Move.RUN));
            bot = parsed.type().create(new BotContext(model.theory(set), set.get(model.tickRate()), (float) set.w(), 16f, places, 1), parsed.knobs());
            bench = new Bench(model, set, level);
            bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        }

        Course run(int ticks) {
            for (int tick = 0; tick < ticks; tick++) {
                bot.fill(tick, bench.state, bench.command);
                presses += bench.command.holds(Command.DASH) ? 1 : 0;
                bench.command.sanitise();
                bench.step();
                wasOnLedge |= bench.state.grounded && bench.state.position.z - FEET >= height;
            }
            return this;
        }
    }

    @ParameterizedTest
    @CsvSource({"warsow/warfork, 60", "warsow/warfork, 80", "warsow/warfork, 120", "warsow/warsow-2, 80", "warsow/warsow-2, 100", "warsow/warsow-2, 120"})
    void wallJumpLeadsOntoALedgeThatIsTooHighForAJump(String preset, float height) {
        assertTrue(new Course(preset, height, "waypoint:loops=false").run(400).wasOnLedge);
        assertEquals(height <= 60, new Course(preset, height, "waypoint:loops=false,dashes=false").run(400).wasOnLedge);
    }

    @ParameterizedTest
    @CsvSource({"warsow/warfork", "warsow/warsow-2-slide"})
    void dashStartsAStraightFaster(String preset) {
        float dashed = new Course(preset, 100f, "waypoint").run(45).bench.state.position.x;
        float ran = new Course(preset, 100f, "waypoint:dashes=false").run(45).bench.state.position.x;
        assertTrue(dashed > ran + 100f, dashed + " against " + ran);
    }

    @Test
    void dashKeyIsNotPressedInOtherGames() {
        assertEquals(0, new Course("quakeworld/classic", 100f, "waypoint").run(400).presses);
        assertTrue(new Course("warsow/warfork", 100f, "waypoint").run(400).presses > 1);
    }

    @ParameterizedTest
    @CsvSource({"diagonal, 1, true", "side, 0, true", "forward, 1, false"})
    void bestStraferHoldsTheKeysItIsToldTo(String held, float forward, boolean hasSideKey) {
        Course course = new Course("warsow/warfork", 0.5f, "optimal-strafer:held=" + held).run(200);
        assertEquals(forward, course.bench.command.forward);
        assertEquals(hasSideKey, course.bench.command.right != 0f);
    }
}
