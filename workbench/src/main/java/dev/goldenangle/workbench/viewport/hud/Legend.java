package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.frame.SpeedRamp;
import dev.goldenangle.workbench.viewport.frame.TrailColour;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;

import java.util.List;
import java.util.Locale;

/** Explains the colours of the trail. A click chooses what they show. */
public final class Legend extends Button {
    private static final double WIDTH = 76;
    private static final List<SpeedCause> SAMPLES = List.of(SpeedCause.FRICTION, SpeedCause.WALL, SpeedCause.AIR_RESISTANCE, SpeedCause.DEVICE);
    private static final List<String> SAMPLE_NAMES = List.of("viewport.legend.ground", "viewport.legend.wall", "viewport.legend.air", "viewport.legend.other");
    private final ViewportViewModel model;
    private final Appearance look;
    private ContextMenu menu;
    private String shown = "";

    public Legend(ViewportViewModel model, Appearance look) {
        this.model = model;
        this.look = look;
        getStyleClass().add("trail-legend");
        setId("trail-legend");
        setAccessibleText(Messages.text("viewport.legend"));
        Tip.on(this, Messages.text("viewport.legend.tip"));
        setOnAction(event -> openMenu());
        setOnContextMenuRequested(event -> openMenu());
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    }

    /** Created on demand, because a menu is a separate window. */
    private void openMenu() {
        if (menu == null) {
            menu = menu();
        }
        menu.show(this, Side.TOP, 0, 0);
    }

    private ContextMenu menu() {
        ContextMenu menu = new ContextMenu();
        ToggleGroup group = new ToggleGroup();
        for (TrailColour colour : TrailColour.values()) {
            RadioMenuItem item = new RadioMenuItem(Messages.text("viewport.legend.by", colour.label().toLowerCase(Locale.ROOT)));
            item.setToggleGroup(group);
            item.setSelected(colour == model.trailColourProperty().get());
            item.setOnAction(event -> model.trailColourProperty().set(colour));
            menu.getItems().add(item);
        }
        return menu;
    }

    public void show(Moment m) {
        TrailColour colour = model.trailColourProperty().get();
        SpeedRamp ramp = colour == TrailColour.SPEED ? model.ramp(m.run()) : null;
        String stamp = colour + " " + look.theme() + " " + m.w() + " " + m.model().id() + " " + (ramp == null ? 0 : ramp.topW());
        if (!stamp.equals(shown)) {
            shown = stamp;
            setGraphic(colour == TrailColour.LOSS ? causes() : ramp(m, colour, ramp));
        }
    }

    private VBox ramp(Moment m, TrailColour colour, SpeedRamp ramp) {
        boolean speed = ramp != null;
        Pane strip = new Pane();
        strip.setMinSize(WIDTH, 10);
        List<Color> colours = colour.ramp(look);
        double step = WIDTH / colours.size();
        for (int i = 0; i < colours.size(); i++) {
            Rectangle part = new Rectangle(i * step, 1, step + 0.5, 8);
            part.setFill(colours.get(i));
            strip.getChildren().add(part);
        }
        Pane marks = new Pane();
        marks.setMinSize(WIDTH, 12);
        if (speed) {
            double w = ramp.share(1) * WIDTH;
            Rectangle tick = new Rectangle(w - 1, 0, 2, 10);
            tick.getStyleClass().add("legend-tick");
            strip.getChildren().add(tick);
            marks.getChildren().addAll(mark("0", 0), mark("W", w - 5), endMark(Numbers.fixed(ramp.topW() * m.w(), ramp.topW() * m.w() < 10 ? 1 : 0)));
        } else {
            marks.getChildren().addAll(mark(Messages.text("viewport.legend.lost"), 0), mark(Messages.text("viewport.legend.won"), WIDTH - 22));
        }
        Label title = Controls.label(speed ? Messages.text("viewport.legend.speed", m.model().speedUnit().symbol()) : Messages.text("viewport.legend.gain"), "caption");
        return new VBox(2, title, strip, marks);
    }

    private static Label mark(String text, double x) {
        Label label = Controls.label(text, "legend-mark");
        label.setLayoutX(x);
        return label;
    }

    private static Label endMark(String text) {
        Label label = mark(text, 0);
        label.setId("legend-top");
        label.layoutXProperty().bind(label.widthProperty().multiply(-1).add(WIDTH));
        return label;
    }

    private VBox causes() {
        Label title = Controls.label(Messages.text("viewport.legend.lost-to"), "caption");
        HBox first = new HBox(8);
        HBox second = new HBox(8);
        for (int i = 0; i < SAMPLES.size(); i++) {
            Label label = Controls.label(Messages.text(SAMPLE_NAMES.get(i)), new Circle(4, look.color(TrailColour.causeToken(SAMPLES.get(i)))), "legend-mark");
            (i < 2 ? first : second).getChildren().add(label);
        }
        return new VBox(2, title, first, second);
    }
}
