package dev.goldenangle.catalog;

import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.Columns;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** A model uses one unit each for lengths, speeds and accelerations everywhere. */
class OneUnitPerQuantityTest {
    private static final List<Set<Unit>> QUANTITIES = List.of(
            EnumSet.of(Unit.METRES, Unit.UNITS, Unit.WORLD_UNITS, Unit.TILES),
            EnumSet.of(Unit.METRES_PER_SECOND, Unit.UNITS_PER_SECOND, Unit.WORLD_UNITS_PER_SECOND, Unit.TILES_PER_SECOND),
            EnumSet.of(Unit.METRES_PER_SECOND_SQUARED, Unit.UNITS_PER_SECOND_SQUARED, Unit.WORLD_UNITS_PER_SECOND_SQUARED, Unit.TILES_PER_SECOND_SQUARED));

    static List<Model> models() {
        return ModelCatalog.models();
    }

    private static Stream<Unit> units(Model model) {
        Columns columns = new Columns(model.lengthUnit(), model.speedUnit(), 1, model.signals(), model.asked());
        return Stream.of(model.parameters().parameters().stream().map(parameter -> parameter.spec().unit()),
                model.parameters().derived().stream().map(derived -> derived.unit()),
                columns.list().stream().map(column -> column.unit())).flatMap(stream -> stream);
    }

    @ParameterizedTest
    @MethodSource("models")
    void aModelHasOneUnitForEachQuantity(Model model) {
        for (Set<Unit> quantity : QUANTITIES) {
            Set<Unit> used = new TreeSet<>(units(model).filter(quantity::contains).toList());
            assertEquals(1, Math.max(1, used.size()), model.id() + " uses " + used);
        }
    }
}
