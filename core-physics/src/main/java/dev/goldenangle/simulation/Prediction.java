package dev.goldenangle.simulation;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Exponential;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Simulates a run twice: on a predicting client, and on a server that receives its commands over a network.
 *
 * <p>How it works, each tick of the client's clock:
 * <ol>
 * <li>the client gets a command from its source, moves at once, and sends the command;
 * <li>the server, one latency and half the jitter behind, runs its next tick, with the command if it has arrived and
 *     otherwise with the last one, and sends the state back;
 * <li>the newest state that has reached the client sets the level's clock and is compared with the client's prediction
 *     for that tick; beyond the tolerance the client is corrected by the policy, using what the model's snapshot contains
 *     ({@link Mover#receive});
 * <li>the body is shown at the client's position, or slightly off it while a correction is blended in.
 * </ol>
 *
 * <p>Not suitable for the tick path: it keeps every state.
 */
public final class Prediction {
    private static final double NEVER = Double.POSITIVE_INFINITY;
    private static final int FIRST_LENGTH = 256;

    private final Network network;
    private final Reconciliation reconciliation;
    private final float offsetKept;
    private final CommandSource source;
    private final Mover clientMover;
    private final Mover serverMover;
    private final TickReport report;
    private final Respawn wayBack;
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
    private double[] commandArrival = {};
    private double[] stateArrival = {};
    private float[] correction = {};
    private int newestSeen = -1;
    /** From the client's position to the position shown. */
    private final Vec3 offset = new Vec3();

    /** Begins at the level's first spawn. */
    public Prediction(Model model, ParameterSet parameters, Level level, CommandSource source, Network network, Reconciliation reconciliation) {
        this.network = network;
        this.reconciliation = reconciliation;
        this.source = source;
        clientMover = model.clientMover(parameters, level);
        serverMover = model.mover(parameters, level);
        report = new TickReport(model.signals().size());
        wayBack = new Respawn(level);
        tickMs = 1000 / parameters.get(model.tickRate());
        offsetKept = reconciliation.blendMs() == 0 ? 0f : (float) Exponential.exp(-tickMs / reconciliation.blendMs());
        serverDelay = (int) Math.ceil((network.latencyMs() + network.jitterMs() / 2) / tickMs);
        chance = new Randomness(network.seed());
        Spawn spawn = level.spawns().get(0);
        clientState = new MoverState(model.registers().size());
        serverState = new MoverState(model.registers().size());
        clientMover.spawn(clientState, spawn.x(), spawn.y(), spawn.z(), spawn.yaw());
        serverMover.spawn(serverState, spawn.x(), spawn.y(), spawn.z(), spawn.yaw());
        lastHeard.yaw = spawn.yaw();
    }

    /** Begins at a given state instead of a spawn. */
    public Prediction startAt(MoverState start) {
        clientState.copyFrom(start);
        serverState.copyFrom(start);
        lastHeard.yaw = start.yaw;
        lastHeard.pitch = start.pitch;
        return this;
    }

    /** Runs from the start for a number of ticks. */
    public PredictionRun run(int ticks) {
        advanceTo(ticks);
        return result();
    }

    /** Runs until this many ticks have run in total. */
    public void advanceTo(int ticks) {
        while (shown.size() < ticks) {
            tick(shown.size());
        }
    }

    private void tick(int tick) {
        if (tick == correction.length) {
            commandArrival = grown(commandArrival);
            stateArrival = grown(stateArrival);
            correction = Arrays.copyOf(correction, commandArrival.length);
        }
        predict(tick);
        serve(tick);
        correct(tick);
        show();
    }

    private static double[] grown(double[] arrivals) {
        double[] longer = Arrays.copyOf(arrivals, Math.max(FIRST_LENGTH, 2 * arrivals.length));
        Arrays.fill(longer, arrivals.length, longer.length, NEVER);
        return longer;
    }

    /** Ticks run so far. */
    public int ticks() {
        return shown.size();
    }

    /** How many ticks the server is behind. */
    public int serverDelay() {
        return serverDelay;
    }

    /** The state the client showed after a tick; do not modify. */
    public MoverState client(int tick) {
        return shown.get(tick);
    }

    /** The server's state for a tick, or its last one so far; empty before its first. Do not modify. */
    public Optional<MoverState> server(int tick) {
        return server.isEmpty() ? Optional.empty() : Optional.of(server.get(Math.min(tick, server.size() - 1)));
    }

    private void show() {
        offset.scale(offsetKept);
        MoverState drawn = clientState.copy();
        drawn.position.add(offset);
        shown.add(drawn);
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

    /**
     * When a packet sent now arrives; infinity if it is lost. Always draws both random numbers, so that changing one
     * setting does not affect other packets.
     */
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
        serverState.worldTick++;
        lastHeard.buttons &= ~ModeSwitch.SWITCHES;
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
        clientState.worldTick = server.get(newest).worldTick;
        Correction policy = reconciliation.policy();
        if (policy == Correction.NONE || distance(predicted.get(newest), server.get(newest)) <= reconciliation.tolerance()) {
            return;
        }
        MoverState before = clientState.copy();
        clientState.copyFrom(predicted.get(newest));
        clientMover.receive(server.get(newest), clientState);
        predicted.set(newest, clientState.copy());
        for (int again = newest + 1; again <= tick; again++) {
            if (policy != Correction.SNAP) {
                step(clientMover, clientState, commands.get(again));
            }
            predicted.set(again, clientState.copy());
        }
        clientMover.keepDrawn(before, clientState);
        correction[tick] = distance(before, clientState);
        if (policy == Correction.BLEND) {
            offset.add(before.position.sub(clientState.position));
        }
    }

    private void step(Mover mover, MoverState state, Command command) {
        report.begin(state.velocity);
        ModeSwitch.obey(command, state, report);
        mover.step(command, state, report);
        wayBack.check(mover, state, report);
    }

    /** Everything so far; not affected by later ticks. */
    public PredictionRun result() {
        float[] error = new float[shown.size()];
        int corrections = 0;
        for (int tick = 0; tick < error.length; tick++) {
            error[tick] = tick < server.size() ? distance(shown.get(tick), server.get(tick)) : Float.NaN;
            corrections += correction[tick] > 0f ? 1 : 0;
        }
        return new PredictionRun(List.copyOf(shown), List.copyOf(server), error, Arrays.copyOf(correction, error.length), corrections);
    }

    private static float distance(MoverState a, MoverState b) {
        float dx = a.position.x - b.position.x;
        float dy = a.position.y - b.position.y;
        float dz = a.position.z - b.position.z;
        return (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
    }
}
