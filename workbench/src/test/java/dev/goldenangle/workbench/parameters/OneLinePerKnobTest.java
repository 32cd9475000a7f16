package dev.goldenangle.workbench.parameters;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterReference;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetWriter;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.workbench.session.TuningSession;
import org.junit.jupiter.api.Test;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** One line in a model's enum adds a knob to the preset file, the reference and the list of knobs. */
class OneLinePerKnobTest {
    enum Dummy implements Parameter {
        WOBBLE;

        @Override
        public Spec spec() {
            return Spec.number(new Group("dummy", "Dummy", "Nothing to tune."), Unit.RATIO, 0.5).limits(0, 1).slider(0, 1)
                    .doc("Does nothing, in a test only.", "nothing", "nothing");
        }
    }

    /** The strafejump model with one additional parameter. */
    private static Model modelWithOneMoreLine() {
        Model real = ModelCatalog.find("strafejump").orElseThrow();
        List<Parameter> lines = new ArrayList<>(real.parameters().parameters());
        lines.add(Dummy.WOBBLE);
        ParameterTable table = new ParameterTable(real.parameters().reference(), lines, List.of());
        return (Model) Proxy.newProxyInstance(Model.class.getClassLoader(), new Class<?>[] {Model.class},
                (proxy, method, args) -> method.getName().equals("parameters") ? table : method.invoke(real, args));
    }

    @Test
    void newParameterAppearsInThePresetTheReferenceAndTheKnobList() throws Exception {
        Model model = modelWithOneMoreLine();
        Preset preset = Preset.of("test", model.id(), model.parameters().defaults());
        assertTrue(PresetWriter.write(preset).contains("wobble = 0.5"));
        assertTrue(ParameterReference.markdown(model.parameters()).contains("| `wobble` |"));
        try (TuningSession session = TuningSession.open(new ShippedLibrary(), Runnable::run, new OpenPreset(preset, Optional.empty(), model),
                MapLibrary.level("flat", model))) {
            KnobsViewModel pane = new KnobsViewModel(session.document());
            assertTrue(pane.table().parameters().contains(Dummy.WOBBLE));
            assertTrue(pane.isListed(Dummy.WOBBLE));
            pane.searchProperty().set("wobble");
            assertEquals(1, pane.table().parameters().stream().filter(pane::isListed).count());
        }
    }
}
