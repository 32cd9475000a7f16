package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterReference;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.workbench.look.Icons;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

/** What a knob is for, what breaks at either end, its default and its range. */
final class KnobTooltip {
    private static final double WIDTH = 296;
    private static final Duration DELAY = Duration.millis(400);

    private KnobTooltip() {
    }

    static Tooltip of(Parameter parameter) {
        Tooltip tooltip = new Tooltip();
        tooltip.setShowDelay(DELAY);
        tooltip.setShowDuration(Duration.INDEFINITE);
        tooltip.getStyleClass().add("knob-tooltip");
        tooltip.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        tooltip.setGraphic(card(parameter));
        return tooltip;
    }

    static Region card(Parameter parameter) {
        Spec spec = parameter.spec();
        VBox card = new VBox(8);
        card.setPrefWidth(WIDTH - 24);
        card.getChildren().add(spread(styled(parameter.label(), "strong"), styled(parameter.key(), "code")));
        card.getChildren().add(wrapped(spec.doc(), "muted"));
        if (!spec.tooLow().isEmpty()) {
            card.getChildren().add(end(MaterialDesignA.ARROW_DOWN, "Too low", spec.tooLow()));
        }
        if (!spec.tooHigh().isEmpty()) {
            card.getChildren().add(end(MaterialDesignA.ARROW_UP, "Too high", spec.tooHigh()));
        }
        Region rule = new Region();
        rule.getStyleClass().add("card-rule");
        String range = spec.options().isEmpty() ? "limits " + spec.min().text() + " to " + spec.max().text() : String.join(", ", spec.options());
        card.getChildren().addAll(rule, spread(
                styled("default " + ParameterReference.written(spec, spec.defaultValue()), "muted"), wrapped(range, "muted")));
        return card;
    }

    private static HBox end(Ikon icon, String heading, String text) {
        Label words = wrapped(heading + " – " + text, "muted");
        HBox line = new HBox(8, Icons.of(icon, "fail"), words);
        HBox.setHgrow(words, Priority.ALWAYS);
        return line;
    }

    private static HBox spread(Region left, Region right) {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        left.setMinWidth(Region.USE_PREF_SIZE);
        return new HBox(8, left, space, right);
    }

    private static Label styled(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        return label;
    }

    private static Label wrapped(String text, String styleClass) {
        Label label = styled(text, styleClass);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
