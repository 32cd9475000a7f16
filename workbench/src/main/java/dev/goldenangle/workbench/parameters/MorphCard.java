package dev.goldenangle.workbench.parameters;

import dev.goldenangle.workbench.look.ChoiceText;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.ToolCard;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.StringProperty;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** The card with a slider that blends two presets. */
public final class MorphCard extends ToolCard {
    private final MorphViewModel model;
    private final Label percent = label("", "strong");
    private final Label summary = words("muted");
    private final Label side = words("caption");
    private final KnobSlider slider;

    public MorphCard(MorphViewModel model, Runnable close) {
        super("morph", Messages.text("parameters.morph"), close);
        this.model = model;
        slider = new KnobSlider(new Hand());
        slider.setId("morph-slider");
        slider.setAccessibleText(Messages.text("parameters.morph.slider"));
        side.setMinWidth(0);
        HBox ends = line(chooser("morph-from", Messages.text("parameters.morph.from"), model.fromProperty()), label(Messages.text("parameters.bisect.to"), "muted"), chooser("morph-to", Messages.text("parameters.morph.to"), model.toProperty()));
        getChildren().addAll(ends, slider, line(percent, side), summary);
        model.fromProperty().addListener(observable -> show());
        model.toProperty().addListener(observable -> show());
        model.placeProperty().addListener(observable -> show());
        model.morphProperty().addListener(observable -> show());
        show();
    }

    private ComboBox<String> chooser(String id, String purpose, StringProperty chosen) {
        ComboBox<String> box = new ComboBox<>();
        box.setId(id);
        box.setAccessibleText(purpose);
        box.getItems().setAll(model.presets());
        box.setConverter(new ChoiceText<>(model::name));
        box.valueProperty().bindBidirectional(chosen);
        box.setOnShowing(event -> box.getItems().setAll(model.presets()));
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(0);
        box.setPrefWidth(10);
        HBox.setHgrow(box, Priority.ALWAYS);
        return box;
    }

    private void show() {
        double place = model.placeProperty().get();
        slider.show(place, 0, place > 0);
        percent.setText(Numbers.fixed(100 * place, 0) + " %");
        side.setText(model.side());
        summary.setText(model.summary());
    }

    private final class Hand implements KnobSlider.Listener {
        @Override
        public void begin() {
            model.hold();
        }

        @Override
        public void moveTo(double position, boolean fine) {
            model.moveTo(position);
        }

        @Override
        public void commit() {
            model.letGo();
        }

        @Override
        public void cancel() {
            model.takeBack();
        }

        /** Does nothing, because this card has nothing to lock. */
        @Override
        public void lock() {
        }

        @Override
        public void reset() {
            model.hold();
            model.moveTo(0);
            model.letGo();
        }
    }
}
