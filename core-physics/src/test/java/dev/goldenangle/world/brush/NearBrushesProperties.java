package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

import java.util.Arrays;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

class NearBrushesProperties {
    /** A box moves, grows and shrinks, and sometimes jumps. */
    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void followFindsTheSameAsTheIndex(@ForAll long seed) {
        RandomBrushes random = new RandomBrushes(seed);
        BrushWorld world = BrushWorld.of(random.mixed(1 + random.below(200), 400f), IndexKind.BVH);
        NearBrushes following = new NearBrushes(world.index(), world.bounds());
        NearBrushes asking = new NearBrushes(world.index(), world.bounds());
        Vec3 at = random.point(400f);
        float size = 1f + random.below(60);
        for (int i = 0; i < 100; i++) {
            at = random.below(20) == 0 ? random.point(500f) : at.add(random.point(size / 4));
            size = random.below(30) == 0 ? 1f + random.below(300) : size * random.between(0.95f, 1.05f);
            Vec3 half = new Vec3(size, size * random.between(0.5f, 1.5f), size * random.between(1f, 2f));
            following.follow(at.x - half.x, at.y - half.y, at.z - half.z, at.x + half.x, at.y + half.y, at.z + half.z);
            asking.gather(at.x - half.x, at.y - half.y, at.z - half.z, at.x + half.x, at.y + half.y, at.z + half.z);
            assertArrayEquals(Arrays.copyOf(asking.brushes, asking.count), Arrays.copyOf(following.brushes, following.count));
        }
    }
}
