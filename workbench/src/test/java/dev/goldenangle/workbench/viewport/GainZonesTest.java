package dev.goldenangle.workbench.viewport;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class GainZonesTest {
    private final ShippedLibrary library = new ShippedLibrary();

    @ParameterizedTest
    @ValueSource(strings = {"arena/default", "strafejump/vq3", "quakeworld/classic"})
    void bestZoneIsWhereTheTheorySaysTheBestAngleIs(String preset) {
        OpenPreset document = library.openPreset(preset);
        Level level = library.openMap("flat", document.model());
        StrafeTheory theory = document.model().theory(document.values()).orElseThrow();
        Mover mover = document.model().mover(document.values(), level);
        MoverState state = new MoverState(document.model().registers().size());
        mover.spawn(state, level.spawns().get(0).x(), level.spawns().get(0).y(), level.spawns().get(0).z(), 0f);
        state.position.z += 3 * level.unitsPerMetre();
        state.grounded = false;
        state.groundNormal.zero();
        state.velocity.set((float) (1.3 * document.values().w()), 0f, 0f);
        Command keys = new Command();
        keys.right = -1f;
        GainZones zones = new GainZones();
        assertFalse(zones.exist());
        zones.measure(mover, theory, document.model().signals().size(), state, keys, 1);
        assertTrue(zones.exist());
        int best = GainZones.stepAt(theory.bestAngle(state, keys));
        assertEquals(GainZones.Zone.FULL, zones.zone(best), "share there: " + zones.share(best));
        for (int i = 0; i <= GainZones.steps(); i++) {
            assertTrue(zones.share(i) <= 1, "step " + i);
        }
        assertEquals(GainZones.Zone.NONE, zones.zone(0), "straight ahead beyond top speed");
    }
}
