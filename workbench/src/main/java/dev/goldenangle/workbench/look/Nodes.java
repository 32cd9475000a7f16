package dev.goldenangle.workbench.look;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Creates the small parts that most panes are made of. */
public final class Nodes {
    private Nodes() {
    }

    public static Label label(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        return label;
    }

    /** Nodes beside each other, centred vertically. */
    public static HBox line(Node... nodes) {
        HBox line = new HBox(8, nodes);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }

    /** Takes up the free width of a line. */
    public static Region space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }

    /** Makes a button with only an icon flat, and explains it. */
    public static <B extends ButtonBase> B flat(B button, String id, String help) {
        button.setId(id);
        button.getStyleClass().add("flat-icon");
        button.setAccessibleText(help);
        Tip.on(button, help);
        return button;
    }

    /** A hidden node takes up no space. */
    public static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
