package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.action.ActionGroup;
import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.app.files.FilePicker;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Rules that hold for every action of the window. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ActionsUiTest {
    /** A file dialog that is always cancelled. */
    private static final FilePicker NO_FILE = new FilePicker() {
        @Override
        public Optional<Path> open(String title, String kind, String... endings) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> save(String title, String suggestion, String kind, String... endings) {
            return Optional.empty();
        }
    };
    /** Keys in the README's table that are not window actions. */
    private static final Set<String> NOT_ACTIONS = Set.of("W A S D", "Space", "mouse", "Esc", "sticks", "A", "Start");
    private static final int ACTIONS_PER_FRAME = 4;
    @TempDir
    private static Path folder;
    private static WindowFixture ui;

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "arena-loop", folder, WorkbenchWindow.MIN_WIDTH, WorkbenchWindow.MIN_HEIGHT, NO_FILE);
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    private static List<MenuAction> actions() {
        return fx(() -> ui.window.actions());
    }

    private static MenuAction action(String label) {
        return actions().stream().filter(action -> action.getText().equals(label)).findFirst().orElseThrow();
    }

    @Test
    void noTwoActionsHaveTheSameKeyNameOrId() {
        Map<Object, String> owners = new HashMap<>();
        for (MenuAction action : actions()) {
            String who = action.group().label() + " › " + action.getText();
            assertEquals(null, owners.put(who, who), who);
            assertEquals(null, owners.put(action.id(), who), who);
            if (action.getAccelerator() != null) {
                assertEquals(null, owners.put(action.getAccelerator(), who), who);
            }
        }
    }

    @Test
    void everyWindowActionIsOffered() {
        List<String> ids = actions().stream().map(MenuAction::id).toList();
        for (WindowAction row : WindowAction.values()) {
            assertTrue(ids.stream().anyMatch(id -> id.equals(row.id()) || id.startsWith(row.id() + "-")), row.id());
        }
    }

    @Test
    void everyEnabledActionIsInThePalette() {
        run(action("Commands")::run);
        await("palette is filled", () -> ui.node("#palette .palette-list") instanceof ListView<?> list && !list.getItems().isEmpty());
        Set<String> offered = fx(() -> ((ListView<?>) ui.node("#palette .palette-list")).getItems().stream()
                .map(item -> ((MenuAction) item).getText()).collect(Collectors.toSet()));
        fx(() -> ui.window.actions()).stream().filter(action -> fx(() -> !action.isDisabled()))
                .forEach(action -> assertTrue(offered.contains(action.getText()), action.getText()));
    }

    /** r_show3d is the original name of this layer, which some users type. */
    @Test
    void collisionLayerIsFoundAsRShow3d() {
        MenuAction layer = actions().stream().filter(action -> action.getText().contains("r_show3d")).findFirst().orElseThrow();
        boolean before = fx(() -> ((ToggleButton) ui.node("#layer-debug")).isSelected());
        run(layer::run);
        assertEquals(!before, fx(() -> ((ToggleButton) ui.node("#layer-debug")).isSelected()));
        run(layer::run);
    }

    @Test
    void everyKeyIsOnTheSheet() {
        run(action("Shortcuts")::run);
        Set<String> texts = fx(() -> labels(ui.node("#shortcuts")));
        for (MenuAction action : actions()) {
            if (action.getAccelerator() != null) {
                assertTrue(texts.contains(action.getText()) && texts.contains(action.shortcutText()), action.getText());
            }
        }
        run(action("Shortcuts")::run);
    }

    private static Set<String> labels(Node card) {
        card.applyCss();
        return Stream.concat(card.lookupAll(".muted").stream(), card.lookupAll(".key-cap").stream())
                .map(node -> ((Label) node).getText()).collect(Collectors.toSet());
    }

    /** Runs last, because it leaves many things open. */
    @Test
    @Order(Integer.MAX_VALUE)
    void everyEnabledActionCanBeRun() {
        List<Throwable> faults = new ArrayList<>();
        run(() -> Thread.currentThread().setUncaughtExceptionHandler((thread, fault) -> faults.add(fault)));
        List<String> ran = new ArrayList<>();
        List<MenuAction> actions = actions().stream().filter(action -> action.group() != ActionGroup.PRESET && action.group() != ActionGroup.MAP).toList();       // other tests open these
        for (int i = 0; i < actions.size(); i += ACTIONS_PER_FRAME) {
            List<MenuAction> some = actions.subList(i, Math.min(actions.size(), i + ACTIONS_PER_FRAME));
            run(() -> {
                some.forEach(MenuAction::run);
                ui.window.frame(System.nanoTime());
                cancelStudies();
            });
            List<String> labels = some.stream().map(MenuAction::getText).toList();
            assertEquals(List.of(), faults, labels.toString());
            ran.addAll(labels);
        }
        assertTrue(ran.size() > 60, ran.toString());
    }

    /**
     * Cancels studies as a user would: thirty actions each start thousands of runs, which this test does not need.
     */
    private static void cancelStudies() {
        ui.window.scene().getRoot().lookupAll(".button").stream().map(Button.class::cast).filter(button -> "Cancel".equals(button.getText()) && button.isVisible()).forEach(Button::fire);
    }

    @Test
    void shortcutsInTheReadmeMatchTheActions() throws IOException {
        List<KeyCombination> keys = actions().stream().map(MenuAction::getAccelerator).filter(key -> key != null).toList();
        List<String> rows = Files.readAllLines(Path.of("..", "README.md")).stream().dropWhile(line -> !line.equals("| key | does |")).skip(2)
                .takeWhile(line -> line.startsWith("|")).toList();
        assertTrue(rows.size() > 5, rows.toString());
        for (String row : rows) {
            for (String key : row.split("\\|")[1].strip().split(", ")) {
                assertTrue(NOT_ACTIONS.contains(key) || keys.contains(KeyCombination.valueOf(key.replace("Ctrl", "Shortcut"))), key);
            }
        }
    }
}
