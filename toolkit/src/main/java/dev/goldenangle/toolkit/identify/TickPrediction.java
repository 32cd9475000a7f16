package dev.goldenangle.toolkit.identify;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.List;

/**
 * Predicts each tick of a track from the recorded tick before it, under a model and a preset.
 *
 * <p>How it works: position and velocity are set to the recorded ones before each tick; timers and flags stay those of the
 * model, so that they follow from the commands. If no velocity was recorded, the model's own is corrected by the
 * difference in position over one tick.
 */
final class TickPrediction {
    /** Half the width of the plain, the most that a brush may have. */
    private static final float FAR = 32_000f;

    private final RecordedMotion track;
    private final Model model;
    private final Level level;
    private final float scale;

    TickPrediction(RecordedMotion track, Model model) throws BadInput {
        this.track = track;
        this.model = model;
        this.level = track.level(model);
        this.scale = track.scale(model);
    }

    /** A level without anything but a floor at height 0. */
    static Level plain(Model model) {
        Brush floor = Brush.box(-FAR, -FAR, -64f, FAR, FAR, 0f);
        return new Level("plain", 0, model.unitsPerMetre(), BrushWorld.of(List.of(floor)), List.of(new Spawn("start", 0f, 0f, 0f, 0f)), List.of(), List.of(), List.of());
    }

    /** The height of a body at the first spawn, which compares the reference points of models. */
    static float spawnHeight(Model model, ParameterSet parameters, Level level) {
        MoverState state = new MoverState(model.registers().size());
        Spawn spawn = level.spawns().get(0);
        model.mover(parameters, level).spawn(state, spawn.x(), spawn.y(), spawn.z(), spawn.yaw());
        return state.position.z;
    }

    /** Predicted minus recorded velocity after each tick, three numbers per tick, in the track's units; NaN where nothing can be predicted. */
    float[] errors(ParameterSet parameters) {
        Mover mover = model.mover(parameters, level);
        MoverState state = new MoverState(model.registers().size());
        TickReport report = new TickReport(model.signals().size());
        Command command = new Command();
        List<RecordedMotion.Row> rows = track.rows();
        float lift = spawnHeight(model, parameters, level) - scale * track.restHeight();
        float[] at = rows.get(0).place();
        mover.spawn(state, scale * at[0], scale * at[1], scale * at[2] + lift + mover.body(state).bottom(), rows.get(1).command().yaw);
        float[] errors = new float[3 * track.ticks()];
        for (int tick = 0; tick < track.ticks(); tick++) {
            RecordedMotion.Row from = rows.get(tick);
            RecordedMotion.Row to = rows.get(tick + 1);
            restore(from, lift, state);
            command.copyFrom(to.command());
            command.sanitise();
            report.begin(state.velocity);
            mover.step(command, state, report);
            state.worldTick++;
            compare(to, lift, state, errors, 3 * tick);
        }
        return errors;
    }

    private void restore(RecordedMotion.Row row, float lift, MoverState state) {
        float[] place = row.place();
        state.position.set(scale * place[0], scale * place[1], scale * place[2] + lift);
        if (row.velocity() != null) {
            state.velocity.set(scale * row.velocity()[0], scale * row.velocity()[1], scale * row.velocity()[2]);
        }
    }

    private void compare(RecordedMotion.Row row, float lift, MoverState state, float[] errors, int at) {
        if (row.jumped() || !state.isFinite()) {
            errors[at] = errors[at + 1] = errors[at + 2] = Float.NaN;
            if (!state.isFinite()) {
                state.velocity.zero();
            }
        } else if (row.velocity() != null) {
            errors[at] = state.velocity.x / scale - row.velocity()[0];
            errors[at + 1] = state.velocity.y / scale - row.velocity()[1];
            errors[at + 2] = state.velocity.z / scale - row.velocity()[2];
        } else {
            float rate = (float) track.tickRate();
            errors[at] = (state.position.x / scale - row.place()[0]) * rate;
            errors[at + 1] = (state.position.y / scale - row.place()[1]) * rate;
            errors[at + 2] = ((state.position.z - lift) / scale - row.place()[2]) * rate;
            state.velocity.x -= scale * errors[at];
            state.velocity.y -= scale * errors[at + 1];
            state.velocity.z -= scale * errors[at + 2];
        }
    }
}
