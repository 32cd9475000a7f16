package dev.goldenangle.motor.strafejump;

import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoveMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

class NoclipTest {
    @ParameterizedTest
    @ValueSource(ints = {8, 10})
    void firstNoclipTickGainsAsMuchAsItsAcceleration(int acceleration) {
        ParameterSet set = new StrafejumpModel().parameters().defaults().with(StrafejumpParameter.NOCLIP_ACCELERATION, acceleration);
        Bench bench = new Bench(new StrafejumpModel(), set, Bench.level(List.of(Bench.floor()))).at(0, 0, 100).keys(1, 0, 0);
        bench.state.mode = MoveMode.NOCLIP;
        bench.step();
        assertEquals(acceleration * 0.008 * 320, bench.state.velocity.x, 1e-3);
    }
}
