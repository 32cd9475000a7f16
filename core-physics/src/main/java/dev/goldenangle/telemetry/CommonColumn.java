package dev.goldenangle.telemetry;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.SpeedCause;

import java.util.Locale;

/**
 * The columns that every run has, one line each, in the order of the file. The changes of speed by cause stand between the
 * ground and the contacts; a model's own signals follow at the end.
 */
public enum CommonColumn {
    TICK(Measure.always(Unit.TICKS), "Number of the tick, from 0", f -> f.tick),
    TIME_S(Measure.always(Unit.SECONDS), "Time at the end of the tick", f -> (float) f.seconds),
    X(Measure.LENGTH, "Position, east", f -> f.state.position.x),
    Y(Measure.LENGTH, "Position, north", f -> f.state.position.y),
    Z(Measure.LENGTH, "Position, up", f -> f.state.position.z),
    VX(Measure.SPEED, "Velocity, east", f -> f.state.velocity.x),
    VY(Measure.SPEED, "Velocity, north", f -> f.state.velocity.y),
    VZ(Measure.SPEED, "Velocity, up", f -> f.state.velocity.z),
    SPEED(Measure.SPEED, "Horizontal speed", f -> f.state.velocity.horizontalLength()),
    SPEED_3D(Measure.SPEED, "Speed in all three directions", f -> f.state.velocity.length()),
    SPEED_W("Horizontal speed as a multiple of W", w -> f -> f.state.velocity.horizontalLength() / w),

    YAW(Measure.always(Unit.ANGLE), "View direction after the tick", f -> f.state.yaw),
    PITCH(Measure.always(Unit.ANGLE), "View elevation after the tick, positive is up", f -> f.state.pitch),
    FORWARD(Measure.PLAIN, "Forward key, −1 to 1", f -> f.command.forward),
    RIGHT(Measure.PLAIN, "Right key, −1 to 1", f -> f.command.right),
    UP(Measure.PLAIN, "Jump (positive) or crouch (negative) key", f -> f.command.up),
    COMMAND_YAW(Measure.always(Unit.ANGLE), "View direction asked for", f -> f.command.yaw),
    COMMAND_PITCH(Measure.always(Unit.ANGLE), "View elevation asked for", f -> f.command.pitch),
    BUTTONS(Measure.PLAIN, "Other keys, as a bit mask", f -> f.command.buttons),

    WISH_X(Measure.PLAIN, "Direction asked for, east", f -> f.report.wishX),
    WISH_Y(Measure.PLAIN, "Direction asked for, north", f -> f.report.wishY),
    WISH_SPEED(Measure.SPEED, "Speed asked for", f -> f.report.wishSpeed),
    ANGLE(Measure.always(Unit.ANGLE), "Between velocity and the direction asked for, before the push", f -> f.report.angle),
    BEST_ANGLE(Measure.always(Unit.ANGLE), "The angle that would have gained most", f -> f.report.bestAngle),
    GAIN_MADE(Measure.SPEED, "Speed won by the push", f -> f.report.gainMade),
    GAIN_POSSIBLE(Measure.SPEED, "The most that any direction would have won", f -> f.report.gainPossible),

    GROUNDED(Measure.PLAIN, "1 on the ground, 0 in the air", f -> f.state.grounded ? 1f : 0f),
    GROUND_NX(Measure.PLAIN, "Ground normal, east", f -> f.state.groundNormal.x),
    GROUND_NY(Measure.PLAIN, "Ground normal, north", f -> f.state.groundNormal.y),
    GROUND_NZ(Measure.PLAIN, "Ground normal, up", f -> f.state.groundNormal.z),
    CROUCHED(Measure.PLAIN, "1 while crouched", f -> f.state.crouched ? 1f : 0f),
    COURSE_STAGE(Measure.PLAIN, "Gates of the timed course passed", f -> f.state.courseStage),

    CONTACTS(Measure.PLAIN, "Surfaces that changed the velocity", f -> f.report.contactCount()),
    CLIP_NX(Measure.PLAIN, "Normal of the surface that changed the speed most, east", f -> f.strongestNormal(0)),
    CLIP_NY(Measure.PLAIN, "Normal of that surface, north", f -> f.strongestNormal(1)),
    CLIP_NZ(Measure.PLAIN, "Normal of that surface, up", f -> f.strongestNormal(2)),
    CLIP_BRUSH(Measure.PLAIN, "Number of its brush, −1 for none", Frame::strongestBrush),
    CLIP_CHANGE(Measure.SPEED, "Change of horizontal speed at that surface", Frame::strongestChange);

    static final CommonColumn FIRST_AFTER_CAUSES = CONTACTS;
    private static final int CAUSES = SpeedCause.values().length;

    private final Measure measure;
    private final String doc;
    private final ByTopSpeed extractor;

    CommonColumn(Measure measure, String doc, Column.Extractor extractor) {
        this.measure = measure;
        this.doc = doc;
        this.extractor = w -> extractor;
    }

    /** A multiple of the ground top speed, which makes models comparable. */
    CommonColumn(String doc, ByTopSpeed extractor) {
        this.measure = Measure.always(Unit.RATIO);
        this.doc = doc;
        this.extractor = extractor;
    }

    /** Name in files. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Its place among the columns of any run. */
    public int index() {
        return ordinal() < FIRST_AFTER_CAUSES.ordinal() ? ordinal() : ordinal() + CAUSES;
    }

    /** Place of the change of speed by a cause among the columns of any run. */
    public static int indexOf(SpeedCause cause) {
        return FIRST_AFTER_CAUSES.ordinal() + cause.ordinal();
    }

    Column column(Unit length, Unit speed, float w) {
        return Column.of(key(), measure.unit(length, speed), doc, extractor.at(w));
    }

    /** Makes the extractor of a column for a ground top speed. */
    private interface ByTopSpeed {
        Column.Extractor at(float w);
    }

    /** What a column measures: the model's length or speed, or the same in every model. */
    private interface Measure {
        Measure LENGTH = (length, speed) -> length;
        Measure SPEED = (length, speed) -> speed;
        Measure PLAIN = always(Unit.NONE);

        Unit unit(Unit length, Unit speed);

        static Measure always(Unit unit) {
            return (length, speed) -> unit;
        }
    }
}
