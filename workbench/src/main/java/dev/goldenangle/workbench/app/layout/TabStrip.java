package dev.goldenangle.workbench.app.layout;

import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Tip;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;

import java.util.ArrayList;
import java.util.List;

/** Tabs in a row. Those that have no room go into a menu at its end, the last ones first; the selected one never does. */
final class TabStrip extends Pane {
    private final List<ToggleButton> tabs = new ArrayList<>();
    private final Button more = new Button(null, Icons.of(MaterialDesignD.DOTS_HORIZONTAL));

    TabStrip() {
        getStyleClass().add("side-tabs");
        more.getStyleClass().add("flat-icon");
        more.setId("more-tabs");
        more.setAccessibleText("More tabs");
        Tip.on(more, "More tabs");
        more.setOnAction(event -> menu().show(more, Side.BOTTOM, 0, 4));
        getChildren().add(more);
        setMinWidth(0);
    }

    void add(ToggleButton tab) {
        tabs.add(tab);
        getChildren().add(tab);
        tab.selectedProperty().addListener(observable -> requestLayout());
    }

    private ContextMenu menu() {
        ContextMenu menu = new ContextMenu();
        for (ToggleButton tab : tabs) {
            if (!tab.isVisible()) {
                MenuItem item = new MenuItem(tab.getText());
                item.setOnAction(event -> tab.fire());
                menu.getItems().add(item);
            }
        }
        return menu;
    }

    @Override
    protected void layoutChildren() {
        List<ToggleButton> shown = fitting();
        double x = 0;
        for (ToggleButton tab : tabs) {
            boolean isShown = shown.contains(tab);
            tab.setVisible(isShown);
            if (isShown) {
                tab.resizeRelocate(x, 0, tab.prefWidth(-1), getHeight());
                x += tab.getWidth();
            }
        }
        more.setVisible(shown.size() < tabs.size());
        more.resizeRelocate(x, (getHeight() - more.prefHeight(-1)) / 2, more.prefWidth(-1), more.prefHeight(-1));
    }

    private List<ToggleButton> fitting() {
        if (width(tabs) <= getWidth()) {
            return tabs;
        }
        List<ToggleButton> shown = new ArrayList<>(tabs);
        double room = getWidth() - more.prefWidth(-1);
        for (int i = tabs.size() - 1; i >= 0 && width(shown) > room; i--) {
            if (!tabs.get(i).isSelected()) {
                shown.remove(tabs.get(i));
            }
        }
        return shown;
    }

    private static double width(List<ToggleButton> some) {
        return some.stream().mapToDouble(tab -> tab.prefWidth(-1)).sum();
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.ceil(width(tabs));
    }

    @Override
    protected double computePrefHeight(double width) {
        return tabs.stream().mapToDouble(tab -> tab.prefHeight(-1)).max().orElse(0);
    }
}
