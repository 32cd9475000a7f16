package dev.goldenangle.motor.warsow;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.Features;
import dev.goldenangle.world.brush.Volume;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/** The figures measured on Warfork and Warsow 2, and ways to replay them. */
public final class WarsowFigures {
    private static final WarsowRegister[] FLAGS = {WarsowRegister.JUMP_HELD, WarsowRegister.SPECIAL_HELD, WarsowRegister.WALL_JUMPING,
        WarsowRegister.WALL_JUMP_USED, WarsowRegister.DASHING, null, WarsowRegister.WATER_JUMP, WarsowRegister.TELEPORT, WarsowRegister.JUMP_PAD,
        WarsowRegister.CROUCH_SLIDING};
    private static final int ON_GROUND = 5;
    private static final Map<String, WarsowRegister> TIMERS = Map.of("pmtime", WarsowRegister.MOVE_TIMER, "nocontrol", WarsowRegister.NO_KEYS_TIMER,
            "knockback", WarsowRegister.KNOCKBACK_TIMER, "crouch", WarsowRegister.CROUCH, "dash", WarsowRegister.DASH_TIMER,
            "walljump", WarsowRegister.WALL_JUMP_TIMER, "stun", WarsowRegister.STUN_TIMER, "slide", WarsowRegister.SLIDE_TIMER);

    private WarsowFigures() {
    }

    /** One line of a file, by column. */
    public static final class Row {
        private final Map<String, Integer> columns;
        private final String line;
        private final String[] cells;

        private Row(Map<String, Integer> columns, String line) {
            this.columns = columns;
            this.line = line;
            cells = line.split(",", -1);
        }

        public String text(String column) {
            return cells[columns.get(column)];
        }

        public float number(String column) {
            return Float.parseFloat(text(column));
        }

        int whole(String column) {
            return Integer.parseInt(text(column));
        }

        boolean has(String column) {
            return columns.containsKey(column) && !text(column).isEmpty();
        }

        Vec3 vector(String prefix) {
            return new Vec3(number(prefix + "x"), number(prefix + "y"), number(prefix + "z"));
        }

        @Override
        public String toString() {
            return line;
        }
    }

    public static List<Row> rows(String file) {
        try (InputStream stream = WarsowFigures.class.getResourceAsStream("/figures/warsow/" + file);
                BufferedReader reader = new BufferedReader(new InputStreamReader(file.endsWith(".gz") ? new GZIPInputStream(stream) : stream, StandardCharsets.UTF_8))) {
            Map<String, Integer> columns = new HashMap<>();
            for (String name : reader.readLine().split(",")) {
                columns.put(name, columns.size());
            }
            return reader.lines().map(line -> new Row(columns, line)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The worlds by number. */
    static Map<Integer, Level> worlds() {
        Map<Integer, List<Brush>> solids = new HashMap<>();
        Map<Integer, List<Volume>> waters = new HashMap<>();
        for (Row row : rows("world.csv")) {
            int world = row.whole("world");
            Brush brush = brush(row);
            if (row.text("kind").equals("water")) {
                waters.computeIfAbsent(world, k -> new ArrayList<>()).add(new Volume(Volume.Kind.WATER, brush));
            } else {
                solids.computeIfAbsent(world, k -> new ArrayList<>()).add(brush);
            }
        }
        Map<Integer, Level> levels = new HashMap<>();
        solids.forEach((world, brushes) -> levels.put(world, Bench.level(BrushWorld.of(brushes, Features.of(waters.getOrDefault(world, List.of())), () -> false))));
        return levels;
    }

    private static Brush brush(Row row) {
        float[] planes = new float[32];
        int count = 6;
        for (int axis = 0; axis < 3; axis++) {
            String name = "xyz".substring(axis, axis + 1);
            planes[8 * axis + axis] = -1f;
            planes[8 * axis + 3] = -row.number(name + "0");
            planes[8 * axis + 4 + axis] = 1f;
            planes[8 * axis + 7] = row.number(name + "1");
        }
        for (int extra = 1; extra <= 2; extra++) {
            if (row.has("n" + extra + "x")) {
                Vec3 normal = row.vector("n" + extra);
                planes[4 * count] = normal.x;
                planes[4 * count + 1] = normal.y;
                planes[4 * count + 2] = normal.z;
                planes[4 * count++ + 3] = row.number("d" + extra);
            }
        }
        float[] used = Arrays.copyOf(planes, 4 * count);
        return Brush.compiled(used, Collections.nCopies(count, row.text("kind")), new boolean[count], 1).orElseThrow();
    }

    /** Movers for each variant, its features, tick length and world. */
    static final class Benches {
        private final Map<Integer, Level> worlds = worlds();
        private final Map<String, Bench> benches = new HashMap<>();

        Bench of(Row row, int milliseconds) {
            String key = String.join(" ", row.text("variant"), row.text("features"), "" + milliseconds, row.text("world"));
            return benches.computeIfAbsent(key, k -> new Bench(new WarsowModel(), settings(row.text("variant"), row.whole("features"), milliseconds),
                    worlds.get(row.whole("world"))));
        }
    }

    public static ParameterSet settings(String variant, int features, int milliseconds) {
        boolean warfork = variant.equals("warfork");
        return new WarsowModel().parameters().defaults().with(WarsowParameter.RULES, warfork ? 0 : 1).with(WarsowParameter.SNAPPING, warfork ? 1 : 0)
                .with(WarsowParameter.TICK_RATE, Value.milliseconds(milliseconds)).with(WarsowParameter.FORWARD_BUNNY, features & 1)
                .with(WarsowParameter.AIR_STEERING, features >> 1 & 1).with(WarsowParameter.AUTO_JUMP, features >> 2 & 1)
                .with(WarsowParameter.CROUCH_SLIDE, features >> 3 & 1);
    }

    /** Puts a mover into the state that columns with a prefix describe. */
    static void place(MoverState state, Row row, String position, String velocity, String prefix) {
        state.clearRegisters();
        state.position.set(row.vector(position));
        state.velocity.set(row.vector(velocity));
        int flags = row.whole(prefix + "flags");
        for (int i = 0; i < FLAGS.length; i++) {
            if (i == ON_GROUND) {
                state.grounded = (flags >> i & 1) == 1;
            } else {
                state.set(FLAGS[i], (flags >> i & 1) == 1);
            }
        }
        TIMERS.forEach((name, timer) -> state.set(timer, row.whole(prefix + name)));
    }

    static void command(Command command, Row row) {
        int buttons = (row.whole("special") == 1 ? Command.DASH : 0) | (row.whole("walk") == 1 ? Command.WALK : 0);
        command.set(row.number("fwd"), row.number("side"), row.number("up"), Angles.fromShort(row.whole("yaw")), -Angles.fromShort(row.whole("pitch")), buttons);
    }

    /** Flags, timers, ground, water level and eye as one text. */
    static String condition(Bench bench) {
        MoverState state = bench.state;
        int flags = state.grounded ? 1 << ON_GROUND : 0;
        for (int i = 0; i < FLAGS.length; i++) {
            flags |= i != ON_GROUND && state.isOn(FLAGS[i]) ? 1 << i : 0;
        }
        StringBuilder text = new StringBuilder("flags " + flags);
        for (String timer : TIMERS.keySet().stream().sorted().toList()) {
            text.append(", ").append(timer).append(' ').append(state.get(TIMERS.get(timer)));
        }
        return text + ", ground " + (state.grounded ? 1 : 0) + ", water " + (int) bench.report.signal(WarsowSignal.WATER.ordinal()) + ", eye " + (int) state.eyeHeight;
    }

    static String condition(Row row) {
        StringBuilder text = new StringBuilder("flags " + row.whole("oflags"));
        for (String timer : TIMERS.keySet().stream().sorted().toList()) {
            text.append(", ").append(timer).append(' ').append(row.whole("o" + timer));
        }
        return text + ", ground " + row.whole("ground") + ", water " + row.whole("water") + ", eye " + (int) row.number("eye");
    }

    /** The largest difference of position or velocity. */
    static float worst(Bench bench, Row row) {
        float worst = 0f;
        Vec3 position = row.vector("o");
        Vec3 velocity = row.vector("ov");
        for (int axis = 0; axis < 3; axis++) {
            worst = Math.max(worst, Math.abs(position.get(axis) - bench.state.position.get(axis)));
            worst = Math.max(worst, Math.abs(velocity.get(axis) - bench.state.velocity.get(axis)));
        }
        return worst;
    }
}
