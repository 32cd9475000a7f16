package dev.goldenangle.command;

import dev.goldenangle.math.Decimal;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Reads the part of a trace file above the input: key-value pairs, the preset, the start state. Every bad line is reported. */
final class TraceHeaderReader {
    private static final int MAX_REGISTERS = 4096;
    private static final int LONGEST_KEY = 200;
    /** Far more checkpoints than any course has. */
    private static final int MAX_STAGE = 1 << 20;
    private static final Set<String> PAIRS = Set.of("model", "preset", "map", "map_hash", "tick_rate", "source");
    private static final Set<String> START = Set.of("position", "velocity", "yaw", "pitch", "grounded", "ground_normal", "crouched", "mode", "eye_height",
            "course_stage", "course_start_tick", "world_tick", "registers");

    private final int version;
    private final Consumer<String> problems;
    private final Map<String, String> pairs = new LinkedHashMap<>();
    private final Map<String, String> parameters = new LinkedHashMap<>();
    private final Map<String, String> start = new LinkedHashMap<>();
    private Map<String, String> section = pairs;
    private boolean sound = true;

    TraceHeaderReader(int version, Consumer<String> problems) {
        this.version = version;
        this.problems = problems;
    }

    void line(String line) {
        int equals = line.indexOf(" =");
        if (line.equals(TraceText.PARAMETERS)) {
            section = parameters;
        } else if (line.equals(TraceText.START)) {
            section = start;
        } else if (equals <= 0 || equals > LONGEST_KEY || equals + 2 < line.length() && line.charAt(equals + 2) != ' ') {
            refuse("\"" + shortened(line) + "\" is not a line of the form key = value");
        } else if (section == pairs && !PAIRS.contains(line.substring(0, equals)) || section == start && !START.contains(line.substring(0, equals))) {
            refuse("\"" + shortened(line.substring(0, equals)) + "\" is not a key of an input trace");
        } else if (section.put(line.substring(0, equals), value(line.substring(equals + 2))) != null) {
            refuse(line.substring(0, equals) + " is given twice");
        }
    }

    /** A value as it is written back: control characters are read as spaces. */
    static String value(String text) {
        return text.replaceAll("[\\x00-\\x1f]", " ").strip();
    }

    static String shortened(String line) {
        return line.length() > 60 ? line.substring(0, 60) + "…" : line;
    }

    private void refuse(String reason) {
        sound = false;
        problems.accept(reason);
    }

    Optional<TraceHeader> finish() {
        MoverState state = state();
        long mapHash = hex(text(pairs, "map_hash")).orElseGet(() -> {
            refuse("map_hash must be 16 hexadecimal digits");
            return 0L;
        });
        double tickRate = number(pairs, "tick_rate");
        if (!(tickRate >= 1 && tickRate <= 10_000)) {
            refuse("tick_rate must lie between 1 and 10000");
        }
        TraceHeader header = new TraceHeader(version, text(pairs, "model"), text(pairs, "preset"), parameters, tickRate, text(pairs, "map"), mapHash,
                text(pairs, "source"), state);
        return sound ? Optional.of(header) : Optional.empty();
    }

    private MoverState state() {
        String[] registers = text(start, "registers").isEmpty() ? new String[0] : text(start, "registers").split(" +", MAX_REGISTERS);
        MoverState state = new MoverState(registers.length);
        for (int i = 0; i < registers.length; i++) {
            state.setRegister(i, whole("registers", registers[i]));
        }
        vector("position", state.position);
        vector("velocity", state.velocity);
        vector("ground_normal", state.groundNormal);
        state.yaw = axis("yaw");
        state.pitch = axis("pitch");
        state.grounded = flag("grounded");
        state.crouched = flag("crouched");
        state.eyeHeight = axis("eye_height");
        state.courseStage = whole("course_stage", 0, MAX_STAGE);
        state.courseStartTick = whole("course_start_tick", -TraceBuilder.MAX_TICKS, TraceBuilder.MAX_TICKS);
        state.worldTick = start.containsKey("world_tick") ? whole("world_tick", 0, TraceBuilder.MAX_TICKS) : 0;
        state.mode = mode(text(start, "mode"));
        return state;
    }

    private String text(Map<String, String> from, String key) {
        String text = from.get(key);
        if (text == null) {
            refuse(key + " is missing");
            from.put(key, "");
            return "";
        }
        return text;
    }

    private void vector(String key, Vec3 dest) {
        String[] parts = text(start, key).split(" +");
        if (parts.length == 3) {
            dest.set(axis(key, parts[0]), axis(key, parts[1]), axis(key, parts[2]));
        } else {
            refuse(key + " must be three numbers");
        }
    }

    private float axis(String key) {
        return axis(key, text(start, key));
    }

    private float axis(String key, String text) {
        return parseFloat(text).orElseGet(() -> {
            refuse(key + " must be a finite number, not \"" + shortened(text) + "\"");
            return 0f;
        });
    }

    /** Plain finite decimal numbers only: no hexadecimal, no trailing letters. */
    static Optional<Float> parseFloat(String text) {
        float value = text.length() > 32 ? Float.NaN : Decimal.parseFloat(text);
        return Float.isFinite(value) ? Optional.of(value) : Optional.empty();
    }

    private double number(Map<String, String> from, String key) {
        return Decimal.parse(text(from, key));
    }

    private boolean flag(String key) {
        String text = text(start, key);
        if (!text.equals("true") && !text.equals("false")) {
            refuse(key + " must be true or false");
        }
        return text.equals("true");
    }

    private int whole(String key, int least, int most) {
        int value = whole(key, text(start, key));
        if (value < least || value > most) {
            refuse(key + " must lie between " + least + " and " + most);
        }
        return value;
    }

    private int whole(String key, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException notANumber) {
            refuse(key + " must be a whole number, not \"" + shortened(text) + "\"");
            return 0;
        }
    }

    private MoveMode mode(String text) {
        for (MoveMode mode : MoveMode.values()) {
            if (mode.name().equals(text)) {
                return mode;
            }
        }
        refuse("mode must be one of NORMAL, NOCLIP, SPECTATE");
        return MoveMode.NORMAL;
    }

    /** Sixteen hexadecimal digits. */
    static Optional<Long> hex(String text) {
        long value = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = text.charAt(i) < 128 ? Character.digit(text.charAt(i), 16) : -1;
            if (digit < 0) {
                return Optional.empty();
            }
            value = value << 4 | digit;
        }
        return text.length() == 16 ? Optional.of(value) : Optional.empty();
    }
}
