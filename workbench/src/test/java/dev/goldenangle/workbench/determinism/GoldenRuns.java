package dev.goldenangle.workbench.determinism;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.workbench.library.BadInput;
import dev.goldenangle.workbench.library.BotSpec;
import dev.goldenangle.workbench.library.MapLibrary;
import dev.goldenangle.workbench.library.PresetLibrary;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Runs whose digests are written down: preset, map, bot, mode, place in the level, digest. Run as a program it makes all of
 * them and prints each with its digest, which is how the matrix of virtual machines compares them and how the file is renewed.
 */
public final class GoldenRuns {
    static final int TICKS = 2000;
    private static final float SUNK_METRES = 0.003f;
    private static final String FILE = "golden-runs.csv";

    /**
     * One line of the file.
     *
     * @param preset shipped preset
     * @param map    shipped map, or one beside this class
     * @param bot    bot with its settings
     * @param mode   how it moves
     * @param spawn  number of the spawn to start from; negative starts a little sunk into the ground there
     * @param hash   the digest after {@link #TICKS} ticks
     */
    record Golden(String preset, String map, String bot, MoveMode mode, int spawn, String hash) {
        String name() {
            return preset + " " + map + " " + bot + " " + mode + " " + spawn;
        }

        Preset presetRead() {
            try {
                return PresetLibrary.preset(preset);
            } catch (BadInput gone) {
                throw new IllegalStateException(gone);
            }
        }

        /** The run's simulation before its first tick, under these parameters. */
        Simulation simulation(Model model, ParameterSet parameters) {
            try {
                Level level = level(map, model);
                CommandSource source = BotSpec.parse(bot).create(model, parameters, level);
                MoverState start = new MoverState(model.registers().size());
                Spawn place = level.spawns().get(Math.abs(spawn) % level.spawns().size());
                model.mover(parameters, level).spawn(start, place.x(), place.y(), place.z(), place.yaw());
                start.position.z -= spawn < 0 ? SUNK_METRES * model.unitsPerMetre() : 0f;
                start.mode = mode;
                return new Simulation(model, parameters, level, source, start);
            } catch (BadInput gone) {
                throw new IllegalStateException(gone);
            }
        }

        Simulation simulation() {
            Preset read = presetRead();
            return simulation(PresetLibrary.model(read), read.parameters());
        }
    }

    private GoldenRuns() {
    }

    /** A map beside this class, or a shipped one. */
    private static Level level(String map, Model model) throws BadInput {
        try (InputStream in = GoldenRuns.class.getResourceAsStream(map + ".map")) {
            return in == null ? MapLibrary.level(map, model)
                    : LevelReader.read(map, new String(in.readAllBytes(), StandardCharsets.UTF_8), model.unitsPerMetre());
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    static List<Golden> all() {
        try (InputStream in = GoldenRuns.class.getResourceAsStream(FILE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(GoldenRuns::parse).toList();
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private static Golden parse(String line) {
        String[] cells = line.split(" ");
        return new Golden(cells[0], cells[1], cells[2], MoveMode.valueOf(cells[3]), Integer.parseInt(cells[4]), cells.length > 5 ? cells[5] : "");
    }

    /** Prints every line with the digest this machine finds. */
    public static void main(String[] args) {
        for (Golden golden : all()) {
            Simulation simulation = golden.simulation();
            simulation.run(TICKS);
            System.out.println(golden.name() + " " + Hash64.hex(simulation.hash()));
        }
    }
}
