package dev.goldenangle.analysis;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.telemetry.Recorder;
import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.Set;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ContactsTest {
    private static final Model MODEL = new StrafejumpModel();
    private static final ParameterSet VALUES = MODEL.parameters().defaults();
    /** Towards the corner between the east wall and the north wall. */
    private static final float NORTH_EAST = (float) (Math.PI / 4);

    private static String box(int x0, int y0, int z0, int x1, int y1, int z1) {
        int[][] faces = {{x0, y0, z0, x0, y0 + 1, z0, x0, y0, z0 + 1}, {x0, y0, z0, x0, y0, z0 + 1, x0 + 1, y0, z0}, {x0, y0, z0, x0 + 1, y0, z0, x0, y0 + 1, z0},
                {x1, y1, z1, x1, y1 + 1, z1, x1 + 1, y1, z1}, {x1, y1, z1, x1 + 1, y1, z1, x1, y1, z1 + 1}, {x1, y1, z1, x1, y1, z1 + 1, x1, y1 + 1, z1}};
        StringBuilder text = new StringBuilder("{\n");
        for (int[] f : faces) {
            text.append(String.format("( %d %d %d ) ( %d %d %d ) ( %d %d %d ) stone 0 0 0 1 1%n", f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8]));
        }
        return text.append("}\n").toString();
    }

    private static Level corner() {
        String map = "{\n\"classname\" \"worldspawn\"\n" + box(-512, -512, -64, 512, 512, 0) + box(128, -512, 0, 192, 192, 256) + box(-512, 128, 0, 128, 192, 256)
                + "}\n{\n\"classname\" \"info_player_start\"\n\"origin\" \"0 0 32\"\n}\n";
        return MapReader.read("corner", map, 32);
    }

    private static RunReader runIntoTheCorner(Level level, float yaw) {
        Simulation simulation = new Simulation(MODEL, VALUES, level, (tick, state, command) -> command.set(1f, 0f, 0f, yaw, 0f, 0));
        Recorder recorder = simulation.record("test");
        simulation.run(200);
        return new RunReader(recorder.run());
    }

    /** The walls touched on a tick, by name. */
    private static Set<String> walls(Contacts contacts) {
        Set<String> walls = new HashSet<>();
        Vec3 normal = new Vec3();
        for (int i = 0; i < contacts.count(); i++) {
            contacts.normal(i, normal);
            if (Math.abs(normal.z) < 0.1) {
                walls.add(normal.x < -0.9 ? "east" : normal.y < -0.9 ? "north" : "other");
            }
        }
        return walls;
    }

    private static Set<String> mostAtOnce(Level level, RunReader run) {
        Contacts contacts = new Contacts(MODEL.mover(VALUES, level), MODEL.registers().size(), MODEL.signals().size());
        Set<String> most = Set.of();
        for (int tick = 0; tick < run.length(); tick++) {
            contacts.find(run, tick);
            most = walls(contacts).size() > most.size() ? walls(contacts) : most;
        }
        return most;
    }

    @Test
    void bothWallsOfACornerAreFoundOnOneTick() {
        Level level = corner();
        assertTrue(level.problems().isEmpty(), level.problems().toString());
        assertEquals(Set.of("east", "north"), mostAtOnce(level, runIntoTheCorner(level, NORTH_EAST)));
    }

    @Test
    void oneWallIsOneContact() {
        Level level = corner();
        assertEquals(Set.of("east"), mostAtOnce(level, runIntoTheCorner(level, 0f)));
    }
}
