package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.Features;
import dev.goldenangle.world.brush.Volume;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The reference figures of GoldSrc in the test resources, and the levels and parameters that they were measured with. */
final class GoldsrcFigures {
    static final List<String> GAMES = List.of("halflife", "counterstrike");
    private static final String[] NUMBERS = {"ducktime", "waterjump", "mdx", "mdy", "eye", "friction", "bx", "by", "bz", "stamina"};
    private static final String[] FLAGS = {"ducked", "ducking", "jumpheld", "duckheld", "fly", "ground"};

    private final Map<Integer, Level> levels = new HashMap<>();
    private final Map<String, Bench> benches = new HashMap<>();

    /** One row of a file, by the names of its columns. */
    record Row(Map<String, Integer> columns, String[] cells, String text) {
        String get(String column) {
            return cells[columns.get(column)];
        }

        boolean has(String column) {
            return columns.containsKey(column) && !get(column).isEmpty();
        }

        float number(String column) {
            return Float.parseFloat(get(column));
        }

        boolean is(String column) {
            return number(column) != 0;
        }
    }

    static List<Row> rows(String file) {
        try (InputStream stored = GoldsrcFigures.class.getResourceAsStream("/figures/goldsrc/" + file);
             InputStream stream = file.endsWith(".gz") ? new GZIPInputStream(stored) : stored) {
            List<String> lines = new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
            Map<String, Integer> columns = new HashMap<>();
            String[] names = lines.get(0).split(",");
            for (int i = 0; i < names.length; i++) {
                columns.put(names[i], i);
            }
            return lines.stream().skip(1).map(line -> new Row(columns, line.split(",", -1), line)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A level of the figures. */
    Level level(int number) {
        return levels.computeIfAbsent(number, GoldsrcFigures::read);
    }

    private static Level read(int number) {
        List<Brush> solids = new ArrayList<>();
        List<Volume> volumes = new ArrayList<>();
        for (Row row : rows("world.csv")) {
            if ((int) row.number("world") == number) {
                Brush brush = brush(row);
                switch (row.get("kind")) {
                    case "water" -> volumes.add(new Volume(Volume.Kind.WATER, brush));
                    case "ladder" -> volumes.add(new Volume(Volume.Kind.LADDER, brush));
                    default -> solids.add(brush);
                }
            }
        }
        BrushWorld world = BrushWorld.of(solids, Features.of(volumes), () -> false);
        return new Level("world " + number, 0, 32f, world, List.of(new Spawn("start", 0f, 0f, 0f, 0f)), List.of(), List.of(), List.of());
    }

    private static Brush brush(Row row) {
        List<Float> planes = new ArrayList<>(List.of(1f, 0f, 0f, row.number("x1"), -1f, 0f, 0f, -row.number("x0"), 0f, 1f, 0f, row.number("y1"),
                0f, -1f, 0f, -row.number("y0"), 0f, 0f, 1f, row.number("z1"), 0f, 0f, -1f, -row.number("z0")));
        for (String n : List.of("1", "2")) {
            if (row.has("n" + n + "x")) {
                planes.addAll(List.of(row.number("n" + n + "x"), row.number("n" + n + "y"), row.number("n" + n + "z"), row.number("d" + n)));
            }
        }
        float[] flat = new float[planes.size()];
        for (int i = 0; i < flat.length; i++) {
            flat[i] = planes.get(i);
        }
        return Brush.chain(flat);
    }

    /** The game's parameters for a variant. */
    static ParameterSet variant(String name) {
        ParameterSet set = new GoldsrcModel().parameters().defaults();
        ParameterSet cs = set.with(GoldsrcParameter.TOP_SPEED, 250).with(GoldsrcParameter.STOP_SPEED, 75).with(GoldsrcParameter.GROUND_ACCELERATION, 5);
        ParameterSet cs16 = cs.with(GoldsrcParameter.CODE, GameCode.COUNTER_STRIKE.ordinal()).with(GoldsrcParameter.USE_SPEED, 1).with(GoldsrcParameter.BUNNY_CAP, 1.2)
                .with(GoldsrcParameter.BUNNY_FACTOR, 0.8).with(GoldsrcParameter.STAMINA_TIME, 1315.789429).with(GoldsrcParameter.EYE, 17);
        return switch (name) {
            case "hl" -> set;
            case "hldm270" -> set.with(GoldsrcParameter.TOP_SPEED, 270);
            case "cs" -> cs;
            case "cs_air100" -> cs.with(GoldsrcParameter.AIR_ACCELERATION, 100);
            case "cs16" -> cs16;
            case "cs16_ak221" -> cs16.with(GoldsrcParameter.TOP_SPEED, 221);
            case "cs16_scout260" -> cs16.with(GoldsrcParameter.TOP_SPEED, 260);
            case "cs16_air100" -> cs16.with(GoldsrcParameter.AIR_ACCELERATION, 100);
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** A mover for a row's variant, world, tick length and long jump module. */
    Bench bench(Row row) {
        boolean longJump = row.is("longjump") && !row.get("variant").startsWith("cs16");
        String key = row.get("variant") + " " + row.get("world") + " " + row.get("msec") + " " + longJump;
        return benches.computeIfAbsent(key, k -> new Bench(new GoldsrcModel(), variant(row.get("variant"))
                .with(GoldsrcParameter.TICK_RATE, Value.milliseconds(row.number("msec"))).with(GoldsrcParameter.LONG_JUMP, longJump ? 1 : 0), level((int) row.number("world"))));
    }

    /** Sets the state that a row begins with, in the columns with these prefixes. */
    static void begin(Bench bench, Row row, String position, String velocity, String others, String ground) {
        bench.at(row.number(position + "x"), row.number(position + "y"), row.number(position + "z"));
        bench.moving(row.number(velocity + "x"), row.number(velocity + "y"), row.number(velocity + "z"));
        bench.state.crouched = row.is(others + "ducked");
        bench.state.leaveGround();
        if (row.is(ground)) {
            bench.state.grounded = true;
            bench.state.groundNormal.set(0f, 0f, 1f);
        }
        bench.state.eyeHeight = row.number(others + "eye");
        bench.state.set(GoldsrcRegister.DUCKING, row.is(others + "ducking"));
        bench.state.set(GoldsrcRegister.JUMP_HELD, row.is(others + "jumpheld"));
        bench.state.set(GoldsrcRegister.DUCK_HELD, row.is(others + "duckheld"));
        bench.state.set(GoldsrcRegister.ON_LADDER, row.is(others + "fly"));
        bench.state.set(GoldsrcRegister.DUCK_TIME, row.number(others + "ducktime"));
        bench.state.set(GoldsrcRegister.WATER_JUMP, row.number(others + "waterjump"));
        bench.state.set(GoldsrcRegister.WATER_JUMP_X, row.number(others + "mdx"));
        bench.state.set(GoldsrcRegister.WATER_JUMP_Y, row.number(others + "mdy"));
        bench.state.set(GoldsrcRegister.SLIPPERINESS, 1f - row.number(others + "friction"));
        bench.state.set(GoldsrcRegister.BASE_X, row.number(others + "bx"));
        bench.state.set(GoldsrcRegister.BASE_Y, row.number(others + "by"));
        bench.state.set(GoldsrcRegister.BASE_Z, row.number(others + "bz"));
        bench.state.set(GoldsrcRegister.STAMINA, row.has(others + "stamina") ? row.number(others + "stamina") : 0f);
    }

    static void press(Bench bench, Row row) {
        Command command = bench.command;
        command.yaw = (float) Math.toRadians(row.number("yaw"));
        command.pitch = (float) -Math.toRadians(row.number("pitch"));
        command.forward = row.number("fwd") / 400f;
        command.right = row.number("side") / 400f;
        command.up = 0f;
        command.buttons = (row.is("jump") ? Command.JUMP : 0) | (row.is("duck") ? Command.CROUCH : 0) | (row.is("use") ? Command.USE : 0)
                | (row.number("up") > 0 ? Command.RISE : row.number("up") < 0 ? Command.SINK : 0);
    }

    /** Compares everything that a row ends with. */
    static void expect(Bench bench, Row row, float tolerance) {
        for (int axis = 0; axis < 3; axis++) {
            String name = "xyz".substring(axis, axis + 1);
            assertEquals(row.number("o" + name), bench.state.position.get(axis), tolerance, () -> name + " of " + row.text());
            assertEquals(row.number("ov" + name), bench.state.velocity.get(axis), tolerance, () -> "v" + name + " of " + row.text());
        }
        for (String flag : FLAGS) {
            assertEquals(row.is("o" + flag), flag(bench, flag), () -> flag + " of " + row.text());
        }
        for (String number : NUMBERS) {
            if (row.has("o" + number)) {
                assertEquals(row.number("o" + number), number(bench, number), tolerance, () -> number + " of " + row.text());
            }
        }
        if (row.has("water")) {
            assertEquals(row.number("water"), bench.report.signal(GoldsrcSignal.WATER.ordinal()), () -> "water of " + row.text());
        }
    }

    private static boolean flag(Bench bench, String name) {
        return switch (name) {
            case "ducked" -> bench.state.crouched;
            case "ground" -> bench.state.grounded;
            case "ducking" -> bench.state.isOn(GoldsrcRegister.DUCKING);
            case "jumpheld" -> bench.state.isOn(GoldsrcRegister.JUMP_HELD);
            case "duckheld" -> bench.state.isOn(GoldsrcRegister.DUCK_HELD);
            default -> bench.state.isOn(GoldsrcRegister.ON_LADDER);
        };
    }

    private static float number(Bench bench, String name) {
        return switch (name) {
            case "eye" -> bench.state.eyeHeight;
            case "ducktime" -> bench.state.getFloat(GoldsrcRegister.DUCK_TIME);
            case "waterjump" -> bench.state.getFloat(GoldsrcRegister.WATER_JUMP);
            case "mdx" -> bench.state.getFloat(GoldsrcRegister.WATER_JUMP_X);
            case "mdy" -> bench.state.getFloat(GoldsrcRegister.WATER_JUMP_Y);
            case "friction" -> 1f - bench.state.getFloat(GoldsrcRegister.SLIPPERINESS);
            case "bx" -> bench.state.getFloat(GoldsrcRegister.BASE_X);
            case "by" -> bench.state.getFloat(GoldsrcRegister.BASE_Y);
            case "bz" -> bench.state.getFloat(GoldsrcRegister.BASE_Z);
            default -> bench.state.getFloat(GoldsrcRegister.STAMINA);
        };
    }
}
