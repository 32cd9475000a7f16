package dev.goldenangle.motor.marathon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Fixed;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.world.sector.Medium;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;

/** Pushes by a command and by zones, and liquids that hurt. */
class PushTest {
    private static final String ROOM = "format = \"sector\"\n[[polygon]]\nfloor = 0\nceiling = 8000\nvertices = [[-8000, -8000], [8000, -8000], [8000, 8000], [-8000, 8000]]\n"
            + "[[spawn]]\nposition = [0, 0, 0]\n";
    private final MarathonModel model = new MarathonModel();
    private final ParameterSet defaults = model.parameters().defaults();

    static List<Figures.Recording> pushes() {
        return Figures.recordings().stream().filter(recording -> recording.name().startsWith("push_")).toList();
    }

    private static double perSecond(int worldUnitsATick) {
        return worldUnitsATick * 30 / 1024.0;
    }

    /** Rows: tick, flags, x, y, z, …, the push before the tick in the columns 27 to 29. */
    @ParameterizedTest
    @MethodSource("pushes")
    void commandPushesAsInTheGame(Figures.Recording recording) {
        List<int[]> rows = recording.rows();
        int[] pushed = rows.stream().filter(row -> row[27] != 0 || row[29] != 0).findFirst().orElseThrow();
        ParameterSet set = defaults.withInternal(MarathonParameter.PUSH_ANGLE, -pushed[28] * 2 * Math.PI / 512)
                .with(MarathonParameter.PUSH_SPEED, Value.of(perSecond(pushed[29]))).with(MarathonParameter.PUSH_UP, Value.of(perSecond(pushed[27])));
        Level level = new Level("figure", 0, 0.5f, recording.world(), List.of(new Spawn("here", 0, 0, 0, 0)), List.of(), List.of(), List.of());
        Mover mover = model.mover(set, level);
        MoverState state = started(mover, rows.get(0));
        TickReport report = new TickReport(model.signals().size());
        Command command = new Command();
        for (int[] row : rows.subList(1, rows.size())) {
            assertEquals(0, row[1], "only pushes move the player in these runs");
            command.buttons = row[27] != 0 || row[29] != 0 ? Command.PUSH : 0;
            report.begin(state.velocity);
            mover.step(command, state, report);
            int[] now = {state.get(MarathonRegister.X), state.get(MarathonRegister.Y), state.get(MarathonRegister.Z), state.get(MarathonRegister.PUSH_I),
                state.get(MarathonRegister.PUSH_J), state.get(MarathonRegister.PUSH_K)};
            int[] theirs = {row[2], row[3], row[4], row[12], row[13], row[14]};
            org.junit.jupiter.api.Assertions.assertArrayEquals(theirs, now, recording.name() + " tick " + row[0]);
        }
    }

    private static MoverState started(Mover mover, int[] row) {
        MoverState state = new MoverState(MarathonRegister.values().length);
        mover.spawn(state, row[2] / (float) Fixed.ONE, -row[3] / (float) Fixed.ONE, row[4] / (float) Fixed.ONE, 0f);
        state.set(MarathonRegister.Z, row[4]);
        state.set(MarathonRegister.WORLD_Z, row[24]);
        state.position.z = row[4] / (float) Fixed.ONE;
        return state;
    }

    @Test
    void allPushFiguresArePresent() {
        assertEquals(7, pushes().size());
    }

    private Run run(String map, double forward, int ticks) {
        Level level = LevelReader.read("test", map, 0.5f);
        assertEquals(List.of(), level.problems());
        Simulation simulation = new Simulation(model, defaults, level, (tick, state, command) -> command.set((float) forward, 0f, 0f, 0f, 0f, 0));
        Recorder recorder = simulation.record("test");
        simulation.run(ticks);
        return recorder.run();
    }

    /** 200 world units per tick due north: the first tick moves by 200 · 64 fixed units, and pushes never carry faster than that. */
    @Test
    void zonePushesPlayersInIt() {
        Run run = run(ROOM + "[[zone]]\nkind = \"push\"\nmin = [-500, -500, 0]\nmax = [500, 500, 500]\nyaw = 90\nspeed = 200\n", 0, 60);
        MoverState state = new MoverState(MarathonRegister.values().length);
        new RunReader(run).state(0, state);
        assertEquals(200 * 64, state.get(MarathonRegister.Y) * -1, 64);
        assertEquals(0, state.get(MarathonRegister.X), 64);
        assertEquals(EventKind.PUSH, run.events(EventKind.PUSH).get(0).kind());
        assertEquals(perSecond(200), run.events(EventKind.PUSH).get(0).value(), 1e-3);
        new RunReader(run).state(59, state);
        assertTrue(state.position.y > 1.5f, "thrown out of the zone and sliding on: " + state.position.y);
        for (int tick = 0; tick < 60; tick++) {
            new RunReader(run).state(tick, state);
            assertTrue(Math.abs(state.get(MarathonRegister.PUSH_J)) <= 2 * 200 * 64, "pushes do not add up without limit");
        }
    }

    @Test
    void zoneThatPushesUpThrowsOncePerLanding() {
        Run run = run(ROOM + "[[zone]]\nkind = \"push\"\nmin = [-500, -500, 0]\nmax = [500, 500, 100]\nup = 120\n", 0, 300);
        List<Event> thrown = run.events(EventKind.PUSH);
        assertTrue(thrown.size() >= 2 && thrown.size() <= 10, thrown.toString());
        MoverState state = new MoverState(MarathonRegister.values().length);
        new RunReader(run).state(thrown.get(0).tick() + 5, state);
        assertTrue(state.position.z > 0.4f, "in the air: " + state.position.z);
    }

    @Test
    void onlySectorMapsCanPush() {
        String tiles = "format = \"tile\"\nrows = [\"000\", \"000\", \"000\"]\n[[spawn]]\nposition = [1.5, 1.5, 0]\n[[zone]]\nkind = \"push\"\nmin = [0, 0, 0]\nmax = [1, 1, 1]\n";
        assertTrue(LevelReader.read("test", tiles, 1f).problems().get(0).reason().contains("cannot push"));
    }

    @Test
    void lavaHurtsTheFeetAndWaterTheHead() {
        for (Medium.Kind kind : Medium.Kind.values()) {
            String shallow = ROOM.replace("floor = 0\n", "floor = -10\nmedium = \"pool\"\n").replace("[0, 0, 0]", "[0, 0, 3000]")
                    + "[[medium]]\nname = \"pool\"\nkind = \"" + kind.name().toLowerCase(java.util.Locale.ROOT) + "\"\nlevel = 100\n";
            List<Event> feet = run(shallow, 0, 150).events(EventKind.HARM);
            assertEquals(kind == Medium.Kind.WATER ? 0 : 1, feet.size(), kind + " at the feet");
            List<Event> head = run(shallow.replace("level = 100", "level = 2000"), 0, 150).events(EventKind.HARM);
            assertEquals(1, head.size(), kind + " over the head");
            assertEquals(kind.ordinal(), head.get(0).index());
        }
    }
}
