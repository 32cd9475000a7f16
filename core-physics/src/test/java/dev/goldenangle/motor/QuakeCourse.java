package dev.goldenangle.motor;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.world.brush.Brush;

import java.util.ArrayList;
import java.util.List;

/** A room with everything that Quake-like movers meet, and a fuzzer that finds it. */
public final class QuakeCourse {
    private QuakeCourse() {
    }

    public static Level level() {
        List<Brush> brushes = new ArrayList<>(List.of(
                Brush.box(-576f, -576f, -64f, 576f, 576f, 0f), Brush.box(-576f, -576f, 320f, 576f, 576f, 384f),
                Brush.box(-576f, -576f, 0f, -512f, 576f, 320f), Brush.box(512f, -576f, 0f, 576f, 576f, 320f),
                Brush.box(-512f, -576f, 0f, 512f, -512f, 320f), Brush.box(-512f, 512f, 0f, 512f, 576f, 320f)));
        Randomness random = new Randomness(7);
        for (int i = 0; i < 40; i++) {
            float x = -480 + random.nextInt(900);
            float y = -480 + random.nextInt(900);
            float w = 16 + random.nextInt(80);
            float h = 8 + random.nextInt(70);
            float z = i % 4 == 0 ? 36 + random.nextInt(30) : 0;
            if (i % 3 == 0) {
                double angle = random.nextFloat() * 2 * Math.PI;
                double tilt = 0.3 + random.nextFloat();
                float nx = (float) (Math.cos(angle) * Math.sin(tilt));
                float ny = (float) (Math.sin(angle) * Math.sin(tilt));
                float nz = (float) Math.cos(tilt);
                brushes.add(Brush.cutBox(x, y, 0f, x + 2 * w, y + 2 * w, 90f, nx, ny, nz, nx * (x + w) + ny * (y + w) + nz * h / 2));
            } else {
                brushes.add(Brush.box(x, y, z, x + w, y + w, z + h));
            }
        }
        brushes.add(Brush.box(-200f, 100f, 0f, 100f, 260f, 70f));
        brushes.add(Brush.box(120f, -420f, 0f, 420f, -260f, 120f));
        for (int i = 0; i < 4; i++) {
            brushes.add(Brush.box(-450f + 160 * i, -140f, 44f, -370f + 160 * i, 60f, 48f));
        }
        Zone pad = new Zone(Zone.Kind.PAD, 0, List.of(Brush.box(300f, 300f, 0f, 360f, 360f, 8f)), new Vec3(-200f, -150f, 500f), new Vec3(), 0f);
        Zone teleporter = new Zone(Zone.Kind.TELEPORT, 0, List.of(Brush.box(-420f, 300f, 0f, -360f, 360f, 80f)), new Vec3(), new Vec3(0f, -300f, 8f), 1f);
        return Bench.level(brushes, pad, teleporter);
    }

    /**
     * Puts the mover at a random place with a random speed: sometimes slightly inside a floor, in the teleporter, slow,
     * or rising gently off the ground.
     */
    public static void scatter(Bench bench, Randomness random, int round) {
        bench.mover.spawn(bench.state, -480 + random.nextInt(960), -480 + random.nextInt(960), random.nextInt(3) * 60, 0f);
        bench.moving(random.nextInt(1200) - 600, random.nextInt(1200) - 600, random.nextInt(3) == 0 ? random.nextInt(800) - 600 : 0);
        switch (round % 8) {
            case 0, 1 -> bench.state.position.z -= 0.15f;
            case 2 -> bench.mover.spawn(bench.state, -390f, 330f, 0f, 0f);
            case 3 -> bench.moving(random.nextInt(5), random.nextInt(5), 0);
            case 4 -> {
                bench.mover.spawn(bench.state, 0f, -300f, 0f, 0f);
                bench.moving(300, 0, 12 + random.nextInt(16));
            }
            default -> { }
        }
    }

    /** Random but human-like input: keys held for a while, a view that swings. */
    public static void play(Bench bench, Randomness random, int tick) {
        if (tick % 24 == 0) {
            bench.keys(1 - random.nextInt(4) / 2, random.nextInt(3) - 1, 0);
        }
        if (tick % 8 == 0 && bench.command.up >= 0) {
            bench.command.up = random.nextInt(3) == 0 ? 1 : random.nextInt(8) == 0 ? -1 : 0;
        } else if (tick % 96 == 0) {
            bench.command.up = 0;
        }
        bench.command.buttons = (tick / 16 % 3 == 0 ? Command.DASH : 0) | (tick / 64 % 8 == 5 ? Command.WALK : 0);
        bench.command.yaw += (random.nextFloat() - 0.4f) * 0.2f;
    }

    /** Sometimes changes the mode. */
    public static void changeMode(Bench bench, Randomness random) {
        int choice = random.nextInt(6);
        bench.state.mode = choice == 0 ? MoveMode.NOCLIP : choice == 1 ? MoveMode.SPECTATE : MoveMode.NORMAL;
    }
}
