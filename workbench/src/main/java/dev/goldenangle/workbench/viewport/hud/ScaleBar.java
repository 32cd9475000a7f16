package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.toolkit.theme.Numbers;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The scale of the picture, in metres and in the model's units. */
public final class ScaleBar extends VBox {
    private static final double WIDEST = 90;
    private static final double[] STEPS = {0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200};
    private final Label label = new Label();
    private final Region bar = new Region();
    private double shown = -1;
    private double shownUnits = -1;

    public ScaleBar() {
        super(3, new Label(), new Region());
        getChildren().setAll(label, bar);
        getStyleClass().add("scale");
        setId("scale");
        label.getStyleClass().add("caption");
        label.setId("scale-label");
        bar.getStyleClass().add("scale-bar");
        bar.setMinHeight(6);
        bar.setMaxHeight(6);
        setAlignment(Pos.BOTTOM_LEFT);
        setMouseTransparent(true);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    }

    public void show(double pixelsPerMetre, double unitsPerMetre, String unit) {
        if (pixelsPerMetre == shown && unitsPerMetre == shownUnits) {
            return;
        }
        shown = pixelsPerMetre;
        shownUnits = unitsPerMetre;
        double metres = metres(pixelsPerMetre);
        String text = Numbers.trimmed(metres, 1) + " m";
        label.setText(unitsPerMetre == 1 ? text : text + " = " + Numbers.trimmed(metres * unitsPerMetre, 1) + " " + unit);
        bar.setMinWidth(metres * pixelsPerMetre);
        bar.setMaxWidth(metres * pixelsPerMetre);
    }

    /** The longest round length that fits. */
    public static double metres(double pixelsPerMetre) {
        double fitting = STEPS[0];
        for (double step : STEPS) {
            fitting = step * pixelsPerMetre <= WIDEST ? step : fitting;
        }
        return fitting;
    }
}
