package dev.goldenangle.motor.strafejump;

import dev.goldenangle.map.Level;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.world.brush.Brush;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The figures of figures/cpm in the test resources, and benches in their worlds. */
final class CpmFigures {
    private static final String MOVED = "ox,oy,oz,ovx,ovy,ovz,ocontact,ocrouched,ojumpheld,oland,oknockback,otimer,ojumptime";

    private final Map<String, Level> worlds = new HashMap<>();
    private final Map<String, Bench> benches = new HashMap<>();
    private final List<Map<String, String>> brushes = rows("world.csv");

    /** Each line by the names of the first. */
    static List<Map<String, String>> rows(String file) {
        try (InputStream stream = CpmFigures.class.getResourceAsStream("/figures/cpm/" + file)) {
            List<String> lines = new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
            String[] names = lines.get(0).split(",");
            List<Map<String, String>> rows = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) {
                String[] fields = line.split(",", -1);
                Map<String, String> row = new HashMap<>();
                for (int i = 0; i < names.length; i++) {
                    row.put(names[i], fields[i]);
                }
                rows.add(row);
            }
            return rows;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** CPM with ticks of so many milliseconds. */
    static ParameterSet rules(int milliseconds, String rounded) {
        return new StrafejumpModel().parameters().defaults().with(StrafejumpParameter.TICK_RATE, Value.milliseconds(milliseconds))
                .with(StrafejumpParameter.TIMER_STEP, milliseconds).with(StrafejumpParameter.LENGTH_ROUNDING, 1).with(StrafejumpParameter.VELOCITY_ROUNDING, Integer.parseInt(rounded))
                .with(StrafejumpParameter.GROUND_ACCELERATION, 15).with(StrafejumpParameter.FRICTION, 8)
                .with(StrafejumpParameter.AIR_STOP, 2.5).with(StrafejumpParameter.SIDE_ACCELERATION, 70).with(StrafejumpParameter.SIDE_SPEED_CAP, 30)
                .with(StrafejumpParameter.AIR_CONTROL, 150).with(StrafejumpParameter.CHAIN_JUMP_SPEED, 100).with(StrafejumpParameter.CHAIN_JUMP_TIME, 400);
    }

    Bench bench(Map<String, String> row) {
        String rules = row.get("msec") + " " + row.get("rounded") + " " + row.get("world");
        return benches.computeIfAbsent(rules, key -> new Bench(new StrafejumpModel(), rules(Integer.parseInt(row.get("msec")), row.get("rounded")),
                worlds.computeIfAbsent(row.get("world"), this::world)));
    }

    private Level world(String number) {
        return Bench.level(brushes.stream().filter(row -> row.get("world").equals(number) && !row.get("kind").equals("water")).map(CpmFigures::brush).toList());
    }

    private static Brush brush(Map<String, String> row) {
        float[] box = numbers(row, "x0", "y0", "z0", "x1", "y1", "z1");
        if (row.get("kind").equals("slick")) {
            float[] sides = {-1, 0, 0, -box[0], 1, 0, 0, box[3], 0, -1, 0, -box[1], 0, 1, 0, box[4], 0, 0, -1, -box[2], 0, 0, 1, box[5]};
            return Brush.compiled(sides, List.of("ice", "ice", "ice", "ice", "ice", "ice"), new boolean[] {true, true, true, true, true, true}, 1).orElseThrow();
        }
        float[] cuts = row.get("d1").isEmpty() ? new float[0] : row.get("d2").isEmpty() ? numbers(row, "n1x", "n1y", "n1z", "d1")
                : numbers(row, "n1x", "n1y", "n1z", "d1", "n2x", "n2y", "n2z", "d2");
        return Brush.cutBox(box[0], box[1], box[2], box[3], box[4], box[5], cuts);
    }

    static float[] numbers(Map<String, String> row, String... names) {
        float[] numbers = new float[names.length];
        for (int i = 0; i < names.length; i++) {
            numbers[i] = Float.parseFloat(row.get(names[i]));
        }
        return numbers;
    }

    static void command(Bench bench, Map<String, String> row) {
        bench.command.pitch = -Angles.fromShort(Integer.parseInt(row.get("pitch")));
        bench.command.yaw = Angles.fromShort(Integer.parseInt(row.get("yaw")));
        bench.keys(Integer.parseInt(row.get("fwd")) / 127.0, Integer.parseInt(row.get("right")) / 127.0, Integer.parseInt(row.get("up")) / 127.0);
    }

    /** The published state after a tick. */
    static String expected(Map<String, String> row) {
        StringBuilder text = new StringBuilder();
        for (String name : MOVED.split(",")) {
            text.append(name).append('=').append(Float.parseFloat(row.get(name)) + 0f).append(' ');
        }
        return text.toString();
    }

    /** The state of a bench in the same words. */
    static String actual(Bench bench) {
        float[] state = {bench.state.position.x, bench.state.position.y, bench.state.position.z, bench.state.velocity.x, bench.state.velocity.y,
                bench.state.velocity.z, bench.state.get(StrafejumpRegister.CONTACT), bench.state.crouched ? 1 : 0, bench.state.get(StrafejumpRegister.JUMP_HELD),
                bench.state.get(StrafejumpRegister.LAND), bench.state.get(StrafejumpRegister.KNOCKBACK), bench.state.get(StrafejumpRegister.TIMER),
                bench.state.get(StrafejumpRegister.JUMP_TIME)};
        String[] names = MOVED.split(",");
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < names.length; i++) {
            text.append(names[i]).append('=').append(state[i] + 0f).append(' ');
        }
        return text.toString();
    }
}
