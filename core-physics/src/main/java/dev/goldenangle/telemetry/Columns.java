package dev.goldenangle.telemetry;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;
import dev.goldenangle.state.SpeedCause;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The columns of a run: those of {@link CommonColumn} including the speed causes, then the model's own signals. */
public final class Columns {
    private final List<Column> columns;
    /** The name of the requested direction in the Quake models. */
    public static final String WISH = "wish";
    private final float w;
    private final String asked;

    /**
     * @param length  the model's unit of length
     * @param speed   its unit of speed
     * @param w       its ground top speed, for the column that makes models comparable
     * @param signals numbers it reports in addition to the common columns
     */
    public Columns(Unit length, Unit speed, double w, List<? extends Signal> signals) {
        this(length, speed, w, signals, WISH);
    }

    /** @param asked the model's name of the requested direction */
    public Columns(Unit length, Unit speed, double w, List<? extends Signal> signals, String asked) {
        this.asked = asked;
        this.w = (float) w;
        List<Column> list = new ArrayList<>();
        for (CommonColumn common : CommonColumn.values()) {
            if (common == CommonColumn.FIRST_AFTER_CAUSES) {
                addCauses(list, speed);
            }
            list.add(common.column(length, speed, asked));
        }
        for (Signal signal : signals) {
            list.add(Column.of(signal.key(), signal.unit(), signal.doc()));
        }
        columns = List.copyOf(list);
    }

    private static void addCauses(List<Column> list, Unit speed) {
        for (SpeedCause cause : SpeedCause.values()) {
            String key = "cause_" + cause.name().toLowerCase(Locale.ROOT);
            list.add(Column.of(key, speed, "Change of horizontal speed on this tick: " + cause.doc()));
        }
    }

    /** The ground top speed, for {@link CommonColumn#SPEED_W}. */
    float w() {
        return w;
    }

    public List<Column> list() {
        return columns;
    }

    /** Finds a column by its name, or by the Quake models' name for it. */
    public Optional<Column> find(String key) {
        int index = indexOf(key);
        return index < 0 ? Optional.empty() : Optional.of(columns.get(index));
    }

    /** Index of a column in the list, or −1. */
    public int indexOf(String name) {
        String key = name.startsWith(WISH + "_") ? name.replace(WISH, asked) : name;
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).key().equals(key)) {
                return i;
            }
        }
        return -1;
    }
}
