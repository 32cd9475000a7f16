package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.analysis.GainZones;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.viewport.raster.Paints;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.TextAlignment;

/** The angles between velocity and view: where speed is gained partly or fully, the best angle, and the current one. */
final class AngleBar extends Canvas {
    private static final double WIDTH = 184;
    private static final double HEIGHT = 46;
    private static final double BAR_TOP = 12;
    private static final double BAR_HEIGHT = 12;
    private static final double LEAST_LABEL_GAP = 26;
    /** The left end, on the side of the velocity where the best angle is not. */
    private static final double FROM = Math.toRadians(-30);
    private final Appearance look;
    /** −1 if the best angle is negative: the bar is mirrored, so that the best angle is on the right, at the number that the HUD shows. */
    private int side = 1;

    AngleBar(Appearance look) {
        super(WIDTH, HEIGHT);
        this.look = look;
    }

    void draw(GainZones zones, double angle, double best) {
        side = best < 0 ? -1 : 1;
        GraphicsContext gc = getGraphicsContext2D();
        gc.clearRect(0, 0, WIDTH, HEIGHT);
        gc.setFill(look.color(Token.BG_SUBTLE));
        gc.fillRoundRect(0, BAR_TOP, WIDTH, BAR_HEIGHT, 4, 4);
        if (zones.exist()) {
            drawZones(gc, zones);
            drawBest(gc, best);
        }
        drawLabels(gc, zones, best);
        double x = x(angle);
        gc.setFill(look.color(Token.BG_INSET));
        gc.fillRoundRect(x - 3, BAR_TOP - 3, 6, BAR_HEIGHT + 6, 3, 3);
        gc.setFill(look.color(Token.FG_DEFAULT));
        gc.fillRoundRect(x - 1.5, BAR_TOP - 2, 3, BAR_HEIGHT + 4, 2, 2);
    }

    private double x(double angle) {
        return (Math.max(FROM, Math.min(GainZones.WIDEST, side * angle)) - FROM) / (GainZones.WIDEST - FROM) * WIDTH;
    }

    private void drawZones(GraphicsContext gc, GainZones zones) {
        for (int i = 0; i < GainZones.steps(); i++) {
            GainZones.Zone zone = zones.zone(i);
            if (zone != GainZones.Zone.NONE) {
                double alpha = zone == GainZones.Zone.FULL ? 1 : 0.08 + 0.55 * zones.share(i);
                gc.setFill(Paints.of(look, Token.ACCENT_LINE, alpha));
                double from = Math.round(x(GainZones.angle(i)));
                double to = Math.round(x(GainZones.angle(i + 1)));
                gc.fillRect(Math.min(from, to), BAR_TOP, Math.abs(to - from), BAR_HEIGHT);
            }
        }
    }

    private void drawBest(GraphicsContext gc, double best) {
        double x = x(best);
        gc.setFill(look.color(Token.ACCENT_LINE));
        gc.fillPolygon(new double[] {x - 5, x + 5, x}, new double[] {1, 1, 8}, 3);
    }

    private void drawLabels(GraphicsContext gc, GainZones zones, double best) {
        gc.setFont(Fonts.regular(10 * look.textScaleProperty().get()));
        gc.setTextBaseline(VPos.TOP);
        if (!zones.exist() || Math.abs(x(best) - x(0)) > LEAST_LABEL_GAP - 6) {
            label(gc, "0°", x(0), TextAlignment.CENTER, Token.FG_SUBTLE);
        }
        label(gc, "90°", WIDTH, TextAlignment.RIGHT, Token.FG_SUBTLE);
        if (!zones.exist()) {
            return;
        }
        double bestX = x(best);
        gc.setFont(Fonts.medium(10 * look.textScaleProperty().get()));
        if (isFree(bestX, -100)) {
            label(gc, degrees(best), bestX, TextAlignment.CENTER, Token.ACCENT_FG);
        }
        gc.setFont(Fonts.regular(10 * look.textScaleProperty().get()));
        for (double edge : edges(zones)) {
            if (isFree(x(edge), bestX) && Math.abs(x(edge) - x(0)) > LEAST_LABEL_GAP - 6) {
                label(gc, degrees(edge), x(edge), TextAlignment.CENTER, Token.FG_SUBTLE);
            }
        }
    }

    /** The angles at which gaining begins and ends. */
    private static double[] edges(GainZones zones) {
        int first = 0;
        int last = GainZones.steps();
        while (first < last && zones.zone(first) == GainZones.Zone.NONE) {
            first++;
        }
        while (last > first && zones.zone(last) == GainZones.Zone.NONE) {
            last--;
        }
        return new double[] {GainZones.angle(first), GainZones.angle(last)};
    }

    private static boolean isFree(double x, double taken) {
        return x > LEAST_LABEL_GAP - 6 && x < WIDTH - LEAST_LABEL_GAP && Math.abs(x - taken) > LEAST_LABEL_GAP - 6;
    }

    private static String degrees(double angle) {
        return Long.toString(Math.round(Math.abs(Math.toDegrees(angle))));
    }

    private void label(GraphicsContext gc, String text, double x, TextAlignment align, Token token) {
        gc.setFill(look.color(token));
        gc.setTextAlign(align);
        gc.fillText(text, x, BAR_TOP + BAR_HEIGHT + 6);
    }
}
