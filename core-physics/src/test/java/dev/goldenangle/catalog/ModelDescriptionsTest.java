package dev.goldenangle.catalog;

import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.tile.TileWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The descriptions of all models. */
class ModelDescriptionsTest {
    static List<Model> models() {
        return ModelCatalog.models();
    }

    @Test
    void everyModelIsFoundById() {
        for (Model model : models()) {
            assertSame(model, ModelCatalog.find(model.id()).orElseThrow());
        }
        assertTrue(ModelCatalog.find("golf").isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"arena, METRES, METRES_PER_SECOND, 1, TICK_RATE", "strafejump, UNITS, UNITS_PER_SECOND, 32, TICK_RATE",
        "quakeworld, UNITS, UNITS_PER_SECOND, 32, TICK_RATE", "warsow, UNITS, UNITS_PER_SECOND, 32, TICK_RATE", "xonotic, UNITS, UNITS_PER_SECOND, 32, TICK_RATE", "goldsrc, UNITS, UNITS_PER_SECOND, 32, TICK_RATE"})
    void brushModelsUseMetresOrQuakeUnits(String id, Unit length, Unit speed, float unitsPerMetre, String tickRate) {
        Model model = ModelCatalog.find(id).orElseThrow();
        assertEquals(length, model.lengthUnit());
        assertEquals(speed, model.speedUnit());
        assertEquals(unitsPerMetre, model.unitsPerMetre());
        assertEquals(tickRate, model.tickRate().name());
        assertEquals(BrushWorld.class, model.worldType());
    }

    @Test
    void otherModelsUseTheirOwnUnits() {
        Model marathon = ModelCatalog.find("marathon").orElseThrow();
        assertEquals(Unit.WORLD_UNITS, marathon.lengthUnit());
        assertEquals(Unit.WORLD_UNITS_PER_SECOND, marathon.speedUnit());
        assertEquals(SectorWorld.class, marathon.worldType());
        Model tiles = ModelCatalog.find("tilestep").orElseThrow();
        assertEquals(Unit.TILES, tiles.lengthUnit());
        assertEquals(Unit.TILES_PER_SECOND, tiles.speedUnit());
        assertEquals(TileWorld.class, tiles.worldType());
        assertEquals(1f, tiles.unitsPerMetre());
    }

    @ParameterizedTest
    @MethodSource("models")
    void everyModelHasALabelAndADescription(Model model) {
        assertFalse(model.label().isBlank());
        assertTrue(model.description().length() > 20, model.description());
        assertTrue(model.causes().contains(SpeedCause.ACCELERATION), "something makes it move");
        assertEquals(model.causes().size(), new HashSet<>(model.causes()).size());
        assertFalse(model.registers().isEmpty() && model.id().equals("arena"));
    }

    @ParameterizedTest
    @MethodSource("models")
    void everySignalHasANameAUnitAndASentence(Model model) {
        Set<String> keys = new HashSet<>();
        for (Signal signal : model.signals()) {
            assertTrue(keys.add(signal.key()), signal.key());
            assertTrue(signal.unit() != null && signal.doc().length() > 5, signal.key());
            assertSame(signal, model.signals().get(signal.ordinal()));
        }
        assertFalse(keys.isEmpty());
    }

    @Test
    void modelsInWhichStrafingGainsSpeedHaveAStrafeTheory() {
        assertEquals(List.of("arena", "strafejump", "quakeworld", "warsow", "xonotic", "goldsrc"),
                models().stream().filter(model -> model.theory(model.parameters().defaults()).isPresent()).map(Model::id).toList());
    }
}
