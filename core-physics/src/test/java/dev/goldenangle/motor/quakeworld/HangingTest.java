package dev.goldenangle.motor.quakeworld;

import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * A mover can hang at a wall that is not aligned with the axes while its falling speed grows. This follows from the
 * rules of the game: exactly on the plane, with a velocity along it, rounding puts the end of the path slightly behind
 * the plane; a sweep that enters within a 32nd of a unit has fraction 0; and clipping a velocity along the plane
 * changes nothing.
 */
class HangingTest {
    private static final int WALL = 293;

    private static Bench hanging() {
        QuakeworldModel model = new QuakeworldModel();
        return new Bench(model, model.parameters().defaults(), GoldenRuns.level("seams", model)).at(382.93466f, -296.0196f, 66.51006f)
                .moving(187.75061f, 26.38663f, -998.80084f);
    }

    @Test
    void moverHangsAtASlantedWallWhileItsFallingSpeedGrows() {
        Bench bench = hanging();
        Vec3 place = new Vec3(bench.state.position);
        for (int tick = 1; tick <= 20; tick++) {
            bench.step();
            assertEquals(place, bench.state.position, "tick " + tick);
            assertEquals(-998.80084 - tick * 10.4, bench.state.velocity.z, 0.01);
        }
    }

    @Test
    void moverIsOnThePlaneAndTheEndOfItsPathIsSlightlyBehindIt() {
        Bench bench = hanging();
        Brush wall = ((BrushWorld) GoldenRuns.level("seams", new QuakeworldModel()).world()).brushes().get(WALL);
        Vec3 normal = new Vec3();
        double nearest = Double.POSITIVE_INFINITY;
        double behind = 0;
        for (int i = 0; i < wall.planeCount(); i++) {
            float dist = wall.plane(i, normal);
            if (normal.y > 0.9f && normal.x < 0f) {
                Vec3 v = new Vec3(bench.state.velocity);
                v.z -= 10.4f;
                nearest = aboveBox(bench.state.position, normal, dist);
                behind = aboveBox(new Vec3(bench.state.position).addScaled(v, 0.013f), normal, dist);
            }
        }
        assertTrue(nearest >= -1e-4 && nearest < 1e-4, "starts on the plane: " + nearest);
        assertTrue(behind < 0 && behind > -1e-3, "ends behind it: " + behind);
    }

    private static double aboveBox(Vec3 at, Vec3 normal, float dist) {
        double x = at.x + (normal.x < 0f ? 16 : -16);
        double y = at.y + (normal.y < 0f ? 16 : -16);
        return x * normal.x + y * normal.y + (at.z - 24) * normal.z - dist;
    }

    @Test
    void keyAwayFromTheWallFreesTheMover() {
        Bench bench = hanging();
        Vec3 place = new Vec3(bench.state.position);
        bench.keys(1, 0, 0).looking(98);
        bench.step().step();
        assertNotEquals(place, bench.state.position);
        assertTrue(bench.state.position.z < place.z, "falls on");
    }
}
