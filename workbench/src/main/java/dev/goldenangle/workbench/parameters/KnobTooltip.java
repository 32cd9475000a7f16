package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterReference;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Bounds;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The tooltip of a knob: its purpose, the effect of too low and too high values, its default and its limits. */
final class KnobTooltip {
    private static final double INNER_WIDTH = 272;
    private static final double GAP = 8;
    private static final Duration DELAY = Duration.millis(400);

    private KnobTooltip() {
    }

    /** Computes its height for its own width, because a tooltip asks for the height without a width and would become far too high. */
    private static final class Card extends VBox {
        Card() {
            super(8);
            setPrefWidth(INNER_WIDTH);
        }

        @Override
        protected double computeMinHeight(double width) {
            return computePrefHeight(width);
        }

        @Override
        protected double computePrefHeight(double width) {
            return super.computePrefHeight(INNER_WIDTH);
        }
    }

    /** Shown to the right of the row, so that it does not cover sliders or numbers. */
    static Tooltip beside(Region row, Supplier<Region> card) {
        Tooltip tooltip = of(card);
        tooltip.addEventHandler(WindowEvent.WINDOW_SHOWN, event -> {
            Bounds bounds = row.localToScreen(row.getBoundsInLocal());
            if (bounds != null) {
                tooltip.setX(bounds.getMaxX() + GAP);
                tooltip.setY(Math.min(bounds.getMinY(), Screen.getPrimary().getVisualBounds().getMaxY() - tooltip.getHeight()));
            }
        });
        return tooltip;
    }

    /** @param card called each time the tooltip is shown, because its content changes */
    static Tooltip of(Supplier<Region> card) {
        Tooltip tooltip = new Tooltip();
        tooltip.setShowDelay(DELAY);
        tooltip.setShowDuration(Duration.INDEFINITE);
        tooltip.getStyleClass().add("knob-tooltip");
        tooltip.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        tooltip.setOnShowing(event -> tooltip.setGraphic(card.get()));
        tooltip.setGraphic(card.get());
        return tooltip;
    }

    /** @param moved the metrics that the knob affects most, as far as they have been measured */
    static Region card(Parameter parameter, ParameterTable table, List<String> moved) {
        Spec spec = parameter.spec();
        VBox card = new Card();
        card.getChildren().add(spread(Controls.label(parameter.label(), "strong"), Controls.label(parameter.key(), "code")));
        card.getChildren().add(Controls.wrapped(spec.doc(), "muted"));
        if (!spec.tooLow().isEmpty()) {
            card.getChildren().add(end(MaterialDesignA.ARROW_DOWN, Messages.text("parameters.too-low", spec.tooLow())));
        }
        if (!spec.tooHigh().isEmpty()) {
            card.getChildren().add(end(MaterialDesignA.ARROW_UP, Messages.text("parameters.too-high", spec.tooHigh())));
        }
        String range = spec.options().isEmpty() ? Messages.text("parameters.limits", spec.min().text(), spec.max().text()) : String.join(", ", spec.options());
        card.getChildren().addAll(rule(), spread(
                Controls.label(Messages.text("parameters.default", ParameterReference.written(spec, spec.defaultValue())), "muted"), Controls.wrapped(range, "muted")));
        addMoved(card, moved);
        table.notes().stream().filter(note -> note.knobs().contains(parameter.key())).forEach(note -> card.getChildren().add(Controls.wrapped(note.shown(table), "muted")));
        return card;
    }

    static Region card(Derived derived, String preset, List<String> moved) {
        VBox card = new Card();
        String sets = derived.replaces().stream().map(Parameter::label).collect(Collectors.joining(", "));
        card.getChildren().addAll(spread(Controls.label(derived.label(), "strong"), Controls.label(derived.key(), "code")), Controls.wrapped(derived.doc(), "muted"), rule(),
                spread(Controls.label(Messages.text("parameters.preset", preset), "muted"), Controls.wrapped(Messages.text("parameters.sets", sets), "muted")));
        addMoved(card, moved);
        return card;
    }

    private static Region rule() {
        Region rule = new Region();
        rule.getStyleClass().add("card-rule");
        return rule;
    }

    private static void addMoved(VBox card, List<String> moved) {
        if (!moved.isEmpty()) {
            card.getChildren().add(Controls.wrapped(Messages.text("parameters.affects", String.join(", ", moved)), "strong"));
        }
    }

    private static HBox end(Ikon icon, String text) {
        Label words = Controls.wrapped(text, "muted");
        HBox line = new HBox(8, Icons.of(icon, "fail"), words);
        HBox.setHgrow(words, Priority.ALWAYS);
        return line;
    }

    private static HBox spread(Region left, Region right) {
        left.setMinWidth(Region.USE_PREF_SIZE);
        return new HBox(8, left, Controls.space(), right);
    }
}
