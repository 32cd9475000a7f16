package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.analysis.GainZones;
import dev.goldenangle.analysis.SnapAngles;
import dev.goldenangle.analysis.TurnZone;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.painting.HaloText;
import dev.goldenangle.workbench.viewport.raster.Paints;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.TextAlignment;

/**
 * The display at the crosshair: the angles between velocity and view that gain speed with the keys held (forward if none is held) as zones moving
 * past a fixed marker, the speed, the acceleration, and the current angle.
 */
final class StrafeBar {
    private static final double ROOMY = 640;
    private static final double LEAST_WIDTH = 480;
    private static final double LEAST_HEIGHT = 320;
    private static final double BELOW = 18;
    private static final double HEIGHT = 12;
    private static final double LABEL_GAP = 30;
    private static final double TURN_LABEL = 64;
    /** Half the width of a digit, relative to the font size. */
    private static final double DIGIT_SHARE = 0.27;
    private static final double ARM = 14;
    private static final double ARM_GAP = 5;
    private final GraphicsContext gc;
    private final Appearance look;
    private final double middle;
    private final double centre;
    private final double width;
    private final double degrees;
    private final boolean tiny;

    StrafeBar(GraphicsContext gc, Appearance look, double viewWidth, double viewHeight) {
        this.gc = gc;
        this.look = look;
        middle = Math.floor(viewWidth / 2) + 0.5;
        centre = Math.floor(viewHeight / 2) + 0.5;
        boolean roomy = viewWidth >= ROOMY;
        width = roomy ? 420 : 280;
        degrees = roomy ? 90 : 60;
        tiny = viewWidth < LEAST_WIDTH || viewHeight < LEAST_HEIGHT;
    }

    void draw(Moment m, SnapAngles snaps, TurnZone turning) {
        drawCrosshair();
        double top = centre + BELOW;
        gc.setFill(Paints.withAlpha(look.theme() == Theme.DARK ? Color.web("#3A414D") : Color.web("#C2C9D3"), 0.85));
        gc.fillRoundRect(middle - width / 2, top, width, HEIGHT, 3, 3);
        if (m.zones().exist()) {
            double present = m.run().viewTurn(m.tick());
            drawTurnZone(m, present, turning, top);
            drawZones(m, present, top);
            for (int i = 0; i < snaps.count(); i++) {
                tick(x(m, present, snaps.angle(i)), top);
            }
            drawSides(m, top);
        }
        gc.setFill(Paints.halo(look));
        gc.fillRoundRect(middle - 3, top - 4, 6, HEIGHT + 8, 3, 3);
        gc.setFill(look.color(Token.FG_DEFAULT));
        gc.fillRoundRect(middle - 1.5, top - 3, 3, HEIGHT + 6, 2, 2);
        drawSpeed(m, top + HEIGHT);
    }

    private void drawCrosshair() {
        cross(look.theme() == Theme.DARK ? Color.color(0, 0, 0, 0.6) : Color.color(1, 1, 1, 0.7), 3.5);
        cross(look.color(Token.FG_DEFAULT), 1.5);
    }

    private void cross(Color colour, double thick) {
        gc.setStroke(colour);
        gc.setLineWidth(thick);
        gc.strokeLine(middle - ARM, centre, middle - ARM_GAP, centre);
        gc.strokeLine(middle + ARM_GAP, centre, middle + ARM, centre);
        gc.strokeLine(middle, centre - ARM, middle, centre - ARM_GAP);
        gc.setFill(colour);
        gc.fillOval(middle - thick / 2, centre - thick / 2, thick, thick);
    }

    /** Angles increase away from the velocity, towards the side of the intent. */
    private double x(Moment m, double present, double angle) {
        return middle - m.side() * Math.toDegrees(angle - present) * width / degrees;
    }

    /** The zone beyond the gaining angles in which the velocity still turns, up to the end of the bar. */
    private void drawTurnZone(Moment m, double present, TurnZone turning, double top) {
        if (!turning.exists()) {
            return;
        }
        double a = clamp(x(m, present, turning.from()));
        double b = clamp(x(m, present, turning.to()));
        double from = Math.round(Math.min(a, b));
        double wide = Math.round(Math.max(a, b)) - from;
        gc.setFill(Paints.of(look, Token.CHART_1, 0.55));
        gc.fillRect(from, top, wide, HEIGHT);
        if (wide > TURN_LABEL && !tiny) {
            HaloText.draw(gc, look, Messages.text("viewport.strafe.turn"), from + wide / 2, top + HEIGHT + 10, look.color(Token.FG_MUTED), Fonts.medium(10 * text()), TextAlignment.CENTER);
        }
    }

    private void drawZones(Moment m, double present, double top) {
        GainZones zones = m.zones();
        GainZones.Zone before = GainZones.Zone.NONE;
        double lastLabel = Double.NaN;
        for (int i = 0; i < GainZones.steps(); i++) {
            GainZones.Zone zone = zones.zone(i);
            double a = clamp(x(m, present, GainZones.angle(i)));
            double b = clamp(x(m, present, GainZones.angle(i + 1)));
            if (zone != GainZones.Zone.NONE && a != b) {
                double alpha = zone == GainZones.Zone.FULL ? 1 : 0.1 + 0.4 * zones.share(i);
                gc.setFill(Paints.of(look, Token.ACCENT_LINE, alpha));
                double from = Math.round(Math.min(a, b));
                gc.fillRect(from, top, Math.round(Math.max(a, b)) - from, HEIGHT);
            }
            if (zone != before) {
                lastLabel = label(m, present, i, zone, before, top, lastLabel);
            }
            before = zone;
        }
        label(m, present, GainZones.steps(), GainZones.Zone.NONE, before, top, lastLabel);
    }

    /** Labels the angle at which a zone begins, unless the previous label is too close. */
    private double label(Moment m, double present, int step, GainZones.Zone zone, GainZones.Zone before, double top, double lastLabel) {
        double x = x(m, present, GainZones.angle(step));
        boolean inside = Math.abs(x - middle) < width / 2 - 4 && !(Math.abs(x - lastLabel) < LABEL_GAP);
        if (inside && !tiny && zone != before) {
            boolean full = zone == GainZones.Zone.FULL || before == GainZones.Zone.FULL;
            HaloText.draw(gc, look, Math.round(Math.abs(Math.toDegrees(GainZones.angle(step)))) + "°", x, top + HEIGHT + 10, look.color(full ? Token.ACCENT_FG : Token.FG_MUTED),
                    Fonts.medium(10 * text()), TextAlignment.CENTER);
            return x;
        }
        return lastLabel;
    }

    private double clamp(double x) {
        return Math.max(middle - width / 2, Math.min(middle + width / 2, x));
    }

    private void tick(double x, double top) {
        if (Math.abs(x - middle) < width / 2) {
            gc.setFill(look.color(Token.FG_MUTED));
            gc.fillRect(Math.round(x), top - 6, 1, 4);
        }
    }

    private void drawSides(Moment m, double top) {
        if (tiny) {
            return;
        }
        boolean left = m.side() < 0;
        double row = top + HEIGHT / 2;
        HaloText.draw(gc, look, left ? Messages.text("viewport.strafe.velocity-left") : Messages.text("viewport.strafe.velocity-right"), middle + (left ? -1 : 1) * (width / 2 + 8), row, look.color(Token.FG_DEFAULT), Fonts.medium(11 * text()),
                left ? TextAlignment.RIGHT : TextAlignment.LEFT);
        HaloText.draw(gc, look, Messages.text("viewport.strafe.away"), middle + (left ? 1 : -1) * (width / 2 + 8), row, look.color(Token.FG_MUTED), Fonts.regular(11 * text()),
                left ? TextAlignment.LEFT : TextAlignment.RIGHT);
    }

    private void drawSpeed(Moment m, double bottom) {
        Unit unit = m.model().speedUnit();
        int digits = unit == Unit.UNITS_PER_SECOND ? 0 : 1;
        double row = bottom + 36 * text();
        String speed = Numbers.fixed(m.run().speed(m.tick()), digits);
        HaloText.draw(gc, look, speed, middle, row, look.color(Token.FG_DEFAULT), Fonts.medium(38 * text()), TextAlignment.CENTER);
        HaloText.draw(gc, look, unit.symbol(), middle + (6 + DIGIT_SHARE * 38 * speed.length()) * text(), row + 9 * text(), look.color(Token.FG_MUTED), Fonts.regular(12 * text()), TextAlignment.LEFT);
        if (tiny) {
            return;
        }
        double change = m.speedChange();
        double below = row + 30 * text();
        Token token = Math.abs(change) < 0.05 ? Token.FG_MUTED : change > 0 ? Token.SUCCESS_FG : Token.DANGER_FG;
        HaloText.draw(gc, look, Numbers.signed(change, digits) + " " + unit.symbol() + "²", middle - 4, below, look.color(token), Fonts.medium(13 * text()), TextAlignment.RIGHT);
        String angle = m.zones().exist() ? Numbers.fixed(Math.toDegrees(m.run().viewAngle(m.tick())), 1) + "°" : "–";
        HaloText.draw(gc, look, angle, middle + 8, below, look.color(Token.ACCENT_FG), Fonts.medium(13 * text()), TextAlignment.LEFT);
    }

    private double text() {
        return look.textScaleProperty().get();
    }
}
