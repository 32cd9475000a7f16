package dev.goldenangle.toolkit.link;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.telemetry.Frame;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.telemetry.RunHeader;
import dev.goldenangle.toolkit.kit.KitField;
import dev.goldenangle.toolkit.kit.RuleHint;

/**
 * One run of a game, and the model's run with the same inputs from the same start.
 *
 * <p>How it works: both start at the first state. Each later state is recorded; the model ticks once with its inputs and the knobs that
 * the game had, and the two states are compared until they diverge. The model is never reset to the game's path.
 */
final class LinkedRun {
    /** Limit on the length of a run, which takes about 260 bytes per tick: 30 MB. */
    static final int LONGEST_TICKS = 120_000;
    private static final String GAME = "Game";

    private final Simulation simulation;
    private final Recorder model;
    private final Recorder game;
    private final MoverState state;
    private final Vec3 before = new Vec3();
    private final Command keys = new Command();
    private final TickReport report;
    private final Frame frame;
    private final Hash64 digest = new Hash64();
    private long hash;
    private int lastTick;
    private Divergence parting;

    LinkedRun(Tuned tuned, ParameterSet parameters, GameState first) {
        MoverState start = new MoverState(tuned.model().registers().size());
        tuned.model().mover(parameters, tuned.level()).spawn(start, first.position().x, first.position().y, first.position().z, first.keys().yaw);
        take(first, start);
        simulation = new Simulation(tuned.model(), parameters, tuned.level(), (tick, now, command) -> command.copyFrom(keys), start);
        model = simulation.record("Model");
        game = new Recorder(new RunHeader(tuned.model().id(), parameters, simulation.tickRate(), tuned.level().name(), tuned.level().hash(), GAME, start.copy()), simulation.columns());
        state = start.copy();
        report = new TickReport(tuned.model().signals().size());
        frame = new Frame(keys, state, report);
        lastTick = first.tick();
    }

    /** Copies the game's values into a state; fields that the game does not send are kept. */
    private static void take(GameState said, MoverState state) {
        state.position.set(said.position());
        state.velocity.set(said.velocity());
        state.yaw = said.keys().yaw;
        state.pitch = said.keys().pitch;
        said.grounded().filter(grounded -> grounded != state.grounded).ifPresent(grounded -> {
            if (grounded) {
                state.standOn(new Vec3().set(0f, 0f, 1f));
            } else {
                state.leaveGround();
            }
        });
    }

    /** Whether a state continues this run. */
    boolean goesOnWith(GameState next) {
        return next.tick() == lastTick + 1 && game.length() < LONGEST_TICKS;
    }

    /** @param parameters the knobs that the game had on this tick */
    void add(GameState next, ParameterSet parameters) {
        lastTick = next.tick();
        keys.copyFrom(next.keys());
        simulation.use(parameters);
        simulation.tick();
        keys.copyFrom(simulation.command());
        record(next, parameters);
        if (parting == null) {
            KitField.firstApart(simulation.state(), state).ifPresent(this::part);
        }
    }

    private void record(GameState next, ParameterSet parameters) {
        boolean wasGrounded = state.grounded;
        before.set(state.velocity);
        take(next, state);
        if (next.grounded().isEmpty()) {
            followGround();
        }
        report.begin(before);
        report.book(SpeedCause.OTHER, state.velocity);
        if (state.grounded && !wasGrounded) {
            report.event(EventKind.LAND, state.velocity.horizontalLength());
        } else if (wasGrounded && !state.grounded && keys.jumps()) {
            report.event(EventKind.JUMP, state.velocity.horizontalLength());
        }
        digest.reset(hash);
        state.hashInto(digest);
        hash = digest.value();
        frame.tick = game.length();
        frame.seconds = (game.length() + 1) / simulation.tickRate();
        game.use(parameters);
        game.append(frame, hash);
    }

    /** If the game does not say whether it is on the ground, the model's answer is used. */
    private void followGround() {
        if (simulation.state().grounded) {
            state.standOn(simulation.state().groundNormal);
        } else {
            state.leaveGround();
        }
    }

    private void part(KitField field) {
        parting = new Divergence(game.length() - 1, field.key(), field.of(simulation.state()), field.of(state),
                RuleHint.of(simulation.previous(), simulation.state(), RuleHint.causes(simulation.report()), field));
    }

    int length() {
        return game.length();
    }

    Run game() {
        return game.run();
    }

    Run model() {
        return model.run();
    }

    /** Null while they agree. */
    Divergence parting() {
        return parting;
    }
}
