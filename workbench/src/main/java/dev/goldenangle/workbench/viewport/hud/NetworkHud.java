package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.runs.PredictedPath;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.frame.NetworkFigure;
import dev.goldenangle.workbench.viewport.painting.FigurePainter;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/** The numbers of client and server: the speed of each, and its distance from the run without lag. */
public final class NetworkHud extends GridPane {
    private final Appearance look;
    private final Label seenName = label(Messages.text("viewport.network.creature"), "muted");
    private final Label seen = label("", "hud-strong");
    private final Map<PredictedPath.End, Row> rows = new EnumMap<>(PredictedPath.End.class);

    private record Row(Circle dot, Label name, Label speed, Label away) {
    }

    public NetworkHud(Appearance look) {
        this.look = look;
        setId("network-hud");
        getStyleClass().addAll("hud", "network-hud");
        setHgap(12);
        setVgap(3);
        addRow(0, label(Messages.text("viewport.network"), "caption"), label(Messages.text("viewport.trail.speed"), "caption"), label(Messages.text("viewport.network.offset"), "caption"));
        for (PredictedPath.End end : PredictedPath.End.values()) {
            String name = Messages.text(end == PredictedPath.End.CLIENT ? "viewport.network.client" : "viewport.network.server");
            Circle dot = new Circle(4);
            Row row = new Row(dot, label(name, "muted"), label("", "hud-strong"), label("", "hud-strong"));
            row.name.setGraphic(dot);
            row.speed.setId("network-speed-" + end.name().toLowerCase(Locale.ROOT));
            row.away.setId("network-away-" + end.name().toLowerCase(Locale.ROOT));
            rows.put(end, row);
            addRow(end.ordinal() + 1, row.name, row.speed, row.away);
        }
        seen.setId("network-away-others");
        addRow(PredictedPath.End.values().length + 1, seenName, label("", "hud-strong"), seen);
        getChildren().stream().filter(child -> getColumnIndex(child) > 0).forEach(child -> setHalignment(child, HPos.RIGHT));
        setMouseTransparent(true);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    }

    private static Label label(String text, String styleClass) {
        Label label = Controls.label(text, styleClass);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    public void show(Moment m) {
        showSeen(m);
        Unit unit = m.model().speedUnit();
        for (Map.Entry<PredictedPath.End, Row> entry : rows.entrySet()) {
            Row row = entry.getValue();
            row.dot.setFill(look.color(FigurePainter.inkOf(entry.getKey())));
            NetworkFigure figure = m.figures().network().stream().filter(f -> f.end() == entry.getKey()).findFirst().orElse(null);
            set(row.speed, figure == null ? "–" : Numbers.withUnit(Numbers.fixed(figure.speed(), unit == Unit.UNITS_PER_SECOND ? 0 : 1), unit.symbol()));
            set(row.away, figure == null ? "–" : Numbers.fixed(new Vec3(figure.at()).sub(m.state().position).length() / m.metre(), 2) + " m");
        }
    }

    /** The largest distance between a creature on the client and in the run; hidden if there are no creatures. */
    private void showSeen(Moment m) {
        OptionalDouble farthest = m.figures().network().stream().flatMap(figure -> figure.others().stream()).mapToDouble(NetworkFigure.Seen::away).max();
        for (Label part : new Label[] {seenName, seen}) {
            Controls.show(part, farthest.isPresent());
        }
        set(seen, Numbers.fixed(farthest.orElse(0) / m.metre(), 2) + " m");
    }

    private static void set(Label label, String text) {
        if (!text.equals(label.getText())) {
            label.setText(text);
        }
    }
}
