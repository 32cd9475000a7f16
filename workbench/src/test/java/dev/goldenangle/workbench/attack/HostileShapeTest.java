package dev.goldenangle.workbench.attack;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.toolkit.meshes.MeshFiles;
import dev.goldenangle.toolkit.meshes.MeshOptions;
import dev.goldenangle.toolkit.meshes.SampleMeshes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The attack finds by itself the kinds of files that once broke a reader. */
class HostileShapeTest {
    private static final int TRIES = 3_000;

    /** The reasons with which damaged files were refused. */
    private static String refusals(String name, String sound) {
        Damage damage = new Damage(new Randomness(7));
        Set<String> reasons = new TreeSet<>();
        for (int i = 0; i < TRIES; i++) {
            try {
                MeshFiles.read(name, damage.ofText(sound.getBytes(StandardCharsets.UTF_8)), MeshOptions.GUESSED);
            } catch (IOException refused) {
                reasons.add(refused.getMessage());
            }
        }
        return String.join("\n", reasons);
    }

    @Test
    void attackMakesCyclesDiamondsAndHugeCountsOfGltfFiles() {
        String refused = refusals("a.gltf", SampleMeshes.gltfTree());
        assertTrue(refused.contains("is its own ancestor"), refused);
        assertTrue(refused.contains("has two parents"), refused);
        assertTrue(refused.matches("(?s).*accessor \\d has \\d{7,} elements.*"), refused);
    }

    @Test
    void attackMakesVeryLongLinesOfObjFiles() {
        String refused = refusals("a.obj", SampleMeshes.OBJ);
        assertTrue(refused.contains("is longer than 65536 characters"), refused);
    }

    @Test
    void attackMakesNumbersWithThousandsOfDigits() {
        Randomness random = new Randomness(7);
        boolean isFound = false;
        for (int i = 0; i < 100; i++) {
            StringBuilder text = new StringBuilder("friction = 6\n");
            HostileShape.MANY_DIGITS.apply(text, random);
            isFound |= text.toString().matches("(?s)friction = [0.]*\\d{2000,}\n");
        }
        assertTrue(isFound);
    }

    @ParameterizedTest
    @EnumSource
    void shapesChangeTheTextAndRepeatWithTheSameSeed(HostileShape shape) {
        String sound = SampleMeshes.gltfTree() + "\nline 2\nline 3";
        int changed = 0;
        for (int seed = 0; seed < 20; seed++) {
            StringBuilder one = new StringBuilder(sound);
            StringBuilder other = new StringBuilder(sound);
            shape.apply(one, new Randomness(seed));
            shape.apply(other, new Randomness(seed));
            assertEquals(one.toString(), other.toString());
            changed += one.toString().equals(sound) ? 0 : 1;
        }
        assertTrue(changed > 15, changed + " of 20 changed");
    }
}
