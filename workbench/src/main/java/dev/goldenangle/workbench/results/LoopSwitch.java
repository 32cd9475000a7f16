package dev.goldenangle.workbench.results;

import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.controlsfx.control.SegmentedButton;

import java.util.Arrays;
import java.util.Locale;

/** Chooses what a bot does in a what-if: react to the new knobs, or press the same keys as before. */
final class LoopSwitch extends HBox {
    private final ObjectProperty<WhatIf.Loop> loop;

    LoopSwitch(ObjectProperty<WhatIf.Loop> loop) {
        super(4);
        this.loop = loop;
        Label title = new Label(Messages.text("results.what-if"));
        title.getStyleClass().add("muted");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        SegmentedButton segments = new SegmentedButton(Arrays.stream(WhatIf.Loop.values()).map(this::segment).toArray(ToggleButton[]::new));
        segments.getStyleClass().add("segments");
        segments.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(title, space, segments);
        setAlignment(Pos.CENTER_LEFT);
        setFillHeight(false);
        getStyleClass().add("loop-switch");
    }

    private ToggleButton segment(WhatIf.Loop each) {
        ToggleButton button = new ToggleButton(each.shortLabel());
        button.setId("loop-" + each.name().toLowerCase(Locale.ROOT));
        button.getStyleClass().add("segment");
        Tip.on(button, each.label());
        button.setAccessibleText(each.label());
        button.setSelected(loop.get() == each);
        // Clicking the selected button must not deselect it.
        button.setOnAction(event -> {
            loop.set(each);
            button.setSelected(true);
        });
        loop.addListener((observable, old, chosen) -> button.setSelected(chosen == each));
        return button;
    }
}
