package dev.goldenangle.simulation;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Plays a run twice, on a client that predicts and on a server that hears of its commands over a network.
 *
 * <p>How it works, each tick of the client's clock:
 * <ol>
 * <li>the client asks its source, moves at once, and sends the command;
 * <li>the server, one latency and half the jitter behind, runs the tick whose turn it is, with the command if it has
 * arrived and with the last one it used if not, and sends the state back;
 * <li>the newest state that has reached the client is held against what the client predicted for that tick; beyond the
 * tolerance it is corrected by the policy.
 * </ol>
 *
 * <p>Not suitable for the tick path: it keeps every state.
 */
public final class Prediction {
    private static final double NEVER = Double.POSITIVE_INFINITY;

    private final Network network;
    private final Correction policy;
    private final float tolerance;
    private final CommandSource source;
    private final Mover clientMover;
    private final Mover serverMover;
    private final TickReport report;
    private final double tickMs;
    private final int serverDelay;
    private final Randomness chance;
    private final MoverState clientState;
    private final MoverState serverState;
    private final List<Command> commands = new ArrayList<>();
    private final List<MoverState> predicted = new ArrayList<>();
    private final List<MoverState> shown = new ArrayList<>();
    private final List<MoverState> server = new ArrayList<>();
    private final Command lastHeard = new Command();
    private double[] commandArrival;
    private double[] stateArrival;
    private float[] correction;
    private int newestSeen = -1;

    /** @param tolerance distance in native units up to which the client is left alone */
    public Prediction(Model model, ParameterSet parameters, Level level, CommandSource source, Network network, Correction policy, float tolerance) {
        this.network = network;
        this.policy = policy;
        this.tolerance = tolerance;
        this.source = source;
        clientMover = model.clientMover(parameters, level);
        serverMover = model.mover(parameters, level);
        report = new TickReport(model.signals().size());
        tickMs = 1000 / parameters.get(model.tickRate());
        serverDelay = (int) Math.ceil((network.latencyMs() + network.jitterMs() / 2) / tickMs);
        chance = new Randomness(network.seed());
        Spawn spawn = level.spawns().get(0);
        clientState = new MoverState(model.registers().size());
        serverState = new MoverState(model.registers().size());
        clientMover.spawn(clientState, spawn.x(), spawn.y(), spawn.z(), spawn.yaw());
        serverMover.spawn(serverState, spawn.x(), spawn.y(), spawn.z(), spawn.yaw());
        lastHeard.yaw = spawn.yaw();
        commandArrival = new double[0];
        stateArrival = new double[0];
        correction = new float[0];
    }

    /** Runs so many ticks from the spawn; for one use. */
    public PredictionRun run(int ticks) {
        commandArrival = new double[ticks];
        stateArrival = new double[ticks];
        correction = new float[ticks];
        Arrays.fill(commandArrival, NEVER);
        Arrays.fill(stateArrival, NEVER);
        for (int tick = 0; tick < ticks; tick++) {
            predict(tick);
            serve(tick);
            correct(tick);
            shown.add(clientState.copy());
        }
        return result();
    }

    private void predict(int tick) {
        Command command = new Command();
        source.fill(tick, clientState, command);
        command.sanitise();
        commands.add(command);
        step(clientMover, clientState, command);
        predicted.add(clientState.copy());
        double arrival = arrival(tick * tickMs);
        for (int carried = Math.max(0, tick - network.redundancy()); carried <= tick; carried++) {
            commandArrival[carried] = Math.min(commandArrival[carried], arrival);
        }
    }

    /** When a packet sent now arrives; never, when it is lost. Both draws are always made, so that one knob moves no other packet. */
    private double arrival(double now) {
        boolean lost = chance.nextFloat() < network.loss();
        double late = chance.nextFloat() * network.jitterMs();
        return lost ? NEVER : now + network.latencyMs() + late;
    }

    private void serve(int clientTick) {
        int tick = clientTick - serverDelay;
        if (tick < 0) {
            return;
        }
        double now = clientTick * tickMs;
        if (commandArrival[tick] <= now) {
            lastHeard.copyFrom(commands.get(tick));
        }
        step(serverMover, serverState, lastHeard);
        server.add(serverState.copy());
        stateArrival[tick] = arrival(now);
    }

    private void correct(int tick) {
        int newest = newestSeen;
        for (int heard = newestSeen + 1; heard < server.size(); heard++) {
            newest = stateArrival[heard] <= tick * tickMs ? heard : newest;
        }
        if (newest == newestSeen) {
            return;
        }
        newestSeen = newest;
        if (policy == Correction.NONE || distance(predicted.get(newest), server.get(newest)) <= tolerance) {
            return;
        }
        MoverState before = clientState.copy();
        clientState.copyFrom(server.get(newest));
        predicted.set(newest, clientState.copy());
        for (int again = newest + 1; again <= tick; again++) {
            if (policy == Correction.REPLAY) {
                step(clientMover, clientState, commands.get(again));
            }
            predicted.set(again, clientState.copy());
        }
        correction[tick] = distance(before, clientState);
    }

    private void step(Mover mover, MoverState state, Command command) {
        report.begin(state.velocity);
        mover.step(command, state, report);
    }

    private PredictionRun result() {
        float[] error = new float[shown.size()];
        int corrections = 0;
        for (int tick = 0; tick < error.length; tick++) {
            error[tick] = tick < server.size() ? distance(shown.get(tick), server.get(tick)) : Float.NaN;
            corrections += correction[tick] > 0f ? 1 : 0;
        }
        return new PredictionRun(List.copyOf(shown), List.copyOf(server), error, correction.clone(), corrections);
    }

    private static float distance(MoverState a, MoverState b) {
        float dx = a.position.x - b.position.x;
        float dy = a.position.y - b.position.y;
        float dz = a.position.z - b.position.z;
        return (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
    }
}
