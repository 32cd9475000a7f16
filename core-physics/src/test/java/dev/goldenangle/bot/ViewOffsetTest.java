package dev.goldenangle.bot;

import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** A Quake teleporter turns the view and leaves an offset between command and view; aiming bots compensate it. */
class ViewOffsetTest {
    private static final int QUARTER_TURN = 16384;

    static Stream<Arguments> aiming() {
        return Stream.of("strafejump/vq3", "strafejump/vq3-128", "strafejump/capped-30", "quakeworld/classic", "warsow/warsow-2", "goldsrc/halflife")
                .flatMap(preset -> Stream.of("optimal-strafer flat", "human-strafer flat", "circle-jump flat", "waypoint strafe-lane", "waypoint flat", "surfer surf")
                        .map(run -> Arguments.of(preset, run.split(" ")[0], run.split(" ")[1])));
    }

    @ParameterizedTest
    @MethodSource("aiming")
    void viewOffsetCostsNoSpeed(String preset, String bot, String map) {
        double straight = speed(preset, bot, map, 0);
        assertEquals(straight, speed(preset, bot, map, QUARTER_TURN), 0.03 * straight);
        assertEquals(straight, speed(preset, bot, map, -QUARTER_TURN - 5000), 0.03 * straight);
    }

    /** The mean over five seconds, from the first spawn with an offset in 65,536ths of a turn. */
    private static double speed(String preset, String bot, String map, int offset) {
        Simulation simulation = simulation(preset, bot, map, offset);
        double sum = 0;
        int ticks = (int) (5 * simulation.tickRate());
        for (int tick = 0; tick < ticks; tick++) {
            simulation.tick();
            sum += simulation.state().velocity.horizontalLength();
        }
        return sum / ticks;
    }

    private static Simulation simulation(String preset, String bot, String map, int offset) {
        Model model = GoldenRuns.model(preset);
        Level level = GoldenRuns.level(map, model);
        Simulation fresh = BotRun.of(model, level, BotType.find(bot).orElseThrow()).under(GoldenRuns.parameters(preset)).simulation();
        MoverState start = fresh.state().copy();
        Enum<?> register = model.registers().stream().filter(named -> named.name().equals("YAW_OFFSET")).findFirst().orElseThrow();
        if (!model.id().equals("strafejump")) {
            start.set(register, (float) (offset * 2 * Math.PI / 65536));
        } else {
            start.set(register, offset);
        }
        return new Simulation(model, fresh.parameters(), level, BotRun.of(model, level, BotType.find(bot).orElseThrow()).under(fresh.parameters()).bot(), start);
    }

    @Test
    void waypointBotTakesTheSamePathWithAnyOffset() {
        Simulation straight = simulation("strafejump/vq3-128", "waypoint", "arena-loop", 0);
        Simulation turned = simulation("strafejump/vq3-128", "waypoint", "arena-loop", QUARTER_TURN);
        straight.run(256);
        turned.run(256);
        assertEquals(straight.state().position.x, turned.state().position.x, 1);
        assertEquals(straight.state().position.y, turned.state().position.y, 1);
    }
}
