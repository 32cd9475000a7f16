package dev.goldenangle.analysis;

import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;

import java.util.List;
import java.util.OptionalInt;

/** Finds the tick that a metric depends on most, so that a table can link to it. Metrics of the whole run have none. */
public final class MetricMoment {
    private MetricMoment() {
    }

    public static OptionalInt of(Metric metric, RunReader run) {
        if (run.length() == 0) {
            return OptionalInt.empty();
        }
        return switch (metric) {
            case TOP_SPEED, TOP_SPEED_W -> OptionalInt.of(fastest(run));
            case FINAL_SPEED, DISTANCE -> OptionalInt.of(run.length() - 1);
            case JUMPS, GAIN_PER_JUMP, AIRTIME, JUMP_HEIGHT, HIGHEST_JUMP, JUMP_LENGTH, TIME_TO_APEX -> first(run.run().events(EventKind.JUMP));
            case AIR_JUMP_HEIGHT -> first(run.run().events(EventKind.AIR_JUMP));
            case WALL_JUMP_HEIGHT -> first(run.run().events(EventKind.WALL_JUMP));
            case DASH_SPEED, DASH_LENGTH -> first(run.run().events(EventKind.DASH));
            case SLIDE_DISTANCE -> first(run.run().events(EventKind.SLIDE));
            case WALL_RUN_LENGTH -> first(run.run().events(EventKind.WALL_RUN));
            case KNOCKBACK_HEIGHT -> first(run.run().events(EventKind.PUSH));
            case SWING_SPEED -> first(run.run().events(EventKind.GRAPPLE));
            case MANTLE_HEIGHT -> first(run.run().events(EventKind.MANTLE));
            case LANDING_SPEED, RETENTION -> first(run.run().events(EventKind.LAND));
            case COURSE_TIME -> first(run.run().events(EventKind.FINISH));
            case CHECKPOINTS -> last(run.run().events(EventKind.CHECKPOINT));
            case STOP_TIME, STOP_DISTANCE -> Stops.of(run).stream().mapToInt(Stops::releaseTick).findFirst();
            case SPEED_LOST -> SpeedAccount.of(run).worstMoments(1).stream().mapToInt(SpeedAccount.Moment::fromTick).findFirst();
            case MEAN_SPEED, GAIN_SYNC, KEY_SYNC, EFFICIENCY, AIR_EFFICIENCY, AIR_SHARE, REDIRECT_TIME, FLICKER, TIME_TO_W, TURN_RADIUS,
                    LATE_JUMP_TIME, CHAINED_JUMP_HEIGHT -> OptionalInt.empty();
        };
    }

    private static int fastest(RunReader run) {
        int fastest = 0;
        for (int tick = 1; tick < run.length(); tick++) {
            fastest = run.speed(tick) > run.speed(fastest) ? tick : fastest;
        }
        return fastest;
    }

    private static OptionalInt first(List<Event> events) {
        return events.stream().mapToInt(Event::tick).findFirst();
    }

    private static OptionalInt last(List<Event> events) {
        return events.stream().mapToInt(Event::tick).max();
    }
}
