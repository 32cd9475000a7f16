package dev.goldenangle.motor.quakeworld;

import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

class KeySpeedsTest {
    private static final ParameterSet CLASSIC = new QuakeworldModel().parameters().defaults();

    private static Bench settled(ParameterSet set, double forward, double right) {
        Bench bench = new Bench(new QuakeworldModel(), set, Bench.level(List.of(Bench.floor()))).keys(forward, right, 0);
        bench.mover.spawn(bench.state, 0, 0, 0, 0);
        for (int tick = 0; tick < 400; tick++) {
            bench.step();
        }
        return bench;
    }

    @ParameterizedTest
    @ValueSource(doubles = {100, 200, 320, 400, 500, 650, 800})
    void runningSettlesAtTheTopSpeedOverTheWholeSlider(double top) {
        ParameterSet set = CLASSIC.with(QuakeworldParameter.TOP_SPEED, top);
        assertEquals(top, settled(set, 1, 0).state.velocity.x, 0.01 * top);
        assertEquals(-top, settled(set, 0, 1).state.velocity.y, 0.01 * top);
    }

    @Test
    void keysOfTheGameAskForFourHundred() {
        assertEquals(400, CLASSIC.get(QuakeworldParameter.FORWARD_SPEED));
        assertEquals(400, CLASSIC.get(QuakeworldParameter.SIDE_SPEED));
    }

    @Test
    void slowKeyLimitsItsDirectionAndTurnsTheDiagonal() {
        ParameterSet slowSides = CLASSIC.with(QuakeworldParameter.SIDE_SPEED, 100);
        assertEquals(-100, settled(slowSides, 0, 1).state.velocity.y, 1);
        Bench diagonal = settled(slowSides, 1, 1);
        assertEquals(-0.25, diagonal.state.velocity.y / diagonal.state.velocity.x, 0.005);
    }
}
