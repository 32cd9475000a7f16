package dev.goldenangle.motor.quakeworld;

import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

class GravityAndBounceTest {
    private static final ParameterSet AT_128 = new QuakeworldModel().parameters().defaults().with(QuakeworldParameter.TICK_RATE, 128);

    private static Bench bench(ParameterSet set) {
        return new Bench(new QuakeworldModel(), set, Bench.level(List.of(Bench.floor(), Brush.box(100f, -500f, 0f, 200f, 500f, 500f))));
    }

    @Test
    void halfGravityHalvesTheFall() {
        assertEquals(-6.25, bench(AT_128).at(0, 0, 300).step().state.velocity.z, 1e-5);
        assertEquals(-3.125, bench(AT_128.with(QuakeworldParameter.ENTITY_GRAVITY, 0.5)).at(0, 0, 300).step().state.velocity.z, 1e-5);
    }

    @Test
    void jumpHeightTakesTheShareOfGravityIntoAccount() {
        ParameterSet half = AT_128.with(QuakeworldParameter.ENTITY_GRAVITY, 0.5);
        Derived height = derived("jump_height");
        assertEquals(sumOfTicks(270, 800), height.read(AT_128), 1e-9);
        assertEquals(sumOfTicks(270, 400), height.read(half), 1e-9);
        assertEquals(0.675, derived("time_to_apex").read(half), 1e-9);
        ParameterSet written = height.write(half, 60);
        assertEquals(60, height.read(written), 1e-3);
        assertEquals(0.675, derived("time_to_apex").read(written), 1e-4);
    }

    /** Each tick moves the body by the speed after gravity. */
    private static double sumOfTicks(double speed, double gravity) {
        double height = 0;
        for (double rising = speed - gravity / 128; rising > 0; rising -= gravity / 128) {
            height += rising / 128;
        }
        return height;
    }

    private static Derived derived(String key) {
        return new QuakeworldModel().parameters().derived().stream().filter(d -> d.key().equals(key)).findFirst().orElseThrow();
    }

    /** The box moves at (300, 300) towards a wall 84 units ahead: the speed into the wall is removed once, or one and a half times. */
    @Test
    void overbounceReflectsTheSpeedIntoAWall() {
        Bench slides = bench(AT_128).at(83, 0, 300).moving(300, 300, 0).step();
        assertEquals(0, slides.state.velocity.x, 1e-3);
        assertEquals(300, slides.state.velocity.y, 1e-3);
        Bench bounces = bench(AT_128.with(QuakeworldParameter.OVERBOUNCE, 1.5)).at(83, 0, 300).moving(300, 300, 0).step();
        assertEquals(-150, bounces.state.velocity.x, 1e-3);
        assertEquals(300, bounces.state.velocity.y, 1e-3);
    }
}
