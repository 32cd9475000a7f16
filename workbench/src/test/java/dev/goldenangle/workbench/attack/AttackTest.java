package dev.goldenangle.workbench.attack;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** A small part of the attack; the {@code attack} task runs all of it. */
class AttackTest {
    @TempDir
    private Path folder;

    private static void assertHeld(List<Attack.Row> rows) {
        assertTrue(rows.stream().allMatch(row -> row.tried() > 0 && row.broken().isEmpty()), () -> Attack.table(rows));
    }

    @Test
    void damagedFilesAreReadOrRefused() throws Exception {
        assertHeld(new ReaderAttack(folder, 11).run(1_500));
    }

    @Test
    void randomKnobsNeverThrowAndAreFast() {
        assertHeld(new KnobAttack(12).run(60));
    }

    @Test
    void killsNeverLeaveTornFiles() throws Exception {
        assertHeld(new KillAttack(folder, 13).run(6));
    }
}
