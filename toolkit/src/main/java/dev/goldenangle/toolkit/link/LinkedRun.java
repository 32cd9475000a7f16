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
 * One run of a game, and what the model makes of the same keys from the same start.
 *
 * <p>How it works: the first state is where both begin. Each later one is recorded as it is; the model ticks once with its keys, under the
 * knobs that the game had, and the two states are compared until they part. The model is never put back onto the game's path.
 */
final class LinkedRun {
    /** A game's run keeps all its columns, about 260 bytes a tick: this many take 30 MB. */
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
    private Parting parting;

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

    /** Puts what a game says into a state; what it does not say stays. */
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

    /** Whether a state is the next one of this run. */
    boolean goesOnWith(GameState next) {
        return next.tick() == lastTick + 1 && game.length() < LONGEST_TICKS;
    }

    /** @param parameters the knobs that the game had on the tick */
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

    /** A game that does not say whether it stands is taken to stand where the model does. */
    private void followGround() {
        if (simulation.state().grounded) {
            state.standOn(simulation.state().groundNormal);
        } else {
            state.leaveGround();
        }
    }

    private void part(KitField field) {
        parting = new Parting(game.length() - 1, field.key(), field.of(simulation.state()), field.of(state),
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
    Parting parting() {
        return parting;
    }
}
