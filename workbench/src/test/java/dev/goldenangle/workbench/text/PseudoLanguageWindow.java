package dev.goldenangle.workbench.text;

import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.app.window.WindowFixture;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Shows all tabs, cards and modes of the window and prints texts that do not come from messages.properties, and texts
 * that are cut off. It is a process of its own because the language is read once.
 */
final class PseudoLanguageWindow {
    private static final List<String> TABS = List.of("curves", "scorecard", "find", "jumps", "runs", "net");
    /** Cards that their own action closes again. */
    private static final List<String> TOGGLED = List.of("shortcuts", "export-for-game", "link", "controls");
    /** Styles of names and notes that contain a translated word, such as "Waypoint before". */
    private static final List<String> NAMES = List.of("readout-name", "run-notes");
    private final WindowFixture ui;
    private final KnownNames names = KnownNames.read();
    /** The problem, and the place where it was seen first. */
    private final Map<String, String> problems = new TreeMap<>();

    private PseudoLanguageWindow(Path settings) throws IOException {
        ui = WindowFixture.open("arena/default", "arena-loop", settings, 1280, 720, new NoFiles());
    }

    public static void main(String[] args) throws IOException {
        PseudoLanguageWindow shown = new PseudoLanguageWindow(Path.of(args[0]));
        shown.openEverything();
        shown.problems.forEach((problem, place) -> System.out.println(problem + " (" + place + ")"));
        System.out.println("looked everywhere");
        Runtime.getRuntime().halt(0);
    }

    private void openEverything() {
        WindowFixture.await("the whole window", () -> ui.window.isComplete() && !ui.session.isBusy());
        look("panes");
        WindowFixture.run(() -> ui.window.actions().forEach(action -> checkWords("action", action.getText())));
        act("app.window.keep-run");
        for (String tab : TABS) {
            act("app.window.tab." + tab);
            look("tab " + tab);
        }
        openForms();
        for (String card : TOGGLED) {
            act("app.window." + card);
            look("card " + card);
            if (card.equals("controls")) {
                press("controls-gamepad");
                look("card gamepad");
                press("controls-sound");
                look("card sound");
            }
            act("app.window." + card);
        }
        for (String card : List.of("hints", "morph", "bisect")) {
            act("app.window." + card);
            look("card " + card);
            WindowFixture.run(() -> ui.node("#" + card).lookupAll(".button").stream().map(ButtonBase.class::cast).reduce((one, last) -> card.equals("hints") ? last : one).ifPresent(ButtonBase::fire));
        }
        openModes();
    }

    private void openForms() {
        act("app.window.tab.scorecard");
        press("add-goal");
        look("new goal");
        act("app.window.reach-missed");
        look("missed goals");
        act("app.window.tab.curves");
        act("app.window.widen-side");
        look("wide curves");
        act("app.window.widen-side");
    }

    private void openModes() {
        act("viewport.course.action.edit");
        look("course");
        act("viewport.course.action.edit");
        act("app.window.predict");
        look("network lag");
        act("app.window.predict");
        act("app.window.compare");
        look("compare");
        act("app.window.compare");
        act("app.window.sweep");
        look("sweep");
        act("app.window.new-study");
        look("new study");
        press("spark-close");
        act("app.window.sweep");
        act("app.window.play-yourself");
        look("playing");
        act("app.window.commands");
        look("palette");
    }

    private void act(String key) {
        WindowFixture.run(() -> ui.act(Messages.text(key)));
    }

    private void press(String id) {
        WindowFixture.run(() -> {
            if (ui.node("#" + id) instanceof ButtonBase button) {
                button.fire();
            }
        });
    }

    private void look(String place) {
        WindowFixture.waitForPulses(20);
        WindowFixture.run(() -> Window.getWindows().stream().filter(window -> !(window instanceof PopupWindow)).forEach(window -> look(place, window.getScene().getRoot())));
    }

    private void look(String place, Node node) {
        // Generated files and addresses are no texts.
        if (!node.isVisible() || node.getStyleClass().contains("code")) {
            return;
        }
        checkWords(place, node.getAccessibleText());
        checkWords(place, node.getAccessibleHelp());
        if (node instanceof Labeled labeled) {
            checkWords(place, labeled.getText());
            checkWhole(place, labeled);
        } else if (node instanceof TextInputControl input) {
            checkWords(place, input.getPromptText());
            return;
        } else if (node instanceof Text text && !(node.getParent() instanceof Labeled)) {
            checkWords(place, text.getText());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> look(place, child));
        }
    }

    private void checkWords(String place, String text) {
        if (text != null && !names.explain(text)) {
            problems.putIfAbsent("not in messages.properties: " + text.replace('\n', ' '), place);
        }
    }

    /** Names of knobs, runs and files, and notes of runs, may be cut off, because they can be of any length. */
    private void checkWhole(String place, Labeled labeled) {
        String text = labeled.getText();
        if (text == null || text.indexOf(messages_qps.BEGIN) < 0 || labeled.getWidth() == 0 || NAMES.stream().anyMatch(labeled.getStyleClass()::contains)) {
            return;
        }
        labeled.getChildrenUnmodifiable().stream().filter(child -> child instanceof Text && child.getStyleClass().contains("text")).map(child -> ((Text) child).getText()).filter(shown -> !shown.equals(text))
                .forEach(shown -> problems.putIfAbsent("cut off: " + shown + " of " + text.replace('\n', ' '), place + path(labeled)));
    }

    private static String path(Node node) {
        StringBuilder path = new StringBuilder();
        for (Node each = node; each != null; each = each.getParent()) {
            path.append(each.getId() == null ? "" : ", #" + each.getId());
        }
        return path + ", " + node.getStyleClass();
    }

    private static final class NoFiles implements FilePicker {
        @Override
        public Optional<Path> open(String title, String kind, String... endings) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> save(String title, String suggestion, String kind, String... endings) {
            return Optional.empty();
        }
    }
}
