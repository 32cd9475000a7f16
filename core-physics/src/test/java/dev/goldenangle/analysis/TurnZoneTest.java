package dev.goldenangle.analysis;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class TurnZoneTest {
    private static final List<String> MODELS = List.of("arena", "strafejump", "quakeworld", "goldsrc");
    private Mover mover;
    private Model model;
    private MoverState state;
    private final Command keys = new Command();

    private TurnZone measured(String id, double speed, int side) {
        model = ModelCatalog.find(id).orElseThrow();
        ParameterSet values = model.parameters().defaults();
        Level level = MapReader.read("flat", SampleMaps.read("flat.map").orElseThrow(), model.unitsPerMetre());
        mover = model.mover(values, level);
        state = new MoverState(model.registers().size());
        mover.spawn(state, level.spawns().get(0).x(), level.spawns().get(0).y(), level.spawns().get(0).z(), 0f);
        state.position.z += 3 * level.unitsPerMetre();
        state.grounded = false;
        state.groundNormal.zero();
        state.velocity.set((float) (speed * values.w()), 0f, 0f);
        keys.clear();
        keys.forward = 1f;
        TurnZone zone = new TurnZone();
        assertFalse(zone.exists());
        zone.measure(mover, model.theory(values).orElseThrow(), model.signals().size(), state, keys, side);
        return zone;
    }

    /** At 416 u/s a tick adds 2.56 u/s: speed grows up to acos(−2.56 / 832) = 90.2°, and the sideways rest rounds to zero near 169°. */
    @Example
    void quakeZoneBeginsAtARightAngleAndEndsWhereThePushRoundsToZero() {
        TurnZone zone = measured("strafejump", 1.3, 1);
        assertEquals(90, Math.toDegrees(zone.from()), 1);
        assertEquals(168, Math.toDegrees(zone.to()), 3);
    }

    @Property(tries = 60)
    void pushesInsideTheZoneTurnAndGainNothing(@ForAll @IntRange(max = 2) int which, @ForAll @DoubleRange(min = 1.05, max = 3) double speed, @ForAll boolean left, @ForAll @DoubleRange(min = 0.01, max = 0.99) double share) {
        int side = left ? 1 : -1;
        TurnZone zone = measured(MODELS.get(which), speed, side);
        if (zone.exists()) {
            double angle = zone.from() + share * (zone.to() - zone.from());
            TickReport report = new TickReport(model.signals().size());
            keys.yaw = (float) (side * (Math.rint(Math.toDegrees(angle)) * Math.PI / 180));
            boolean beyond = Math.toDegrees(zone.from()) + 0.5 < Math.rint(Math.toDegrees(angle));
            report.begin(state.velocity);
            mover.step(keys, state, report);
            assertTrue(side * state.velocity.y > 0f, "it turns at " + Math.toDegrees(angle));
            assertTrue(!beyond || report.gainMade <= 0f, "and gains nothing at " + Math.toDegrees(angle) + ": " + report.gainMade);
        }
    }
}
