package dev.goldenangle.workbench.app.window;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.toolkit.library.OwnPresets;
import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.tasks.Notification;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The preset library in the window. */
class LibraryUiTest {
    @TempDir
    static Path folder;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "arena-loop", folder.resolve("settings"), 1280, 720, new FilePicker() {
            @Override
            public Optional<Path> open(String title, String kind, String... endings) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> save(String title, String suggestion, String kind, String... endings) {
                return Optional.of(folder.resolve(suggestion));
            }
        });
        run(() -> ui.session.live().playback().pause());
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    @AfterEach
    void calm() {
        run(() -> {
            Window.getWindows().stream().filter(PopupWindow.class::isInstance).toList().forEach(Window::hide);
            ui.session.document().knobs().resetAll();
            ui.session.loader().preset("arena/default");
        });
        await("the shipped preset", () -> ui.session.document().preset().id().equals("arena/default"));
    }

    private static OwnPresets own() {
        return ui.session.library().presetLibrary().own().orElseThrow();
    }

    private static Preset saved(String name, String description) throws IOException {
        Preset preset = ShippedPresets.load("arena/default");
        Parameter friction = preset.table().find("friction").orElseThrow();
        return own().add(preset.withHeader(name, description).withParameters(preset.parameters().with(friction, Value.of(7))));
    }

    private static ListView<?> rows() {
        return (ListView<?>) WindowFixture.dialog("#library");
    }

    private static Node row(String name) {
        return rows() == null ? null : rows().lookupAll(".list-cell").stream().filter(cell -> cell.isVisible() && texts(cell).contains(name)).findFirst().orElse(null);
    }

    private static List<String> texts(Node cell) {
        return cell.lookupAll(".label").stream().filter(Label.class::isInstance).map(label -> ((Label) label).getText()).toList();
    }

    private void openLibrary() {
        robot.clickOn("#choose-preset");
        await("the library", () -> rows() != null && rows().getItems().size() > 3);
    }

    private static PresetEntry entry(String name) {
        return ui.session.presets().items().stream().filter(item -> item.name().equals(name)).findFirst().orElse(null);
    }

    @Test
    void savedPresetIsInThePickerComparePaletteAndList() {
        run(() -> ui.session.document().knobs().set(ui.session.document().knobs().values().table().find("friction").orElseThrow(), Value.of(6)));
        run(() -> ui.act("Save preset"));
        typeName("Heavy landing");
        robot.clickOn("#preset-note").write("More friction");
        robot.clickOn("#preset-tags").write("duel, heavy").clickOn("#preset-save");
        await("it is saved and open", () -> ui.session.document().preset().name().equals("Heavy landing") && ui.node("#preset-form") == null);
        assertEquals("More friction #duel #heavy", fx(() -> ui.session.document().preset().preset().description()), "not the description of the shipped preset");
        assertTrue(Files.exists(own().folder().resolve("arena/heavy-landing.toml")));
        openLibrary();
        await("its row is first, with note and tags", () -> row("Heavy landing") != null && texts(row("Heavy landing")).containsAll(List.of("duel", "heavy")));
        robot.type(KeyCode.ESCAPE);
        await("the palette", () -> ui.window.actions().stream().anyMatch(action -> action.getText().endsWith("Heavy landing")));
        assertTrue(fx(() -> ui.session.presets().of(ui.session.document().model()).stream().anyMatch(item -> item.label().equals("Heavy landing"))));
        run(() -> ui.act("Compare"));
        await("the sides of a comparison", () -> ui.node("#compare-a") instanceof ComboBox<?> box && box.getItems().stream().anyMatch(item -> item.toString().contains("Heavy landing")));
        run(() -> ui.act("Compare"));
    }

    @Test
    void clickOpensAPresetAndTheDifferenceListsItsKnobs() throws IOException {
        saved("Slippery", "Short note #ice");
        openLibrary();
        await("the row", () -> row("Slippery") != null && row("Slippery").lookup(".library-difference").isVisible());
        robot.clickOn(fx(() -> row("Slippery").lookup(".library-difference")));
        await("the knob with both values", () -> WindowFixture.dialog("#library-differences") != null
                && texts(WindowFixture.dialog("#library-differences")).containsAll(List.of("Friction", "7")));
        run(() -> WindowFixture.dialog("#library-differences").getScene().getWindow().hide());
        robot.clickOn(fx(() -> row("Slippery").lookup(".strong")));
        await("it is open", () -> ui.session.document().preset().name().equals("Slippery"));
        assertEquals(Set.of(), Set.copyOf(fx(() -> entry("Slippery").differences(ui.session.document().knobs().values()))));
    }

    @Test
    void searchFindsTagsAndModels() throws IOException {
        saved("Tagged", "Nothing to see #rocket");
        openLibrary();
        robot.write("rocket");
        await("only the tagged one", () -> row("Tagged") != null && rows().getItems().size() == 2);
        robot.press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL).write("quake classic");
        await("only a shipped one", () -> row("Classic") != null && row("Tagged") == null);
        robot.type(KeyCode.ENTER);
        await("Enter opens it", () -> ui.session.document().preset().id().equals("quakeworld/classic"));
    }

    @Test
    void presetIsRenamedDuplicatedDeletedAndRestored() throws IOException {
        saved("Draft", "first words #a");
        run(ui.session.presets()::refresh);
        await("the draft", () -> entry("Draft") != null);
        run(() -> ui.window.files().library().edit(entry("Draft")));
        typeName("Final");
        robot.clickOn("#preset-save");
        await("the new name", () -> entry("Final") != null && entry("Draft") == null);
        openLibrary();
        await("the row", () -> row("Final") != null);
        run(() -> ui.window.files().library().duplicate(entry("Final")));
        await("a copy", () -> entry("Final copy") != null && row("Final copy") != null);
        run(() -> ui.window.files().library().delete(entry("Final copy")));
        await("it is gone", () -> entry("Final copy") == null && row("Final copy") == null);
        Notification.Offer undo = fx(() -> ui.session.tasks().notifications().latestProperty().get().offer().orElseThrow());
        run(undo.action()::run);
        await("undo brings it back", () -> entry("Final copy") != null);
        run(() -> ui.window.files().library().delete(entry("Final copy")));
        await("gone again", () -> entry("Final copy") == null);
        await("the button names it", () -> WindowFixture.dialog("#library-restore") instanceof Button button && button.isVisible() && button.getText().contains("Final copy"));
        robot.clickOn(fx(() -> WindowFixture.dialog("#library-restore")));
        await("the library restores it too", () -> entry("Final copy") != null);
    }

    @Test
    void menuOfARowRenamesAndDeletesThePreset() throws IOException {
        saved("Sketch", "with a menu");
        openLibrary();
        clickInMenuOf("Sketch", "library-edit");
        typeName("Drawing");
        robot.clickOn("#preset-save");
        await("the new name", () -> entry("Drawing") != null && entry("Sketch") == null);
        assertEquals("arena/default", fx(() -> ui.session.document().preset().id()), "the click on the button does not open the preset");
        openLibrary();
        clickInMenuOf("Drawing", "library-delete");
        await("it is gone", () -> entry("Drawing") == null);
    }

    @Test
    void menuStaysOpenWhileThePointerLeavesItsRow() throws IOException {
        saved("Held", "not selected");
        openLibrary();
        openMenuOf("Held", "library-edit");
        robot.moveTo(fx(() -> row("Document").lookup(".strong")));
        await("the pointer is over another row", () -> row("Document").isHover());
        WindowFixture.waitForPulses(3);
        assertTrue(fx(() -> row("Held").lookup("#library-more").isVisible() && WindowFixture.dialog("#library-edit") != null));
    }

    @Test
    void escClosesTheMenuOfARowAndThenTheLibrary() throws IOException {
        saved("Escaped", "with a menu");
        openLibrary();
        openMenuOf("Escaped", "library-edit");
        robot.type(KeyCode.ESCAPE);
        await("only the menu is closed", () -> WindowFixture.dialog("#library-edit") == null && rows() != null);
        robot.type(KeyCode.ESCAPE);
        await("the library is closed", () -> rows() == null);
    }

    @Test
    void openPresetIsSelectedAndSecondCopyHasANumber() throws IOException {
        saved("Twin", "to copy");
        openLibrary();
        await("the row", () -> row("Twin") != null);
        robot.clickOn(fx(() -> row("Twin").lookup(".strong")));
        await("it is open", () -> ui.session.document().preset().name().equals("Twin"));
        run(() -> ui.window.files().library().duplicate(entry("Twin")));
        await("a copy", () -> entry("Twin copy") != null);
        run(() -> ui.window.files().library().duplicate(entry("Twin")));
        await("a second copy", () -> entry("Twin copy 2") != null);
        openLibrary();
        await("the open preset is selected", () -> row("Twin") instanceof ListCell<?> cell && cell.isSelected());
    }

    @Test
    void tabLeavesTheNoteForTheTags() {
        run(() -> ui.act("Save preset as…"));
        typeName("Tabbed");
        robot.clickOn("#preset-note").write("Words").type(KeyCode.TAB);
        await("the tags have the focus", () -> ui.window.scene().getFocusOwner() == ui.node("#preset-tags"));
        robot.press(KeyCode.SHIFT).type(KeyCode.TAB).release(KeyCode.SHIFT);
        await("and back", () -> ui.window.scene().getFocusOwner() == ui.node("#preset-note"));
        assertEquals("Words", fx(() -> ((TextArea) ui.node("#preset-note")).getText()));
        robot.clickOn("#preset-cancel");
    }

    private void clickInMenuOf(String name, String item) {
        openMenuOf(name, item);
        robot.clickOn(fx(() -> WindowFixture.dialog("#" + item)));
    }

    private void openMenuOf(String name, String item) {
        await("the row", () -> row(name) != null);
        robot.moveTo(fx(() -> row(name).lookup(".strong")));
        await("the button of the menu", () -> row(name).lookup("#library-more").isVisible());
        robot.clickOn(fx(() -> row(name).lookup("#library-more")));
        await("the menu", () -> WindowFixture.dialog("#" + item) != null);
    }

    /** Types over the name that the form suggests. */
    private void typeName(String name) {
        await("the form", () -> ui.node("#preset-name") != null && ui.window.scene().getFocusOwner() == ui.node("#preset-name"));
        robot.clickOn("#preset-name").press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL).write(name);
    }

    @Test
    void damagedPresetShowsItsReasonAndOpensNothing() throws IOException {
        Files.createDirectories(own().folder().resolve("arena"));
        Files.writeString(own().folder().resolve("arena/broken.toml"), "model = \"arena\"\n[ground]\nfrict = 3\n");
        openLibrary();
        await("the reason", () -> row("broken") != null && texts(row("broken")).stream().anyMatch(text -> text.contains("frict")));
        robot.clickOn(fx(() -> row("broken").lookup(".strong")));
        WindowFixture.waitForPulses(5);
        assertEquals("arena/default", fx(() -> ui.session.document().preset().id()));
        Files.delete(own().folder().resolve("arena/broken.toml"));
    }

    @Test
    void fileSavedElsewhereIsListedAndNoExportNamesItsFolder() {
        run(() -> ui.act("Save preset as…"));
        typeName("Outside");
        robot.clickOn("#preset-to-file");
        await("it is open", () -> ui.session.document().preset().name().equals("Outside"));
        await("it is listed", () -> entry("Outside") != null && entry("Outside").isOwn());
        assertEquals("Outside", fx(() -> ui.window.files().gamePreset().preset().id()));
        assertFalse(fx(() -> ui.session.document().preset().publicId()).contains("/"));
    }
}
