package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.workbench.app.action.ActionGroup;
import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.controlsfx.control.action.Action;
import org.controlsfx.control.action.ActionUtils;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The menu of all actions, grouped under headings, with their shortcuts. */
public final class MainMenu {
    private MainMenu() {
    }

    /** @param recent recently opened files, newest first */
    public static ContextMenu of(List<MenuAction> actions, List<String> recent, Consumer<String> open) {
        Map<ActionGroup, Menu> menus = new EnumMap<>(ActionGroup.class);
        for (MenuAction action : actions) {
            MenuItem item = ActionUtils.createMenuItem(action);
            item.setId(action.id());
            Menu menu = menus.computeIfAbsent(action.group(), group -> new Menu(group.label()));
            if (action.startsSection() && !menu.getItems().isEmpty()) {
                menu.getItems().add(new SeparatorMenuItem());
            }
            menu.getItems().add(item);
        }
        Menu lately = new Menu(Messages.text("app.bars.recent"));
        recent.forEach(file -> lately.getItems().add(ActionUtils.createMenuItem(new Action(file, event -> open.accept(file)))));
        lately.setDisable(recent.isEmpty());
        menus.get(ActionGroup.FILE).getItems().add(1, lately);
        ContextMenu menu = new ContextMenu();
        menu.getItems().addAll(menus.values());
        return menu;
    }
}
