package dev.goldenangle.toolkit.library.recorded;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.quakeworld.QuakeworldParameter;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.recording.GameRecording;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Predicts every airborne tick of a recording from the previous tick with the model's rules; counts matches and
 * classifies differences.
 *
 * <p>How it works: (1) The mover simulates the tick from the recorded state and keys, in the level if known, else in empty space. (2) If a
 * key changed, it searches for the part of the tick during which the key was down. (3) Remaining differences are classified by the
 * velocity's deviation: off a wall, only up or down, a push, or a teleporter.
 *
 * <p>GOKZ replays are compared within 0.5 u/s, because their velocities are not rounded and those of version 1 are computed from positions.
 */
public final class FlightCheck {
    private static final int KEY_STEPS = 127;
    private static final double ALONG_WALL = 3;
    private static final double SMALL = 3;
    private static final float GOKZ_TOLERANCE = 0.5f;
    /** Speed that a key asks for, and the air acceleration of GOKZ's modes; the other values are those of QuakeWorld. */
    private static final Map<Parameter, Double> CSGO = Map.of(QuakeworldParameter.FORWARD_SPEED, 450.0, QuakeworldParameter.SIDE_SPEED, 450.0,
            QuakeworldParameter.AIR_ACCELERATION, 100.0);
    private final GameRecording recording;
    private final Model model;
    private final ParameterSet parameters;
    private final Level level;
    private final float[] part;
    private final float[] upPart;
    private final Difference[] differences;
    private final RecordedCommands commands;
    private final Command command = new Command();
    private final MoverState state;
    private final TickReport report;
    private final Map<Float, Mover> movers = new HashMap<>();
    private final float stepMs;
    private final boolean gokz;
    private final float tolerance;

    private FlightCheck(GameRecording recording, Model model, ParameterSet parameters, Level level) {
        this.recording = recording;
        this.model = model;
        this.parameters = parameters;
        this.level = level;
        part = new float[recording.ticks()];
        Arrays.fill(part, 1f);
        upPart = part.clone();
        differences = new Difference[recording.ticks()];
        commands = new RecordedCommands(recording, part, upPart);
        state = new MoverState(model.registers().size());
        report = new TickReport(model.signals().size());
        stepMs = (float) (1000 / recording.rate());
        gokz = recording.game() == GameRecording.Game.GOKZ;
        tolerance = gokz ? GOKZ_TOLERANCE : 0f;
    }

    /** Checks a GOKZ replay in empty space with the air rules of CS:GO, which are those of QuakeWorld with other numbers. */
    public static FlightCheck ofGokz(GameRecording recording) throws BadInput {
        Model model = ModelCatalog.find("quakeworld").orElseThrow();
        ParameterSet parameters = ImportedRun.atRate(recording, model, model.parameters().defaults());
        for (Map.Entry<Parameter, Double> value : CSGO.entrySet()) {
            parameters = parameters.with(value.getKey(), Value.of(value.getValue()));
        }
        return inEmptySpace(recording, model, parameters);
    }

    /** Checks in empty space, for recordings without a known level. */
    public static FlightCheck inEmptySpace(GameRecording recording, Model model, ParameterSet parameters) {
        Level empty = new Level("empty", 0, model.unitsPerMetre(), BrushWorld.of(List.of()), List.of(new Spawn("start", 0f, 0f, 0f, 0f)), List.of(), List.of(), List.of());
        return in(empty, recording, model, parameters);
    }

    public static FlightCheck in(Level level, GameRecording recording, Model model, ParameterSet parameters) {
        FlightCheck check = new FlightCheck(recording, model, parameters, level);
        for (int tick = 1; tick < recording.ticks(); tick++) {
            if (!recording.is(tick, GameRecording.GROUNDED) && !recording.is(tick - 1, GameRecording.GROUNDED)) {
                check.differences[tick] = check.judge(tick);
            }
        }
        return check;
    }

    /** The difference of a tick; null on the ground. */
    public Difference at(int tick) {
        return differences[tick];
    }

    /** The number of ticks of each kind; includes kinds without ticks. */
    public Map<Difference, Integer> counts() {
        Map<Difference, Integer> counts = new EnumMap<>(Difference.class);
        for (Difference kind : Difference.values()) {
            counts.put(kind, (int) Arrays.stream(differences).filter(found -> found == kind).count());
        }
        return counts;
    }

    public int airborne() {
        return counts().values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The share of airborne ticks that match in whole numbers, including ticks with a key down for part of them; NaN if none is airborne. */
    public double share() {
        long explained = Arrays.stream(differences).filter(found -> found != null && found.isExplained()).count();
        return explained / (double) airborne();
    }

    /** The recorded commands, with changed keys down for the part of the tick that was found. */
    RecordedCommands commands() {
        return commands;
    }

    private Mover mover(float topSpeed) {
        return movers.computeIfAbsent(topSpeed, speed -> model.mover(isTopSpeed(speed) ? parameters.with(model.parameters().reference(), Value.of(speed)) : parameters, level));
    }

    /** False for invalid speeds, from damaged files or games that do not set one. */
    private boolean isTopSpeed(float speed) {
        return speed > 0 && parameters.problem(model.parameters().reference(), Value.of(speed)).isEmpty();
    }

    private Difference judge(int tick) {
        int moves = Math.max(1, Math.round(recording.stepMs(tick) / stepMs));
        predict(tick, moves);
        if (isRecorded(tick)) {
            return moves > 1 ? Difference.GAP : Difference.EXACT;
        }
        float x = state.velocity.x;
        float y = state.velocity.y;
        float z = state.velocity.z;
        if (isKeyEdge(tick, moves)) {
            return Difference.KEY_EDGE;
        }
        return because(tick, recording.vx(tick) - x, recording.vy(tick) - y, recording.vz(tick) - z);
    }

    private void predict(int tick, int moves) {
        commands.state(tick - 1, state);
        commands.command(tick, command);
        for (int i = 0; i < moves; i++) {
            report.begin(state.velocity);
            mover(recording.topSpeed(tick)).step(command, state, report);
        }
    }

    private boolean isRecorded(int tick) {
        Vec3 v = state.velocity;
        return isSame(v.x, recording.vx(tick)) && isSame(v.y, recording.vy(tick)) && isSame(v.z, recording.vz(tick));
    }

    private boolean isSame(float predicted, float recorded) {
        return Math.abs(predicted - recorded) <= tolerance;
    }

    private boolean isKeyEdge(int tick, int moves) {
        boolean walks = commands.walkingKeysChange(tick);
        boolean jumps = commands.upKeysChange(tick);
        return walks && findPart(tick, moves, part) || jumps && findPart(tick, moves, upPart) || walks && jumps && findPart(tick, moves, part, upPart);
    }

    private boolean findPart(int tick, int moves, float[]... changed) {
        for (int step = 0; step < KEY_STEPS; step++) {
            for (float[] parts : changed) {
                parts[tick] = step / (float) KEY_STEPS;
            }
            predict(tick, moves);
            if (isRecorded(tick)) {
                return true;
            }
        }
        for (float[] parts : changed) {
            parts[tick] = 1f;
        }
        return false;
    }

    /** Classifies by the velocity's deviation from free flight. */
    private Difference because(int tick, float dx, float dy, float dz) {
        if (recording.is(tick, GameRecording.TELEPORTED) || gokz && recording.is(tick - 1, GameRecording.TELEPORTED)) {
            return Difference.TELEPORT;
        }
        boolean isWhole = isWhole(recording.vx(tick)) && isWhole(recording.vy(tick)) && isWhole(recording.vz(tick));
        if (!isWhole && !gokz || recording.is(tick, GameRecording.PUSHED) || recording.is(tick - 1, GameRecording.PUSHED)) {
            return Difference.PUSH;
        }
        if (crouchChanges(tick) || gokz && crouchChanges(tick - 1)) {
            return Difference.CROUCH;
        }
        double level = Math.hypot(dx, dy);
        if (level > 0) {
            double rest = (recording.vx(tick) * dx + recording.vy(tick) * dy) / level;
            if (Math.abs(rest) <= ALONG_WALL && Math.abs(dz) <= tolerance) {
                return Difference.WALL;
            }
        }
        Difference before = differences[tick - 1];
        boolean wasTouching = before == Difference.WALL || before == Difference.SLOPE || before == Difference.CONTACT;
        if (wasTouching && level <= SMALL && Math.abs(dz) <= SMALL) {
            return Difference.CONTACT;
        }
        return Math.abs(dz) > tolerance ? Difference.SLOPE : level > 0 && !gokz ? Difference.WALL : Difference.UNKNOWN;
    }

    private boolean crouchChanges(int tick) {
        return tick > 0 && recording.is(tick, GameRecording.CROUCHED) != recording.is(tick - 1, GameRecording.CROUCHED);
    }

    private static boolean isWhole(float value) {
        return value == Math.rint(value);
    }
}
