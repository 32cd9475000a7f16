package dev.goldenangle.toolkit.identify;

import dev.goldenangle.command.Command;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.toolkit.library.BadInput;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads a track from CSV: one line per tick, columns by name in any order. It reads what {@code simulate --csv} and {@code
 * import --csv} write, and tables of other programs with the same names.
 */
public final class TrackCsv {
    private static final int MOST_BYTES = 256 << 20;
    private static final List<String> PLACE = List.of("x", "y", "z");
    private static final List<String> VELOCITY = List.of("vx", "vy", "vz");
    private static final List<String> KEYS = List.of("forward", "right", "up");
    private static final List<String> YAW = List.of("command_yaw", "yaw_deg", "yaw");
    private static final List<String> PITCH = List.of("command_pitch", "pitch_deg", "pitch");
    private static final String TIME = "time_s";
    private static final String BUTTONS = "buttons";

    private final String name;
    private final List<String> columns;
    private final List<float[]> values = new ArrayList<>();
    private int decimals;

    private TrackCsv(String name, List<String> columns) {
        this.name = name;
        this.columns = columns;
    }

    /** Reads a file; a problem is an error with the line. */
    public static RecordedMotion read(String name) throws BadInput {
        try {
            return of(name, TextFile.readStrictly(Path.of(name), MOST_BYTES).lines().toList());
        } catch (IOException | InvalidPathException unreadable) {
            throw new BadInput(name + ": cannot be read: " + unreadable.getMessage());
        }
    }

    static RecordedMotion of(String name, List<String> lines) throws BadInput {
        TrackCsv csv = new TrackCsv(name, lines.isEmpty() ? List.of() : Arrays.stream(lines.get(0).split(",")).map(String::strip).toList());
        List<String> missing = new ArrayList<>(PLACE);
        missing.addAll(KEYS);
        missing.add(TIME);
        missing.removeAll(csv.columns);
        if (csv.column(YAW) < 0) {
            missing.add(YAW.get(1));
        }
        if (!missing.isEmpty()) {
            throw new BadInput(name + ":1: these columns are missing: " + String.join(", ", missing));
        }
        for (int i = 1; i < lines.size() && csv.values.size() <= RecordedMotion.MOST_TICKS + 1; i++) {
            if (!lines.get(i).isBlank()) {
                csv.add(lines.get(i), i + 1);
            }
        }
        return csv.track();
    }

    /** Index of the first of these columns, or −1. */
    private int column(List<String> names) {
        return names.stream().mapToInt(columns::indexOf).filter(index -> index >= 0).findFirst().orElse(-1);
    }

    private void add(String line, int number) throws BadInput {
        String[] words = line.split(",", -1);
        if (words.length != columns.size()) {
            throw new BadInput(name + ":" + number + ": " + words.length + " values, but " + columns.size() + " columns");
        }
        float[] row = new float[words.length];
        for (int i = 0; i < row.length; i++) {
            try {
                row[i] = words[i].isBlank() ? 0f : Float.parseFloat(words[i]);
            } catch (NumberFormatException refused) {
                throw new BadInput(name + ":" + number + ": " + columns.get(i) + " is not a number: " + words[i]);
            }
            if (!Float.isFinite(row[i]) && isNeeded(columns.get(i))) {
                throw new BadInput(name + ":" + number + ": " + columns.get(i) + " is not finite");
            }
            if (PLACE.contains(columns.get(i)) && words[i].indexOf('.') >= 0 && words[i].indexOf('E') < 0) {
                decimals = Math.max(decimals, words[i].strip().length() - words[i].strip().indexOf('.') - 1);
            }
        }
        values.add(row);
    }

    private static boolean isNeeded(String column) {
        return PLACE.contains(column) || VELOCITY.contains(column) || KEYS.contains(column) || TIME.equals(column);
    }

    private RecordedMotion track() throws BadInput {
        boolean hasVelocity = columns.containsAll(VELOCITY);
        int buttons = columns.indexOf(BUTTONS);
        int yaw = column(YAW);
        int pitch = column(PITCH);
        List<RecordedMotion.Row> rows = new ArrayList<>();
        for (float[] row : values) {
            Command command = new Command();
            command.set(row[columns.indexOf(KEYS.get(0))], row[columns.indexOf(KEYS.get(1))], row[columns.indexOf(KEYS.get(2))], (float) Math.toRadians(row[yaw]),
                    pitch < 0 ? 0f : (float) Math.toRadians(row[pitch]), buttons < 0 ? Command.RUN : (int) row[buttons]);
            rows.add(new RecordedMotion.Row(three(row, PLACE), hasVelocity ? three(row, VELOCITY) : null, command, false));
        }
        return RecordedMotion.onPlain(rows, rate(), RecordedMotion.QUAKE_UNITS, Math.pow(10, -decimals));
    }

    private float[] three(float[] row, List<String> names) {
        return new float[] {row[columns.indexOf(names.get(0))], row[columns.indexOf(names.get(1))], row[columns.indexOf(names.get(2))]};
    }

    /** Ticks per second: whole milliseconds if the times fit them. */
    private double rate() throws BadInput {
        int time = columns.indexOf(TIME);
        int last = values.size() - 1;
        double step = last < 1 ? 0 : (values.get(last)[time] - values.get(0)[time]) / last;
        if (!(step > 0)) {
            throw new BadInput(name + ": the times in " + TIME + " do not increase");
        }
        double rate = 1 / step;
        double whole = Math.rint(rate);
        double milliseconds = Math.rint(1000 * step);
        return Math.abs(rate - whole) < 0.002 * rate && 1000 % (int) Math.max(1, whole) != 0 ? whole : Math.abs(1000 * step - milliseconds) < 0.01 ? 1000 / milliseconds : rate;
    }
}
