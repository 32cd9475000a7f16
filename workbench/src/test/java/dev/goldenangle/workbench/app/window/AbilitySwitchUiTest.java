package dev.goldenangle.workbench.app.window;

import dev.goldenangle.ability.AbilityType;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import org.controlsfx.control.ToggleSwitch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.nio.file.Path;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertFalse;

/** The group of an ability is one row with a switch while it is off, and opens when it is switched on. */
class AbilitySwitchUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "flat", settings);
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    private static ToggleSwitch toggle(AbilityType ability) {
        await("the switch of " + ability, () -> ui.node("#switch-" + ability.switchParameter().key()) != null);
        return (ToggleSwitch) ui.find("#switch-" + ability.switchParameter().key());
    }

    private static TitledPane group(AbilityType ability) {
        Node node = toggle(ability);
        while (!(node instanceof TitledPane)) {
            node = node.getParent();
        }
        return (TitledPane) node;
    }

    private static boolean isOn(AbilityType ability) {
        return ability.isOn(ui.session.document().knobs().values());
    }

    @Test
    void everyAbilityIsOneClosedRowWhileItIsOff() {
        for (AbilityType ability : AbilityType.values()) {
            TitledPane group = group(ability);
            ToggleSwitch toggle = toggle(ability);
            assertFalse(fx(() -> isOn(ability) || group.isExpanded() || toggle.isSelected()), ability.name());
        }
    }

    @Test
    void switchOpensTheGroupAndUndoClosesIt() {
        TitledPane dash = group(AbilityType.DASH);
        TitledPane airJumps = group(AbilityType.AIR_JUMPS);
        ToggleSwitch toggle = toggle(AbilityType.DASH);
        run(toggle::requestFocus);
        await("it has the keyboard", toggle::isFocused);
        robot.type(KeyCode.SPACE);
        await("the ability is on", () -> isOn(AbilityType.DASH));
        await("its knobs are open", dash::isExpanded);
        await("the bar over the view lists it", () -> ui.node("#ability-dash") instanceof Label chip && chip.isVisible() && chip.getText().startsWith("Dash"));
        assertFalse(fx(airJumps::isExpanded), "other groups stay closed");
        run(ui.session.document().history()::undo);
        await("the group is closed again", () -> !dash.isExpanded() && !isOn(AbilityType.DASH));
    }
}
