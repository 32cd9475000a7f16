package dev.goldenangle.workbench.parameters;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.workbench.app.window.WindowFixture;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;

import static org.junit.jupiter.api.Assertions.assertTrue;

class KnobTooltipTest {
    private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private static List<String> texts(Node node) {
        List<String> texts = new ArrayList<>();
        if (node instanceof Label label) {
            texts.add(label.getText());
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> texts.addAll(texts(child)));
        }
        return texts;
    }

    @Test
    void tooltipShowsPurposeEffectsDefaultLimitsAndAffectedMetrics() {
        Parameter friction = ARENA.parameters().find("friction").orElseThrow();
        List<String> texts = WindowFixture.fx(() -> texts(KnobTooltip.card(friction, ARENA.parameters(), List.of("Stop", "Late-jump retention"))));
        assertTrue(texts.containsAll(List.of(friction.label(), friction.key(), friction.spec().doc(), "Affects the goals Stop, Late-jump retention", "If stops feel mushy, raise “Stop speed” before “Friction”.")), texts.toString());
        assertTrue(texts.contains("Too low – " + friction.spec().tooLow()) && texts.contains("Too high – " + friction.spec().tooHigh()), texts.toString());
        assertTrue(texts.stream().anyMatch(text -> text.startsWith("default ")) && texts.stream().anyMatch(text -> text.startsWith("limits ")), texts.toString());
    }

    @Test
    void tooltipOfADerivedKnobNamesTheParametersItSets() {
        Derived height = ARENA.parameters().findDerived("jump_height").orElseThrow();
        List<String> texts = WindowFixture.fx(() -> texts(KnobTooltip.card(height, "1.42 m", List.of())));
        assertTrue(texts.contains(height.doc()) && texts.contains("preset 1.42 m"), texts.toString());
        assertTrue(texts.stream().anyMatch(text -> text.startsWith("sets ") && height.replaces().stream().allMatch(raw -> text.contains(raw.label()))), texts.toString());
    }
}
