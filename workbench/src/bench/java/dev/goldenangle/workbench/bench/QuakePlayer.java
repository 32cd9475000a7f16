package dev.goldenangle.workbench.bench;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.BoxTracer;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.function.Consumer;

/**
 * The players of the speed workload: episodes from random positions with a fixed seed, with a bot that strafes or
 * runs.
 */
final class QuakePlayer {
    static final int EPISODE_TICKS = 512;
    private static final float SECONDS = 0.008f;
    private static final double TURN = 2 * Math.PI / 65536;
    private static final Consumer<MoverState> UNSEEN = state -> { };

    enum Style { STRAFE, RUN }

    private final Mover mover;
    private final MoverState state;
    private final MoverState fresh;
    private final TickReport report;
    private final Command command = new Command();
    private final BoxTracer tracer;
    private final Style style;
    private final Vec3 mins;
    private final Vec3 maxs;
    private final double airAcceleration;
    private final double limit;
    private final boolean jumpKeyCounts;
    private int side;
    private int heading;
    /** Recorded commands, for replaying without the bot. */
    private Command[] tape;
    private int taped = -1;

    QuakePlayer(Model model, ParameterSet parameters, Level level, BrushWorld world, Style style) {
        this.style = style;
        mover = model.mover(parameters, level);
        state = new MoverState(model.registers().size());
        report = new TickReport(model.signals().size());
        tracer = new BoxTracer(world);
        mover.spawn(state, 0f, 0f, 2000f, 0f);
        fresh = state.copy();
        float half = mover.body(state).radius();
        mins = new Vec3(-half, -half, mover.body(state).bottom());
        maxs = new Vec3(half, half, mover.body(state).top());
        airAcceleration = parameters.get(parameters.table().find("air_acceleration").orElseThrow());
        limit = parameters.get(parameters.table().find("air_speed_cap").orElseThrow());
        jumpKeyCounts = parameters.table().find("rules").isPresent();
    }

    /** Plays this many episodes; the sum depends on every one. */
    double play(int episodes) {
        return play(episodes, UNSEEN);
    }

    /** @param afterTick receives the mover's state after every tick */
    double play(int episodes, Consumer<MoverState> afterTick) {
        Workload.Lcg spawns = new Workload.Lcg(999);
        double sum = 0;
        for (int episode = 0; episode < episodes; episode++) {
            start(spawns);
            Workload.Lcg chance = new Workload.Lcg(777 + episode);
            for (int tick = 0; tick < EPISODE_TICKS; tick++) {
                decide(tick, chance);
                if (taped >= 0) {
                    tape[taped] = new Command();
                    tape[taped++].copyFrom(command);
                }
                report.begin(state.velocity);
                mover.step(command, state, report);
                afterTick.accept(state);
            }
            sum += state.position.x + state.velocity.y;
        }
        return sum;
    }

    /** Replays the same commands without running the bot. */
    double replay(int episodes) {
        if (tape == null) {
            record(episodes);
        }
        Workload.Lcg spawns = new Workload.Lcg(999);
        double sum = 0;
        int next = 0;
        for (int episode = 0; episode < episodes; episode++) {
            start(spawns);
            for (int tick = 0; tick < EPISODE_TICKS; tick++) {
                report.begin(state.velocity);
                mover.step(tape[next++], state, report);
            }
            sum += state.position.x + state.velocity.y;
        }
        return sum;
    }

    private void record(int episodes) {
        tape = new Command[episodes * EPISODE_TICKS];
        taped = 0;
        play(episodes);
        taped = -1;
    }

    private void start(Workload.Lcg spawns) {
        state.copyFrom(fresh);
        do {
            state.position.set(-4000 + spawns.next(8001), -4000 + spawns.next(8001), 32f);
        } while (tracer.isSolid(state.position, mins, maxs));
        double angle = spawns.next(65536) * TURN;
        state.velocity.set((float) (320 * Math.cos(angle)), (float) (320 * Math.sin(angle)), 0f);
        side = 1;
    }

    private void decide(int tick, Workload.Lcg chance) {
        if (style == Style.RUN) {
            heading = tick % 64 == 0 ? chance.next(65536) : heading;
            command.set(1f, 0f, 0f, (float) (heading * TURN), 0f, 0);
            return;
        }
        boolean jump = state.grounded;
        side = jump ? -side : side;
        double speed = Math.sqrt(state.velocity.x * state.velocity.x + state.velocity.y * state.velocity.y);
        double wishSpeed = jump && jumpKeyCounts ? 320 * Math.sqrt(2 / 3.0) : 320;
        double room = Math.max(0, Math.min(wishSpeed, limit) - airAcceleration * wishSpeed * SECONDS);
        double wish;
        if (speed < 1) {
            wish = chance.next(65536) * TURN;
        } else {
            wish = Math.atan2(state.velocity.y, state.velocity.x);
            if (speed > room) {
                wish -= side * Math.acos(room / speed);
            }
        }
        int yaw = (int) Math.floor((wish + side * Math.PI / 4) / TURN + 0.5) & 65535;
        command.set(1f, side, jump ? 1f : 0f, (float) (yaw * TURN), 0f, 0);
    }
}
