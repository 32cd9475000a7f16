package dev.goldenangle.telemetry;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.SpeedCause;

import java.util.Locale;

/**
 * The columns of every run, in file order. The speed changes by cause come between the ground and the contacts; a
 * model's own signals follow at the end. {@link Rows} writes them in this order.
 */
public enum CommonColumn {
    TICK(Measure.always(Unit.TICKS), "Number of the tick, from 0"),
    TIME_S(Measure.always(Unit.SECONDS), "Time at the end of the tick"),
    X(Measure.LENGTH, "Position, east"),
    Y(Measure.LENGTH, "Position, north"),
    Z(Measure.LENGTH, "Position, up"),
    VX(Measure.SPEED, "Velocity, east"),
    VY(Measure.SPEED, "Velocity, north"),
    VZ(Measure.SPEED, "Velocity, up"),
    SPEED(Measure.SPEED, "Horizontal speed"),
    SPEED_3D(Measure.SPEED, "Speed in all three directions"),
    SPEED_W(Measure.always(Unit.RATIO), "Horizontal speed as a multiple of W"),

    YAW(Measure.always(Unit.ANGLE), "View direction after the tick"),
    PITCH(Measure.always(Unit.ANGLE), "View elevation after the tick, positive is up"),
    FORWARD(Measure.PLAIN, "Forward key, −1 to 1"),
    RIGHT(Measure.PLAIN, "Right key, −1 to 1"),
    UP(Measure.PLAIN, "Jump (positive) or crouch (negative) key"),
    COMMAND_YAW(Measure.always(Unit.ANGLE), "Requested view direction"),
    COMMAND_PITCH(Measure.always(Unit.ANGLE), "Requested view elevation"),
    BUTTONS(Measure.PLAIN, "Other keys, as a bit mask"),

    WISH_X(Measure.PLAIN, "Requested direction, east"),
    WISH_Y(Measure.PLAIN, "Requested direction, north"),
    WISH_SPEED(Measure.SPEED, "Requested speed"),
    ANGLE(Measure.always(Unit.ANGLE), "Angle between velocity and requested direction, before the push"),
    BEST_ANGLE(Measure.always(Unit.ANGLE), "The angle between velocity and requested direction that would have gained most speed"),
    GAIN_MADE(Measure.SPEED, "Speed gained by the push"),
    GAIN_POSSIBLE(Measure.SPEED, "The largest gain of any direction"),

    GROUNDED(Measure.PLAIN, "1 on the ground, 0 in the air"),
    GROUND_NX(Measure.PLAIN, "Ground normal, east"),
    GROUND_NY(Measure.PLAIN, "Ground normal, north"),
    GROUND_NZ(Measure.PLAIN, "Ground normal, up"),
    CROUCHED(Measure.PLAIN, "1 while crouched"),
    COURSE_STAGE(Measure.PLAIN, "Checkpoints of the timed course passed"),

    CONTACTS(Measure.PLAIN, "Surfaces that changed the velocity"),
    CLIP_NX(Measure.PLAIN, "Normal of the surface that changed the speed most, east"),
    CLIP_NY(Measure.PLAIN, "Normal of that surface, north"),
    CLIP_NZ(Measure.PLAIN, "Normal of that surface, up"),
    CLIP_BRUSH(Measure.PLAIN, "Number of its brush, −1 for none"),
    CLIP_CHANGE(Measure.SPEED, "Change of horizontal speed at that surface"),

    VIEW_ANGLE(Measure.always(Unit.ANGLE), "Angle between velocity and view, before the push"),
    BEST_VIEW_ANGLE(Measure.always(Unit.ANGLE), "The angle between velocity and view that would have gained most speed with the keys held");

    static final CommonColumn FIRST_AFTER_CAUSES = CONTACTS;
    private static final int CAUSES = SpeedCause.values().length;

    private final Measure measure;
    private final String doc;

    CommonColumn(Measure measure, String doc) {
        this.measure = measure;
        this.doc = doc;
    }

    /** Name in files. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Its index among the columns of any run. */
    public int index() {
        return ordinal() < FIRST_AFTER_CAUSES.ordinal() ? ordinal() : ordinal() + CAUSES;
    }

    /** Index of the speed change by a cause among the columns of any run. */
    public static int indexOf(SpeedCause cause) {
        return FIRST_AFTER_CAUSES.ordinal() + cause.ordinal();
    }

    /** @param asked the model's name of the requested direction, used in the names of its columns */
    Column column(Unit length, Unit speed, String asked) {
        Column column = Column.of(key().replace(Columns.WISH, asked), measure.unit(length, speed), doc);
        return switch (this) {
            case ANGLE -> column.labelled(Column.capitalised(asked) + " angle");
            case BEST_ANGLE -> column.labelled("Best " + asked + " angle");
            case VIEW_ANGLE -> column.labelled("Your angle");
            case BEST_VIEW_ANGLE -> column.labelled("Best angle");
            default -> column;
        };
    }

    /** The unit of a column: the model's length or speed unit, or the same in every model. */
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
