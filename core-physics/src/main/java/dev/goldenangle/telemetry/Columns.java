package dev.goldenangle.telemetry;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;
import dev.goldenangle.state.SpeedCause;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The one list of telemetry columns: what all models share, then the causes of speed, then the model's own signals. */
public final class Columns {
    private final List<Column> columns;

    /**
     * @param length  the model's unit of length
     * @param speed   its unit of speed
     * @param w       its ground top speed, for the column that makes models comparable
     * @param signals what it reports beyond the common columns
     */
    public Columns(Unit length, Unit speed, double w, List<? extends Signal> signals) {
        List<Column> list = new ArrayList<>();
        motion(list, length, speed, (float) w);
        input(list);
        strafing(list, speed);
        ground(list);
        for (SpeedCause cause : SpeedCause.values()) {
            list.add(Column.of(keyOf(cause), speed, "Change of horizontal speed on this tick: " + cause.doc(), f -> f.report.cause(cause)));
        }
        contacts(list, speed);
        for (Signal signal : signals) {
            int index = signal.ordinal();
            list.add(Column.of(signal.key(), signal.unit(), signal.doc(), f -> f.report.signal(index)));
        }
        columns = List.copyOf(list);
    }

    /** The column that holds the change of speed by a cause. */
    public static String keyOf(SpeedCause cause) {
        return "cause_" + cause.name().toLowerCase(Locale.ROOT);
    }

    private static void motion(List<Column> list, Unit length, Unit speed, float w) {
        list.add(Column.of("tick", Unit.TICKS, "Number of the tick, from 0", f -> f.tick));
        list.add(Column.of("time_s", Unit.SECONDS, "Time at the end of the tick", f -> (float) f.seconds));
        list.add(Column.of("x", length, "Position, east", f -> f.state.position.x));
        list.add(Column.of("y", length, "Position, north", f -> f.state.position.y));
        list.add(Column.of("z", length, "Position, up", f -> f.state.position.z));
        list.add(Column.of("vx", speed, "Velocity, east", f -> f.state.velocity.x));
        list.add(Column.of("vy", speed, "Velocity, north", f -> f.state.velocity.y));
        list.add(Column.of("vz", speed, "Velocity, up", f -> f.state.velocity.z));
        list.add(Column.of("speed", speed, "Horizontal speed", f -> f.state.velocity.horizontalLength()));
        list.add(Column.of("speed_3d", speed, "Speed in all three directions", f -> f.state.velocity.length()));
        list.add(Column.of("speed_w", Unit.RATIO, "Horizontal speed as a multiple of W", f -> f.state.velocity.horizontalLength() / w));
    }

    private static void input(List<Column> list) {
        list.add(Column.of("yaw", Unit.ANGLE, "View direction after the tick", f -> f.state.yaw));
        list.add(Column.of("pitch", Unit.ANGLE, "View elevation after the tick, positive is up", f -> f.state.pitch));
        list.add(Column.of("forward", Unit.NONE, "Forward key, −1 to 1", f -> f.command.forward));
        list.add(Column.of("right", Unit.NONE, "Right key, −1 to 1", f -> f.command.right));
        list.add(Column.of("up", Unit.NONE, "Jump (positive) or crouch (negative) key", f -> f.command.up));
        list.add(Column.of("command_yaw", Unit.ANGLE, "View direction asked for", f -> f.command.yaw));
        list.add(Column.of("command_pitch", Unit.ANGLE, "View elevation asked for", f -> f.command.pitch));
        list.add(Column.of("buttons", Unit.NONE, "Other keys, as a bit mask", f -> f.command.buttons));
    }

    private static void strafing(List<Column> list, Unit speed) {
        list.add(Column.of("wish_x", Unit.NONE, "Direction asked for, east", f -> f.report.wishX));
        list.add(Column.of("wish_y", Unit.NONE, "Direction asked for, north", f -> f.report.wishY));
        list.add(Column.of("wish_speed", speed, "Speed asked for", f -> f.report.wishSpeed));
        list.add(Column.of("angle", Unit.ANGLE, "Between velocity and the direction asked for, before the push", f -> f.report.angle));
        list.add(Column.of("best_angle", Unit.ANGLE, "The angle that would have gained most", f -> f.report.bestAngle));
        list.add(Column.of("gain_made", speed, "Speed won by the push", f -> f.report.gainMade));
        list.add(Column.of("gain_possible", speed, "The most that any direction would have won", f -> f.report.gainPossible));
    }

    private static void ground(List<Column> list) {
        list.add(Column.of("grounded", Unit.NONE, "1 on the ground, 0 in the air", f -> f.state.grounded ? 1f : 0f));
        list.add(Column.of("ground_nx", Unit.NONE, "Ground normal, east", f -> f.state.groundNormal.x));
        list.add(Column.of("ground_ny", Unit.NONE, "Ground normal, north", f -> f.state.groundNormal.y));
        list.add(Column.of("ground_nz", Unit.NONE, "Ground normal, up", f -> f.state.groundNormal.z));
        list.add(Column.of("crouched", Unit.NONE, "1 while crouched", f -> f.state.crouched ? 1f : 0f));
        list.add(Column.of("course_stage", Unit.NONE, "Gates of the timed course passed", f -> f.state.courseStage));
    }

    private static void contacts(List<Column> list, Unit speed) {
        list.add(Column.of("contacts", Unit.NONE, "Surfaces that changed the velocity", f -> f.report.contactCount()));
        list.add(Column.of("clip_nx", Unit.NONE, "Normal of the surface that changed the speed most, east", f -> normal(f, 0)));
        list.add(Column.of("clip_ny", Unit.NONE, "Normal of that surface, north", f -> normal(f, 1)));
        list.add(Column.of("clip_nz", Unit.NONE, "Normal of that surface, up", f -> normal(f, 2)));
        list.add(Column.of("clip_brush", Unit.NONE, "Number of its brush, −1 for none", f -> {
            int contact = f.report.strongestContact();
            return contact < 0 ? -1 : f.report.contactBrush(contact);
        }));
        list.add(Column.of("clip_change", speed, "Change of horizontal speed at that surface", f -> {
            int contact = f.report.strongestContact();
            return contact < 0 ? 0f : f.report.contactChange(contact);
        }));
    }

    private static float normal(Frame frame, int axis) {
        int contact = frame.report.strongestContact();
        return contact < 0 ? 0f : frame.report.contactNormal(contact, axis);
    }

    public List<Column> list() {
        return columns;
    }

    public Optional<Column> find(String key) {
        return columns.stream().filter(c -> c.key().equals(key)).findFirst();
    }

    /** Place of a column in the list, or −1. */
    public int indexOf(String key) {
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).key().equals(key)) {
                return i;
            }
        }
        return -1;
    }
}
