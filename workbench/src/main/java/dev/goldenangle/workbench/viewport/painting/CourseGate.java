package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.map.Zone;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.ConvexVolume;

import java.util.ArrayList;
import java.util.List;

/**
 * A gate or device of a course as marked on the floor.
 *
 * @param x      of the centre
 * @param y      of the centre
 * @param z      height of the floor
 * @param radius of the ring
 * @param text   on the flag; empty for a device
 * @param token  green for passed, gold for next, grey for later gates; blue for devices
 */
public record CourseGate(double x, double y, double z, double radius, String text, Token token) {
    private static final double LEAST_METRES = 0.7;
    private static final double MOST_METRES = 2;

    /** @param stage number of gates passed; 0 before the start */
    public static List<CourseGate> of(Iterable<Zone> zones, int stage, double metre) {
        int last = 0;
        for (Zone zone : zones) {
            last = Math.max(last, zone.kind() == Zone.Kind.CHECKPOINT ? zone.index() : 0);
        }
        List<CourseGate> gates = new ArrayList<>();
        for (Zone zone : zones) {
            for (ConvexVolume volume : zone.volumes()) {
                if (volume instanceof Brush brush) {
                    gates.add(gate(zone, brush, token(zone, stage, last), metre));
                }
            }
        }
        return gates;
    }

    private static CourseGate gate(Zone zone, Brush brush, Token token, double metre) {
        double half = Math.min(brush.max(0) - brush.min(0), brush.max(1) - brush.min(1)) / 2;
        double radius = Math.max(LEAST_METRES * metre, Math.min(MOST_METRES * metre, half));
        return new CourseGate((brush.min(0) + brush.max(0)) / 2, (brush.min(1) + brush.max(1)) / 2, brush.min(2), radius, text(zone), token);
    }

    private static String text(Zone zone) {
        return switch (zone.kind()) {
            case START -> Messages.text("viewport.course.kind.start");
            case CHECKPOINT -> Integer.toString(zone.index());
            case FINISH -> Messages.text("viewport.course.kind.finish");
            case PAD, TELEPORT -> "";
        };
    }

    private static Token token(Zone zone, int stage, int last) {
        int number = switch (zone.kind()) {
            case START -> 0;
            case CHECKPOINT -> zone.index();
            case FINISH -> last + 1;
            case PAD, TELEPORT -> -1;
        };
        return number < 0 ? Token.CHART_1 : number < stage ? Token.SUCCESS_FG : number == stage ? Token.ACCENT_LINE : Token.FG_SUBTLE;
    }
}
