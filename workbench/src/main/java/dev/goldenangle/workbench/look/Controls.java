package dev.goldenangle.workbench.look;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;

/** Creates small controls with their style classes, help and action in one call. */
public final class Controls {
    private static final double GAP = 8;

    private Controls() {
    }

    public static Label label(String text, String... styleClasses) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styleClasses);
        return label;
    }

    /** A label with an icon or swatch before its text. */
    public static Label label(String text, Node graphic, String... styleClasses) {
        Label label = label(text, styleClasses);
        label.setGraphic(graphic);
        return label;
    }

    /** A label that breaks its text into lines and is never cut off. */
    public static Label wrapped(String text, String... styleClasses) {
        Label label = label(text, styleClasses);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /** Nodes beside each other, centred vertically. */
    public static HBox line(Node... nodes) {
        HBox line = new HBox(8, nodes);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }

    /** A hidden node takes up no space. */
    public static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    /** Takes the free width of an HBox. */
    public static Region space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }

    /** Puts one part on the left and one on the right, or one below the other if they do not fit. */
    public static FlowPane ends(Region left, Region right) {
        HBox start = new HBox(left);
        start.setAlignment(Pos.CENTER_LEFT);
        FlowPane ends = new FlowPane(GAP, GAP / 2, start, right);
        ends.setAlignment(Pos.CENTER_LEFT);
        ends.widthProperty().addListener((observable, old, width) ->
                start.setMinWidth(Math.max(0, Math.floor(width.doubleValue() - ends.getInsets().getLeft() - ends.getInsets().getRight() - GAP - right.prefWidth(-1)) - 1)));
        return ends;
    }

    /** A button with only an icon. Its purpose is the tooltip. */
    public static Button iconButton(String id, Ikon icon, String purpose, Runnable action) {
        Button button = flat(new Button(null, Icons.of(icon)), id, purpose);
        button.setOnAction(event -> action.run());
        return button;
    }

    /** Makes a button with only an icon flat, and explains it. */
    public static <B extends ButtonBase> B flat(B button, String id, String purpose) {
        button.setId(id);
        button.getStyleClass().add("flat-icon");
        describe(button, purpose);
        return button;
    }

    /** Sets the tooltip and the text for screen readers. */
    public static void describe(Node node, String purpose) {
        Tip.on(node, purpose);
        node.setAccessibleText(purpose);
    }

    public static MenuItem item(String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setOnAction(event -> action.run());
        return item;
    }

    public static RadioMenuItem choice(String text, boolean isChosen, Runnable action) {
        RadioMenuItem item = new RadioMenuItem(text);
        item.setMnemonicParsing(false);
        item.setSelected(isChosen);
        item.setOnAction(event -> action.run());
        return item;
    }

    /** Scrolls up and down only. */
    public static ScrollPane scroll(Region content) {
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("check-scroll");
        return scroll;
    }
}
