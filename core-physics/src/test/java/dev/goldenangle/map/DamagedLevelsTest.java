package dev.goldenangle.map;

import dev.goldenangle.attack.BspWriter;
import dev.goldenangle.attack.QuakeBspWriter;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.SweepHit;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.Arrays;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Compiled levels with a few changed bytes or cut off at the end. */
final class DamagedLevelsTest {
    private static final Vec3 MINS = new Vec3(-16f, -16f, -24f);
    private static final Vec3 MAXS = new Vec3(16f, 16f, 32f);

    private static Vec3 place(Randomness random, float width) {
        return new Vec3((random.nextFloat() - 0.5f) * width, (random.nextFloat() - 0.5f) * width, random.nextFloat() * 500 - 250);
    }

    @Test
    void damagedQuake3LevelsNeverThrowOrHang() {
        byte[] sound = BspWriter.room().bytes();
        Randomness random = new Randomness(46);
        assertTimeoutPreemptively(Duration.ofMinutes(2), () -> {
            for (int i = 0; i < 20_000; i++) {
                byte[] file = sound.clone();
                for (int wounds = 1 + random.nextInt(6); wounds > 0; wounds--) {
                    int at = random.nextInt(3) == 0 ? random.nextInt(144) : random.nextInt(file.length);
                    file[at] = (byte) (random.nextInt(4) == 0 ? random.nextInt(256) : random.nextInt(3) == 0 ? 0xff : file[at] ^ 1 << random.nextInt(8));
                }
                int length = random.nextInt(8) == 0 ? random.nextInt(file.length) : file.length;
                MapContent content = new MapContent(Arrays.copyOf(file, length), "");
                try {
                    Level level = LevelReader.read("fuzz", content, random.nextInt(2) == 0 ? 32f : 1f);
                    assertTrue(!level.spawns().isEmpty());
                    if (level.world() instanceof BrushWorld world && level.unitsPerMetre() == 32f) {
                        world.boxTracer().sweep(place(random, 1000), place(random, 1000), MINS, MAXS, 0.125f, new SweepHit());
                    }
                } catch (RuntimeException | StackOverflowError broken) {
                    throw new AssertionError("file " + i, broken);
                }
            }
        });
    }

    @Test
    void damagedQuakeLevelsNeverThrow() {
        byte[] sound = QuakeBspWriter.room();
        Randomness random = new Randomness(1996);
        assertTimeoutPreemptively(Duration.ofMinutes(2), () -> {
            for (int i = 0; i < 20_000; i++) {
                byte[] file = sound.clone();
                for (int wounds = 1 + random.nextInt(5); wounds > 0; wounds--) {
                    file[4 + random.nextInt(file.length - 4)] = (byte) (random.nextInt(3) == 0 ? 0xff : random.nextInt(256));
                }
                MapContent content = new MapContent(Arrays.copyOf(file, random.nextInt(8) == 0 ? 8 + random.nextInt(file.length - 8) : file.length), "");
                try {
                    Level level = LevelReader.read("fuzz", content, 32f);
                    ((BrushWorld) level.world()).hullTracer().sweep(place(random, 600), place(random, 600), MINS, MAXS, 1 / 32f, new SweepHit());
                } catch (RuntimeException | StackOverflowError broken) {
                    throw new AssertionError("file " + i, broken);
                }
            }
        });
    }
}
