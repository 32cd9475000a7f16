package dev.goldenangle.workbench.curves;

import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.analysis.SpeedAccount;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The speed account of a run: gains and losses by cause over time, their sums, and the five worst moments with a link to each. */
final class SpeedView extends VBox {
    private final CurvesViewModel model;
    private final Appearance look;
    private final SpeedStack stack;
    private final GridPane table = new GridPane();
    private final VBox worst = new VBox();
    private SpeedBreakdown shown;

    SpeedView(CurvesViewModel model, Appearance look) {
        super(8);
        this.model = model;
        this.look = look;
        setId("where-speed-went");
        stack = new SpeedStack(look, model::goTo);
        stack.setPrefHeight(120);
        stack.setMinHeight(120);
        table.setHgap(12);
        table.getStyleClass().add("cause-table");
        getChildren().addAll(stack, table, Controls.label(Messages.text("curves.speed.worst"), "caption"), worst);
        look.themeProperty().addListener(observable -> show(shown));
    }

    void show(SpeedBreakdown went) {
        if (went == null) {
            return;
        }
        shown = went;
        stack.show(went);
        table.getChildren().clear();
        double[] shares = Rounded.parts(Arrays.stream(went.totals()).boxed().toList(), 2);
        for (int i = 0; i < went.causes().size(); i++) {
            addRow(i, went.causes().get(i).label(), shares[i], swatch(went.causes().get(i)));
        }
        addRow(went.causes().size(), Messages.text("compare.cause.sum"), went.total(), null);
        List<Node> moments = new ArrayList<>();
        for (SpeedAccount.Moment moment : went.worst()) {
            moments.add(momentRow(moment, went.tickRate(), moments.size()));
        }
        worst.getChildren().setAll(moments);
        if (moments.isEmpty()) {
            worst.getChildren().add(Controls.label(Messages.text("curves.speed.none"), "caption"));
        }
    }

    private Rectangle swatch(SpeedCause cause) {
        Rectangle swatch = new Rectangle(8, 8, look.color(colour(cause)));
        swatch.setArcWidth(3);
        swatch.setArcHeight(3);
        return swatch;
    }

    private void addRow(int row, String name, double change, Node swatch) {
        Label label = Controls.wrapped(name, swatch == null ? "cause-sum" : "cause-name");
        label.setGraphic(swatch);
        Label value = Controls.label(Numbers.withUnit(Numbers.signed(change, 2), model.speedSymbol()), swatch == null ? "cause-sum" : "cause-value", change < 0 ? "fail" : "pass");
        value.setMinWidth(USE_PREF_SIZE);
        GridPane.setHgrow(label, Priority.ALWAYS);
        label.setMaxWidth(Double.MAX_VALUE);
        table.addRow(row, label, value);
        GridPane.setHalignment(value, HPos.RIGHT);
    }

    private Button momentRow(SpeedAccount.Moment moment, double tickRate, int index) {
        Label time = Controls.label(Numbers.withUnit(Numbers.fixed(moment.fromTick() / tickRate, 2), "s"), "moment-time");
        Label change = Controls.label(Numbers.withUnit(Numbers.signed(moment.change(), 2), model.speedSymbol()), "cause-value", "fail");
        Label name = new Label(moment.cause().label(), swatch(moment.cause()));
        HBox line = new HBox(8, time, name, Controls.space(), change);
        line.setAlignment(Pos.CENTER_LEFT);
        Button row = new Button(null, line);
        row.setId("worst-" + index);
        row.getStyleClass().add("moment-row");
        row.setMaxWidth(Double.MAX_VALUE);
        row.setAccessibleText(Messages.text("curves.speed.moment", moment.cause().label(), time.getText()));
        row.setOnAction(event -> model.goTo(moment.fromTick()));
        return row;
    }

    /** Causes share few colours here; the table names them. */
    static Token colour(SpeedCause cause) {
        return switch (cause) {
            case ACCELERATION -> Token.CHART_2;
            case BONUS -> Token.ACCENT_LINE;
            case FRICTION -> Token.CHART_3;
            case WALL -> Token.CHART_4;
            case LANDING, STEP -> Token.CHART_5;
            case AIR_RESISTANCE, SHAPING, GRAVITY -> Token.CHART_1;
            case DEVICE, ABILITY, ROUNDING, OTHER -> Token.CHART_6;
        };
    }
}
