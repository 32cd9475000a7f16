package dev.goldenangle.workbench.look;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.telemetry.CommonColumn;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The columns of the runs behind the metrics. A metric that is missing here has no lane on the timeline. */
public final class LaneSignals {
    public static final LaneSignal SPEED = of(CommonColumn.SPEED);
    public static final LaneSignal GAIN = of(CommonColumn.GAIN_MADE);
    private static final Map<Metric, CommonColumn> COLUMNS = new EnumMap<>(Map.ofEntries(
            Map.entry(Metric.TOP_SPEED, CommonColumn.SPEED), Map.entry(Metric.MEAN_SPEED, CommonColumn.SPEED), Map.entry(Metric.FINAL_SPEED, CommonColumn.SPEED),
            Map.entry(Metric.TOP_SPEED_W, CommonColumn.SPEED_W), Map.entry(Metric.LANDING_SPEED, CommonColumn.SPEED), Map.entry(Metric.RETENTION, CommonColumn.SPEED),
            Map.entry(Metric.TIME_TO_W, CommonColumn.SPEED), Map.entry(Metric.STOP_TIME, CommonColumn.SPEED), Map.entry(Metric.SPEED_LOST, CommonColumn.SPEED),
            Map.entry(Metric.GAIN_PER_JUMP, CommonColumn.GAIN_MADE), Map.entry(Metric.GAIN_SYNC, CommonColumn.GAIN_MADE), Map.entry(Metric.EFFICIENCY, CommonColumn.GAIN_MADE),
            Map.entry(Metric.AIR_EFFICIENCY, CommonColumn.GAIN_MADE), Map.entry(Metric.KEY_SYNC, CommonColumn.RIGHT), Map.entry(Metric.JUMP_HEIGHT, CommonColumn.Z),
            Map.entry(Metric.TIME_TO_APEX, CommonColumn.Z), Map.entry(Metric.AIRTIME, CommonColumn.GROUNDED), Map.entry(Metric.AIR_SHARE, CommonColumn.GROUNDED),
            Map.entry(Metric.FLICKER, CommonColumn.GROUNDED), Map.entry(Metric.CHECKPOINTS, CommonColumn.COURSE_STAGE)));

    private LaneSignals() {
    }

    private static LaneSignal of(CommonColumn column) {
        return new LaneSignal(column.key(), column.key().replace('_', ' '));
    }

    public static Optional<LaneSignal> of(Metric metric) {
        return Optional.ofNullable(COLUMNS.get(metric)).map(LaneSignals::of);
    }
}
