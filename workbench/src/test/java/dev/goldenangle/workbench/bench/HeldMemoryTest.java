package dev.goldenangle.workbench.bench;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Runs first, because each garbage collection also scans objects left by other tests. */
@Order(1)
class HeldMemoryTest {
    private static final List<byte[]> KEPT_FOR_ALL = new ArrayList<>();

    @Test
    void heldMemoryIsCountedAndTemporaryMemoryIsNot() throws Exception {
        assertEquals(3.0, HeldMemory.megabytes(() -> {
            byte[] needed = new byte[2_000_000];
            return new byte[needed.length + 1_000_000];
        }), 0.05);
    }

    @Test
    void memorySharedByAllInstancesIsNotCounted() throws Exception {
        assertEquals(1.0, HeldMemory.megabytes(() -> {
            if (KEPT_FOR_ALL.isEmpty()) {
                KEPT_FOR_ALL.add(new byte[16_000_000]);
            }
            return new byte[1_000_000];
        }), 0.05);
        KEPT_FOR_ALL.clear();
    }
}
