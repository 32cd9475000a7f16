package dev.goldenangle.analysis;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A mover in the air at 1.5 W, pushing to the left. */
class SnapAnglesTest {
    private Mover mover;
    private StrafeTheory theory;
    private Model model;
    private MoverState before;
    private final Command keys = new Command();

    private SnapAngles measured(String id, String key, String value) {
        model = ModelCatalog.find(id).orElseThrow();
        ParameterSet values = key.isEmpty() ? model.parameters().defaults() : model.parameters().defaults().with(key, value);
        Level level = MapReader.read("flat", SampleMaps.read("flat.map").orElseThrow(), model.unitsPerMetre());
        theory = model.theory(values).orElseThrow();
        mover = model.mover(values, level);
        before = new MoverState(model.registers().size());
        mover.spawn(before, level.spawns().get(0).x(), level.spawns().get(0).y(), level.spawns().get(0).z(), 0f);
        before.position.z += 3 * level.unitsPerMetre();
        before.grounded = false;
        before.groundNormal.zero();
        before.velocity.set((float) Math.rint(1.5 * values.w()), 0f, 0f);
        keys.right = -1f;
        SnapAngles snaps = new SnapAngles();
        snaps.measure(mover, theory, model.signals().size(), before, keys, 1);
        return snaps;
    }

    private Vec3 velocityAt(double angle) {
        MoverState trial = before.copy();
        Command command = new Command();
        command.copyFrom(keys);
        command.yaw = (float) angle;
        command.sanitise();
        TickReport report = new TickReport(model.signals().size());
        report.begin(trial.velocity);
        mover.step(command, trial, report);
        return new Vec3(trial.velocity.x, trial.velocity.y, 0f);
    }

    @Test
    void anglesBetweenTwoSnapAnglesGiveTheSameVelocity() {
        SnapAngles snaps = measured("strafejump", "", "");
        assertTrue(snaps.count() >= 3, "an air push of 2.56 u/s rounds to few whole numbers: " + snaps.count());
        for (int i = 0; i + 1 < snaps.count(); i++) {
            double from = snaps.angle(i);
            double to = snaps.angle(i + 1) - Math.toRadians(0.25);
            assertEquals(velocityAt(from + 1e-4), velocityAt(Math.max(from + 1e-4, to - 1e-4)), "zone " + i);
            assertNotEquals(velocityAt(from + 1e-4), velocityAt(snaps.angle(i + 1) + 1e-4), "the next zone");
        }
    }

    @Test
    void withoutRoundingThereAreNoSnapAngles() {
        assertEquals(0, measured("strafejump", "velocity_rounding", "false").count());
        assertEquals(0, measured("arena", "", "").count());
    }
}
