package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/**
 * One tick of a model's own mover, tried with every combination of keys and a grid of view angles. The gain of a tick
 * is the speed after it minus the speed after the same tick without movement keys.
 */
final class TickSearch {
    private static final int VIEWS = 7200;
    /** The angles avoid axes and diagonals: there a result can be exactly a half, which a single float rounds up. */
    private static final double OFF_GRID = 0.37;
    private static final float HIGH_ABOVE_THE_FLOOR = 50_000f;

    private final Model model;
    private final ParameterSet parameters;
    private final Level level = BotRun.flat();
    private final Mover mover;
    private final TickReport report;
    private final MoverState after;

    TickSearch(Model model, ParameterSet parameters) {
        this.model = model;
        this.parameters = parameters;
        mover = model.mover(parameters, level);
        report = new TickReport(model.signals().size());
        after = new MoverState(model.registers().size());
    }

    MoverState standing(float x, float y) {
        MoverState state = new MoverState(model.registers().size());
        mover.spawn(state, 0f, 0f, 0f, 0f);
        state.velocity.set(x, y, 0f);
        return state;
    }

    MoverState flying(float x, float y, float z) {
        MoverState state = standing(x, y);
        state.velocity.z = z;
        state.position.z = HIGH_ABOVE_THE_FLOOR;
        state.leaveGround();
        return state;
    }

    /** The command of a new bot that has finished its run-up and did not press jump on the previous tick. */
    Command botsCommand(MoverState state) {
        CommandSource bot = BotRun.of(model, level, BotType.OPTIMAL_STRAFER).under(parameters).bot();
        Command command = new Command();
        float fast = 2f * (float) parameters.w();
        MoverState runUp = standing(fast, 0f);
        runUp.standOn(new Vec3(0f, 0f, 1f));
        bot.fill(0, runUp, command);
        bot.fill(1, flying(fast, 0f, 0f), command);
        bot.fill(2, state, command);
        return command;
    }

    double gain(MoverState state, Command command) {
        Command idle = new Command();
        idle.set(0f, 0f, command.up, command.yaw, 0f, Command.RUN);
        return speedAfter(state, command) - speedAfter(state, idle);
    }

    /** The largest gain of all keys and view angles, with jump as in the command; leaves the keys that gain it in {@code best}. */
    double largestGain(MoverState state, Command held, Command best) {
        Command tried = new Command();
        double most = Double.NEGATIVE_INFINITY;
        for (int keys = 0; keys < 9; keys++) {
            for (int view = 0; view < VIEWS; view++) {
                tried.set(keys / 3 - 1, keys % 3 - 1, held.up, (float) (((view + OFF_GRID) * 2 / VIEWS - 1) * Math.PI), 0f, Command.RUN);
                double speed = speedAfter(state, tried);
                if (speed > most) {
                    most = speed;
                    best.copyFrom(tried);
                }
            }
        }
        return gain(state, best);
    }

    private double speedAfter(MoverState state, Command command) {
        after.copyFrom(state);
        report.begin(after.velocity);
        mover.step(command, after, report);
        return Math.hypot(after.velocity.x, after.velocity.y);
    }
}
