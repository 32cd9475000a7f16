package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.workbench.app.action.MenuAction;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import org.controlsfx.control.action.Action;
import org.controlsfx.control.action.ActionUtils;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The menu of all actions, grouped under headings, with their shortcuts. */
public final class MainMenu {
    private MainMenu() {
    }

    /** @param recent recently opened files, newest first */
    public static ContextMenu of(List<MenuAction> actions, List<String> recent, Consumer<String> open) {
        Map<String, Menu> menus = new LinkedHashMap<>();
        for (MenuAction action : actions) {
            MenuItem item = ActionUtils.createMenuItem(action);
            item.setId(action.id());
            menus.computeIfAbsent(action.group().label(), Menu::new).getItems().add(item);
        }
        Menu lately = new Menu("Recent presets");
        recent.forEach(file -> lately.getItems().add(ActionUtils.createMenuItem(new Action(file, event -> open.accept(file)))));
        lately.setDisable(recent.isEmpty());
        menus.get("File").getItems().add(1, lately);
        ContextMenu menu = new ContextMenu();
        menu.getItems().addAll(menus.values());
        return menu;
    }
}
