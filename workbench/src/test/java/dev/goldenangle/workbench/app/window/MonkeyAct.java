package dev.goldenangle.workbench.app.window;

import dev.goldenangle.attack.RandomKnobs;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.workbench.app.action.ActionGroup;
import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.document.Library;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.Window;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** What {@link Monkey} can do. Each act runs on the JavaFX thread and says in a few words what it did. */
enum MonkeyAct {
    CLICK(16, (hands, random) -> {
        Point place = point(random);
        MouseButton button = random.nextInt(5) == 0 ? MouseButton.SECONDARY : MouseButton.PRIMARY;
        hands.robot().mouseMove(place.x, place.y);
        int clicks = 1 + random.nextInt(8) / 7;
        for (int i = 0; i < clicks; i++) {
            hands.robot().mouseClick(button);
        }
        return clicks + " × " + button + " at " + place;
    }),
    DRAG(6, (hands, random) -> {
        Point from = point(random);
        Point to = random.nextInt(2) == 0 ? point(random) : new Point("nearby", from.x + random.nextInt(200) - 100, from.y + random.nextInt(200) - 100);
        MouseButton button = MouseButton.values()[1 + random.nextInt(3)];
        hands.robot().mouseMove(from.x, from.y);
        hands.robot().mousePress(button);
        for (int step = 1; step <= 4; step++) {
            hands.robot().mouseMove(from.x + (to.x - from.x) * step / 4, from.y + (to.y - from.y) * step / 4);
        }
        hands.robot().mouseRelease(button);
        return button + " from " + from + " to " + to;
    }),
    SCROLL(4, (hands, random) -> {
        Point place = point(random);
        int amount = random.nextInt(21) - 10;
        hands.robot().mouseMove(place.x, place.y);
        hands.robot().mouseWheel(amount);
        return amount + " at " + place;
    }),
    KEY(12, (hands, random) -> {
        KeyCode[] codes = KeyCode.values();
        KeyCode key = random.nextInt(3) == 0 ? codes[random.nextInt(codes.length)] : Keys.COMMON[random.nextInt(Keys.COMMON.length)];
        List<KeyCode> held = Arrays.stream(Keys.MODIFIERS).filter(modifier -> random.nextInt(6) == 0).toList();
        held.forEach(hands.robot()::keyPress);
        for (int i = random.nextInt(4); i >= 0; i--) {
            hands.robot().keyPress(key);
        }
        hands.robot().keyRelease(key);
        held.forEach(hands.robot()::keyRelease);
        return held + " " + key;
    }),
    MENU_ITEM(3, (hands, random) -> {
        List<MenuItem> items = Window.getWindows().stream().filter(ContextMenu.class::isInstance).flatMap(menu -> ((ContextMenu) menu).getItems().stream())
                .filter(item -> !item.isDisable()).toList();
        if (items.isEmpty()) {
            return "no menu is open";
        }
        MenuItem item = items.get(random.nextInt(items.size()));
        item.fire();
        return item.getText();
    }),
    ACTION(20, (hands, random) -> {
        List<MenuAction> actions = hands.ui().window.actions();
        List<ActionGroup> groups = actions.stream().map(MenuAction::group).distinct().toList();
        ActionGroup group = groups.get(random.nextInt(groups.size()));
        List<MenuAction> offered = actions.stream().filter(action -> action.group() == group).toList();
        MenuAction action = offered.get(random.nextInt(offered.size()));
        action.run();
        return action.getText();
    }),
    KNOB(10, (hands, random) -> {
        List<Parameter> knobs = hands.ui().session.document().knobs().values().table().parameters();
        Parameter knob = knobs.get(random.nextInt(knobs.size()));
        return knob.key() + " = " + hands.ui().session.document().knobs().values().value(knob).text() + hands.ui().session.document().knobs()
                .set(knob, new RandomKnobs(random).value(hands.ui().session.document().knobs().values(), knob)).map(reason -> ", refused").orElse(", changed");
    }),
    ALL_KNOBS(1, (hands, random) -> {
        hands.ui().session.document().knobs().replace("monkey", new RandomKnobs(random).set(hands.ui().session.document().knobs().values().table()));
        return "random set";
    }),
    PRESET(2, (hands, random) -> {
        List<String> ids = hands.ui().session.library().presetIds();
        String id = ids.get(random.nextInt(ids.size()));
        hands.ui().session.loader().preset(id);
        return id;
    }),
    MAP(2, (hands, random) -> {
        List<Library.Item> maps = hands.ui().session.library().maps(hands.ui().session.document().model());
        String id = maps.get(random.nextInt(maps.size())).id();
        hands.ui().session.loader().map(id);
        return id;
    }),
    DROP(4, (hands, random) -> {
        Path file = hands.files().any();
        hands.ui().window.files().openDropped(file);
        return file.getFileName().toString();
    }),
    EDIT_OUTSIDE(2, (hands, random) -> {
        Path file = hands.ui().session.document().preset().file().orElse(hands.files().any());
        if (!Files.isRegularFile(file)) {
            return "no file is open";
        }
        try {
            String text = Files.readString(file, StandardCharsets.ISO_8859_1);
            if (random.nextInt(4) == 0) {
                Files.delete(file);
            } else {
                Files.writeString(file, random.nextInt(2) == 0 ? text.replaceFirst("\\d", "3") : text.substring(text.length() / 2), StandardCharsets.ISO_8859_1);
            }
        } catch (IOException gone) {
            return gone.toString();
        }
        return file.getFileName().toString();
    }),
    RESIZE(3, (hands, random) -> {
        Stage stage = (Stage) hands.ui().window.scene().getWindow();
        // Not larger than at the start: the headless screen cannot draw a window that has grown.
        stage.setWidth(random.nextInt(2) == 0 ? WorkbenchWindow.MIN_WIDTH : 100 + random.nextInt((int) WorkbenchWindow.MIN_WIDTH - 100));
        stage.setHeight(random.nextInt(2) == 0 ? WorkbenchWindow.MIN_HEIGHT : 100 + random.nextInt((int) WorkbenchWindow.MIN_HEIGHT - 100));
        return stage.getWidth() + " × " + stage.getHeight();
    }),
    CANCEL_WORK(5, (hands, random) -> {
        int running = hands.ui().session.tasks().listed().size();
        hands.ui().session.tasks().listed().forEach(work -> work.cancel());
        return running + " running";
    });

    private final int weight;
    private final Doing doing;

    MonkeyAct(int weight, Doing doing) {
        this.weight = weight;
        this.doing = doing;
    }

    /** Performs the act and returns a description. */
    @FunctionalInterface
    interface Doing {
        String apply(Hands hands, Randomness random);
    }

    /** The tools of an act. */
    record Hands(WindowFixture ui, Robot robot, MonkeyFiles files) {
    }

    private record Point(String what, double x, double y) {
        @Override
        public String toString() {
            return what + " (" + Math.round(x) + ", " + Math.round(y) + ")";
        }
    }

    /** Keys that do something in the window. */
    private static final class Keys {
        static final KeyCode[] COMMON = {KeyCode.ESCAPE, KeyCode.ENTER, KeyCode.TAB, KeyCode.SPACE, KeyCode.UP, KeyCode.DOWN, KeyCode.LEFT, KeyCode.RIGHT, KeyCode.DELETE, KeyCode.BACK_SPACE,
            KeyCode.HOME, KeyCode.END, KeyCode.PAGE_UP, KeyCode.PAGE_DOWN, KeyCode.W, KeyCode.A, KeyCode.S, KeyCode.D, KeyCode.DIGIT0, KeyCode.DIGIT1, KeyCode.DIGIT9, KeyCode.MINUS, KeyCode.PERIOD,
            KeyCode.SLASH, KeyCode.F4, KeyCode.F5, KeyCode.F6, KeyCode.F7, KeyCode.F8, KeyCode.F9, KeyCode.F10};
        static final KeyCode[] MODIFIERS = {KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ALT};
    }

    static MonkeyAct pick(Randomness random) {
        int left = random.nextInt(Arrays.stream(values()).mapToInt(act -> act.weight).sum());
        int index = 0;
        while (left >= values()[index].weight) {
            left -= values()[index].weight;
            index++;
        }
        return values()[index];
    }

    String perform(Hands hands, Randomness random) {
        return name() + ": " + doing.apply(hands, random);
    }

    /** Mostly the middle of a visible node, sometimes any point of an open window. */
    private static Point point(Randomness random) {
        List<Window> windows = Window.getWindows().stream().filter(window -> window.isShowing() && window.getScene() != null).toList();
        Window window = windows.get(random.nextInt(windows.size()));
        Node node = window.getScene().getRoot();
        while (random.nextInt(40) > 0 && node instanceof Parent parent && !parent.getChildrenUnmodifiable().isEmpty()) {
            List<Node> children = parent.getChildrenUnmodifiable().stream().filter(child -> child.isVisible() && !child.getLayoutBounds().isEmpty()).toList();
            if (children.isEmpty()) {
                break;
            }
            node = children.get(random.nextInt(children.size()));
        }
        Bounds bounds = node.localToScreen(node.getLayoutBounds());
        if (bounds == null) {
            return new Point("window", window.getX(), window.getY());
        }
        boolean isMiddle = random.nextInt(2) == 0;
        return new Point(node.getClass().getSimpleName() + (node.getId() == null ? "" : "#" + node.getId()), bounds.getMinX() + bounds.getWidth() * (isMiddle ? 0.5 : random.nextFloat()),
                bounds.getMinY() + bounds.getHeight() * (isMiddle ? 0.5 : random.nextFloat()));
    }
}
