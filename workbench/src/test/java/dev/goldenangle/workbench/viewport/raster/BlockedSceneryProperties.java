package dev.goldenangle.workbench.viewport.raster;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

import java.util.EnumSet;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Searching block by block gives the same picture as if each thing had its own block. */
class BlockedSceneryProperties {
    private static final int SIZE = 150;
    private static final int BLOCK = 64;
    private static final float FAR = 1e5f;

    /** Boxes and lines in any order, optionally with so many far things in between that no two share a block. */
    private static Scenery scenery(long seed, int things, int farBetween) {
        Random random = new Random(seed);
        Scenery.Builder builder = new Scenery.Builder();
        for (int i = 0; i < things; i++) {
            float spread = i == 0 ? 4 : 20;     // the first is always in view
            float x = (random.nextFloat() - 0.5f) * spread;
            float y = (random.nextFloat() - 0.5f) * spread;
            float z = random.nextFloat() * 3;
            float side = 0.2f + random.nextFloat() * 4;
            Scenery.Kind kind = Scenery.Kind.values()[random.nextInt(Scenery.Kind.values().length)];
            builder.level(kind, new float[] {x, y, z, x + side, y, z, x + side, y + side, z, x, y + side, z});
            builder.line(Scenery.LineKind.EDGE, x, y, z, x + side, y - side, z + 1);
            for (int k = 0; k < farBetween; k++) {
                builder.level(Scenery.Kind.TOP, new float[] {FAR, FAR, 0, FAR + 1, FAR, 0, FAR + 1, FAR + 1, 0, FAR, FAR + 1, 0});
                builder.line(Scenery.LineKind.EDGE, FAR, FAR, 0, FAR + 1, FAR, 0);
            }
        }
        return builder.build();
    }

    private static WorldImage drawn(Scenery scenery, Projection projection) {
        WorldImage image = new WorldImage();
        image.setPaints(Paints.of(new Appearance()));
        image.setLines(EnumSet.of(Scenery.LineKind.EDGE));
        image.setScenery(scenery, 0, 1);
        image.draw(new ViewTransform(projection, new Vec3(0, 0, 0), SIZE, SIZE));
        return image;
    }

    @Property(tries = 60)
    void pictureDoesNotDependOnBlocks(@ForAll long seed, @ForAll @IntRange(min = 1, max = 200) int things, @ForAll @DoubleRange(min = 0, max = 6.28) double azimuth,
                                                 @ForAll @DoubleRange(min = 0.3, max = 1.5) double pitch) {
        Projection projection = new Projection(azimuth, pitch, 9);
        WorldImage shared = drawn(scenery(seed, things, 0), projection);
        WorldImage alone = drawn(scenery(seed, things, BLOCK - 1), projection);
        int seen = 0;
        for (int at = 0; at < SIZE * SIZE; at++) {
            int pixel = shared.pixel(at % SIZE, at / SIZE);
            assertEquals(alone.pixel(at % SIZE, at / SIZE), pixel, "pixel " + at);
            seen += pixel != shared.pixel(0, SIZE - 1) ? 1 : 0;
        }
        assertTrue(seen > 0, "the picture is not empty");
    }
}
