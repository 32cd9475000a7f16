package dev.goldenangle.analysis;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class GainZonesTest {
    @ParameterizedTest
    @ValueSource(strings = {"arena", "strafejump", "quakeworld", "goldsrc"})
    void bestZoneIsAtTheBestAngleOfTheTheory(String id) {
        Model model = ModelCatalog.find(id).orElseThrow();
        ParameterSet values = model.parameters().defaults();
        Level level = MapReader.read("flat", SampleMaps.read("flat.map").orElseThrow(), model.unitsPerMetre());
        StrafeTheory theory = model.theory(values).orElseThrow();
        Mover mover = model.mover(values, level);
        MoverState state = new MoverState(model.registers().size());
        mover.spawn(state, level.spawns().get(0).x(), level.spawns().get(0).y(), level.spawns().get(0).z(), 0f);
        state.position.z += 3 * level.unitsPerMetre();
        state.grounded = false;
        state.groundNormal.zero();
        state.velocity.set((float) (1.3 * values.w()), 0f, 0f);
        Command keys = new Command();
        keys.right = -1f;
        GainZones zones = new GainZones();
        assertFalse(zones.exist());
        zones.measure(mover, theory, model.signals().size(), state, keys, 1);
        assertTrue(zones.exist());
        int best = GainZones.stepAt(theory.bestAngle(state, keys) - theory.wishOffset(keys));
        assertEquals(GainZones.Zone.FULL, zones.zone(best), "share there: " + zones.share(best));
        for (int i = 0; i <= GainZones.steps(); i++) {
            assertTrue(zones.share(i) <= 1, "step " + i);
        }
        assertEquals(GainZones.Zone.NONE, zones.zone(0), "a push straight ahead, beyond top speed");
    }
}
