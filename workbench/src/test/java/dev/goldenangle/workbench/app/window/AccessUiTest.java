package dev.goldenangle.workbench.app.window;

import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.stage.Window;
import org.controlsfx.control.PopOver;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * The window can be used without a mouse, with a screen reader, and with weak eyes. All panes, cards, modes and
 * pop-overs are visited once in each theme.
 */
class AccessUiTest {
    private static final List<String> TABS = List.of("curves", "scorecard", "find", "jumps", "runs", "net");
    private static final List<String> CARDS = List.of("golden-angle", "hints", "shortcuts", "save-preset-as", "export-for-game", "controls", "link", "morph", "bisect", "palette", "about");
    private static final List<String> POP_OVERS = List.of("choose-preset", "layer-section");
    private static final AccessRules RULES = new AccessRules();
    private static final Map<Theme, Map<String, String>> PALE = Map.of(Theme.DARK, new TreeMap<>(), Theme.LIGHT, new TreeMap<>());
    @TempDir
    static Path settings;
    @TempDir
    static Path folder;
    private static WindowFixture ui;

    @BeforeAll
    static void visitEverything() throws IOException {
        ui = WindowFixture.open("arena/default", "arena-loop", settings, 1280, 720);
        await("the whole window", () -> ui.window.isComplete() && !ui.session.isBusy());
        run(() -> ui.session.live().playback().pause());
        act("keep-run");
        tour(place -> {
            RULES.check(place, area(place));
            checkContrast(place);
        });
        run(() -> ui.look.themeProperty().set(Theme.LIGHT));
        tour(AccessUiTest::checkContrast);
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    private static void tour(Consumer<String> check) throws IOException {
        look("window", check);
        for (String tab : TABS) {
            act("tab-" + tab);
            if (tab.equals("find")) {
                await("a slice", () -> ui.node("#slice-plot") != null && ui.node("#slice-plot").isVisible());
            }
            look("tab " + tab, check);
        }
        act("tab-curves");
        for (String card : CARDS) {
            act(card);
            look("card " + card, check);
            closeCards();
        }
        act("view-command-camera-first");
        look("first person", check);
        act("view-command-camera-top");
        for (String button : POP_OVERS) {
            run(() -> ((ButtonBase) ui.node("#" + button)).fire());
            look("pop-over " + button, check);
            closeCards();
        }
        for (String mode : List.of("compare", "sweep", "predict")) {
            act(mode);
            look("mode " + mode, check);
            act(mode);
        }
        Path mesh = Files.writeString(folder.resolve("hall.obj"), MeshUiTest.HALL);
        run(() -> ui.window.files().openDropped(mesh));
        await("the mesh card", () -> ui.node("#mesh") != null);
        look("card mesh", check);
        run(() -> ui.window.files().openMap("arena-loop"));
        await("no mesh card", () -> ui.node("#mesh") == null);
    }

    private static void look(String place, Consumer<String> check) {
        WindowFixture.waitForPulses(3);
        run(() -> check.accept(place));
    }

    private static void checkContrast(String place) {
        Window.getWindows().forEach(window -> new TextContrast(ui.look.color(Token.WINDOW), PALE.get(ui.look.theme())).check(place, window.getScene().getRoot()));
    }

    /** What is new at a place: the pop-over, card or tab, or else the whole window. */
    private static Node area(String place) {
        List<Node> cards = ui.window.overlay().getChildren().filtered(Node::isVisible);
        if (place.startsWith("pop-over")) {
            return Window.getWindows().stream().filter(PopOver.class::isInstance).findFirst().orElseThrow().getScene().getRoot();
        }
        return place.startsWith("card") ? cards.get(cards.size() - 1) : place.startsWith("tab") ? ui.node(".side-pane") : ui.window.scene().getRoot();
    }

    private static void act(String id) {
        run(() -> ui.window.actions().stream().filter(action -> action.id().equals(id)).findFirst()
                .orElseThrow(() -> new AssertionError(ui.window.actions().stream().map(action -> action.id()).toList() + " lacks " + id)).run());
    }

    private static void closeCards() {
        run(() -> {
            List.copyOf(Window.getWindows()).stream().filter(PopOver.class::isInstance).forEach(Window::hide);
            while (ui.window.overlay().closeTopmost()) {
                continue;
            }
        });
    }

    private static String list(Map<String, String> problems) {
        return problems.entrySet().stream().map(problem -> problem.getKey() + " (" + problem.getValue() + ")").collect(Collectors.joining("\n"));
    }

    @Test
    void everyControlHasANameForScreenReaders() {
        assertEquals("", list(RULES.unnamed));
    }

    @Test
    void everyButtonIsReachedByTab() {
        assertEquals("", list(RULES.unreached));
    }

    @Test
    void tabFollowsTheReadingOrder() {
        assertEquals("", list(RULES.disordered));
    }

    @Test
    void everyControlShowsThatItHasTheFocus() {
        assertEquals("", list(RULES.unmarked));
    }

    @Test
    void textsAndIconsAreReadableInTheDarkTheme() {
        assertEquals("", list(PALE.get(Theme.DARK)));
    }

    @Test
    void textsAndIconsAreReadableInTheLightTheme() {
        assertEquals("", list(PALE.get(Theme.LIGHT)));
    }
}
