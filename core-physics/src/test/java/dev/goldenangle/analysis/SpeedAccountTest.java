package dev.goldenangle.analysis;

import dev.goldenangle.bot.BotRun;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.SpeedCause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The booked causes always add up to the speed. */
class SpeedAccountTest {
    private static final double NEAR = 1e-6;

    @Test
    void causesOfAHandWrittenRunAreSortedWorstFirst() {
        RunReader run = MetricTest.twoJumps();
        SpeedAccount account = SpeedAccount.of(run);
        assertEquals(3, account.total(SpeedCause.ACCELERATION), NEAR);
        assertEquals(-6, account.lost(), NEAR);
        assertEquals(-3, account.total(), NEAR);
        assertEquals(List.of(SpeedCause.WALL, SpeedCause.FRICTION, SpeedCause.LANDING), account.worstFirst());
        assertEquals(List.of(new SpeedAccount.Moment(3, 3, SpeedCause.WALL, -3), new SpeedAccount.Moment(5, 5, SpeedCause.FRICTION, -2)),
                account.worstMoments(2));
        assertEquals(-2, SpeedAccount.of(run, 1, 4).total(), NEAR);
    }

    @Test
    void lossOverSeveralTicksIsOneMoment() {
        RunReader run = new HandRun(10).by(SpeedCause.FRICTION, 9).tick().by(SpeedCause.FRICTION, 7).tick().by(SpeedCause.ACCELERATION, 8).tick()
                .by(SpeedCause.FRICTION, 6).tick().read();
        assertEquals(List.of(new SpeedAccount.Moment(0, 1, SpeedCause.FRICTION, -3), new SpeedAccount.Moment(3, 3, SpeedCause.FRICTION, -2)),
                SpeedAccount.of(run).worstMoments(9));
    }

    static Stream<Arguments> runs() {
        return ModelCatalog.models().stream().flatMap(model -> Stream.of(BotType.WAYPOINT, BotType.FUZZER, BotType.OPTIMAL_STRAFER)
                .map(bot -> Arguments.of(model.id(), bot)));
    }

    @ParameterizedTest
    @MethodSource("runs")
    void causesAddUpToTheSpeedChangeOnEveryTick(String id, BotType bot) {
        RunReader run = recorded(id, bot);
        double perTick = 1e-4 * run.w();
        for (int tick = 0; tick < run.length(); tick++) {
            double change = run.speed(tick) - run.speed(tick - 1);
            double booked = 0;
            for (SpeedCause cause : SpeedCause.values()) {
                booked += run.cause(cause, tick);
            }
            assertEquals(change, booked, perTick, "tick " + tick);
        }
        assertEquals(run.speed(run.length() - 1) - run.speed(-1), SpeedAccount.of(run).total(), 1e-3 * run.w());
        assertTrue(SpeedAccount.of(run).total(SpeedCause.ACCELERATION) != 0, "it moved");
    }

    @ParameterizedTest
    @MethodSource("runs")
    void causesOfEachJumpAddUpToItsGain(String id, BotType bot) {
        RunReader run = recorded(id, bot);
        for (Jump jump : Jumps.of(run)) {
            double booked = jump.causes().values().stream().mapToDouble(Double::doubleValue).sum();
            assertEquals(jump.gain(), booked, 1e-3 * run.w(), "jump " + jump.number());
        }
    }

    private static RunReader recorded(String id, BotType bot) {
        Model model = ModelCatalog.find(id).orElseThrow();
        return new RunReader(BotRun.of(model, BotRun.sample(model), bot).record(10));
    }
}
