package dev.goldenangle.toolkit.identify;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.recording.GameRecording;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.world.World;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A recorded motion without the rules that made it: a position and perhaps a velocity after each tick, and the command that
 * led there. Row 0 is the start and has no command.
 */
public final class RecordedMotion {
    /** A fit needs some ticks of everything; more ticks than this add time and no knowledge. */
    static final int MOST_TICKS = 6000;
    static final int FEWEST_TICKS = 50;
    /** Quake units in a metre, also those of its descendants. */
    static final float QUAKE_UNITS = 32f;
    /** A motion is moved to the middle of the plain by whole steps of this size, because some games cut positions to sixteenths. */
    private static final float GRID = 64f;
    /** Metres per second: 0.02 Quake units per second. */
    private static final double ROUNDING = 0.02 / 32;

    /**
     * One row.
     *
     * @param place    position of the recorded point, x, y, z
     * @param velocity velocity; null if it was not recorded
     * @param command  the command of the tick that ended here
     * @param jumped   whether the body was put here, by a teleporter or because rows are missing
     */
    record Row(float[] place, float[] velocity, Command command, boolean jumped) {
    }

    private final List<Row> rows;
    private final double tickRate;
    private final float unitsPerMetre;
    private final Class<? extends World> worldType;
    /** Map and height of the recorded point of a body at the map's first spawn; an empty map stands for a plain. */
    private final String map;
    private final float restHeight;
    /** Step of the last recorded digit of a position. */
    private final double grain;
    private final Map<String, Level> levels = new HashMap<>();

    private RecordedMotion(List<Row> rows, double tickRate, float unitsPerMetre, Class<? extends World> worldType, String map, float restHeight, double grain) {
        this.rows = rows.subList(0, Math.min(rows.size(), MOST_TICKS + 1));
        this.tickRate = tickRate;
        this.unitsPerMetre = unitsPerMetre;
        this.worldType = worldType;
        this.map = map;
        this.restHeight = restHeight;
        this.grain = grain;
    }

    /** A motion over a plain at the height at which the body rests most often. */
    static RecordedMotion onPlain(List<Row> rows, double tickRate, float unitsPerMetre, double grain) throws BadInput {
        requireTicks(rows.size() - 1);
        float x = GRID * (float) Math.rint(rows.get(0).place[0] / GRID);
        float y = GRID * (float) Math.rint(rows.get(0).place[1] / GRID);
        List<Row> centred = rows.stream().map(row -> new Row(array(row.place[0] - x, row.place[1] - y, row.place[2]), row.velocity, row.command, row.jumped)).toList();
        return new RecordedMotion(centred, tickRate, unitsPerMetre, BrushWorld.class, "", mostCommonRest(rows), grain);
    }

    /** The positions, velocities and commands of a run; nothing of its rules. */
    public static RecordedMotion of(Run run, Model model, Level level, String map) throws BadInput {
        requireTicks(run.length());
        List<Row> rows = new ArrayList<>();
        MoverState start = run.header().start();
        rows.add(new Row(array(start.position.x, start.position.y, start.position.z), array(start.velocity.x, start.velocity.y, start.velocity.z), new Command(), false));
        for (int tick = 0; tick < run.length() && tick < MOST_TICKS; tick++) {
            Command command = new Command();
            run.command(tick, command);
            rows.add(new Row(array(run.get(CommonColumn.X, tick), run.get(CommonColumn.Y, tick), run.get(CommonColumn.Z, tick)),
                    array(run.get(CommonColumn.VX, tick), run.get(CommonColumn.VY, tick), run.get(CommonColumn.VZ, tick)), command, false));
        }
        float rest = TickPrediction.spawnHeight(model, run.header().parameters(), level);
        return new RecordedMotion(rows, run.header().tickRate(), model.unitsPerMetre(), model.worldType(), map, rest, 0);
    }

    /** The rows of a demo of another game, whose map is not known. */
    public static RecordedMotion of(GameRecording recording) throws BadInput {
        if (!recording.hasKeys()) {
            throw new BadInput("the recording contains no keys, so the push of each tick is unknown");
        }
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < recording.ticks(); i++) {
            Command command = new Command();
            command.set(recording.forward(i), recording.right(i), recording.up(i), (float) Math.toRadians(recording.yaw(i)), (float) Math.toRadians(-recording.pitch(i)),
                    Command.RUN);
            boolean isGap = i > 0 && Math.round(recording.stepMs(i) * recording.rate() / 1000) > 1;
            rows.add(new Row(array(recording.x(i), recording.y(i), recording.z(i)), array(recording.vx(i), recording.vy(i), recording.vz(i)), command,
                    isGap || recording.is(i, GameRecording.TELEPORTED)));
        }
        return onPlain(rows, recording.rate(), QUAKE_UNITS, 0);
    }

    private static void requireTicks(int ticks) throws BadInput {
        if (ticks < FEWEST_TICKS) {
            throw new BadInput("only " + ticks + " ticks are recorded; at least " + FEWEST_TICKS + " are needed");
        }
    }

    private static float[] array(float x, float y, float z) {
        return new float[] {x, y, z};
    }

    private static float mostCommonRest(List<Row> rows) {
        Map<Float, Integer> counts = new HashMap<>();
        float best = Float.NaN;
        float lowest = Float.POSITIVE_INFINITY;
        for (int i = 1; i < rows.size(); i++) {
            float z = rows.get(i).place[2];
            lowest = Math.min(lowest, z);
            if (z == rows.get(i - 1).place[2]) {
                int count = counts.merge(z, 1, Integer::sum);
                best = Float.isNaN(best) || count > counts.get(best) || count == counts.get(best) && z < best ? z : best;
            }
        }
        return Float.isNaN(best) ? lowest : best;
    }

    List<Row> rows() {
        return rows;
    }

    public int ticks() {
        return rows.size() - 1;
    }

    public double tickRate() {
        return tickRate;
    }

    /** Whether its velocities are known, and not only its positions. */
    boolean hasVelocity() {
        return rows.get(0).velocity != null;
    }

    /** Smaller errors of a predicted velocity are rounding. */
    double tolerance() {
        float farthest = 0;
        for (Row row : rows) {
            farthest = Math.max(farthest, Math.max(Math.abs(row.place[0]), Math.max(Math.abs(row.place[1]), Math.abs(row.place[2]))));
        }
        return ROUNDING * unitsPerMetre + (hasVelocity() ? 0 : 4 * Math.max(grain, Math.ulp(farthest)) * tickRate);
    }

    boolean fits(Model model) {
        return model.worldType() == worldType;
    }

    /** Native units of a model in one recorded unit. */
    float scale(Model model) {
        return model.unitsPerMetre() / unitsPerMetre;
    }

    float restHeight() {
        return restHeight;
    }

    /** The level in a model's units. */
    Level level(Model model) throws BadInput {
        Level known = levels.get(model.id());
        if (known == null) {
            known = map.isEmpty() ? TickPrediction.plain(model) : MapLibrary.level(map, model);
            levels.put(model.id(), known);
        }
        return known;
    }
}
