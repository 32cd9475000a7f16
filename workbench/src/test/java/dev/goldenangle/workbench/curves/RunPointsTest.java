package dev.goldenangle.workbench.curves;

import dev.goldenangle.analysis.curve.Curve;
import dev.goldenangle.analysis.curve.Curves;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.RunMaker;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertTrue;

class RunPointsTest {
    @Test
    void runHasNoPointsOnACurveThatItsModelDoesNotReport() throws Exception {
        Run arena = standing("arena");
        Run marathon = standing("marathon");
        for (Curve curve : Curves.of(ModelCatalog.find("arena").orElseThrow())) {
            if (curve.sample().isPresent()) {
                assertTrue(RunPoints.of(arena, curve.sample().get()).isPresent(), curve.key());
            }
        }
        assertTrue(Curves.of(ModelCatalog.find("arena").orElseThrow()).stream()
                .anyMatch(curve -> curve.sample().isPresent() && RunPoints.of(marathon, curve.sample().get()).isEmpty()));
    }

    private static Run standing(String id) throws Exception {
        Model model = ModelCatalog.find(id).orElseThrow();
        ParameterSet parameters = model.parameters().defaults();
        CommandSource nothing = (tick, state, command) -> command.clear();
        return RunMaker.make(model, parameters, MapLibrary.level(MapLibrary.defaultFor(model), model), nothing, "nothing", 3);
    }
}
