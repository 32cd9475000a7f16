package dev.goldenangle.workbench.look;

import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

class SkinsTest {
    private static final List<Supplier<Control>> KINDS = List.of(Label::new, Button::new, ToggleButton::new, TextField::new, MenuButton::new, ScrollPane::new, ScrollBar::new);

    @BeforeAll
    static void begin() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @Test
    void everyKindOfControlGetsTheSkinThatJavaFxGivesIt() {
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> KINDS.forEach(kind -> {
            Control given = kind.get();
            Skins.give(new HBox(given));
            Control styled = kind.get();
            HBox box = new HBox(styled);
            new Scene(box);
            box.applyCss();
            assertNotNull(given.getSkin(), given::toString);
            assertEquals(styled.getSkin().getClass(), given.getSkin().getClass());
        }));
    }

    @Test
    void whatASkinPutsIntoItsControlHasASkinToo() {
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            ScrollPane pane = new ScrollPane(new Label("inside"));
            Skins.give(pane);
            assertNotNull(((Control) pane.getContent()).getSkin(), "the content");
            assertEquals(2, pane.lookupAll(".scroll-bar").stream().filter(bar -> ((Control) bar).getSkin() != null).count(), "both bars");
        });
    }
}
