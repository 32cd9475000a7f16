package dev.goldenangle.workbench.app.window;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.nio.file.Path;
import java.util.List;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class MenuUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "flat", settings);
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    private static List<Menu> menus() {
        return Window.getWindows().stream().filter(ContextMenu.class::isInstance).map(ContextMenu.class::cast).findFirst()
                .map(menu -> menu.getItems().stream().map(Menu.class::cast).toList()).orElse(List.of());
    }

    @Test
    void menusAreInOrderAndGroupedByLines() {
        new FxRobot().type(KeyCode.F10);
        await("the menu", () -> !menus().isEmpty());
        List<String> names = fx(() -> menus().stream().map(MenuItem::getText).toList());
        assertEquals(List.of("File", "Edit", "Play", "View", "Viewport", "Place", "Help"), names);
        for (Menu menu : fx(MenuUiTest::menus)) {
            List<MenuItem> items = menu.getItems();
            assertFalse(items.get(0) instanceof SeparatorMenuItem || items.get(items.size() - 1) instanceof SeparatorMenuItem, menu.getText());
        }
        List<String> help = fx(() -> menus().get(6).getItems().stream().map(item -> item instanceof SeparatorMenuItem ? "-" : item.getText()).toList());
        assertEquals("Manual", help.get(0));
        assertEquals(List.of("-", "About"), help.subList(help.size() - 2, help.size()));
        run(() -> Window.getWindows().stream().filter(ContextMenu.class::isInstance).toList().forEach(Window::hide));
    }

    @Test
    void aboutNamesTheVersionAndTheLicences() {
        run(() -> ui.act("About"));
        await("the card", () -> ui.node("#about .pane-title") != null);
        assertTrue(fx(() -> ((TextArea) ui.node("#about-licences")).getText()).contains("licen") || fx(() -> ((TextArea) ui.node("#about-licences")).getText()).contains("Licen"));
        new FxRobot().type(KeyCode.ESCAPE);
        await("closed", () -> ui.node("#about") == null);
    }
}
