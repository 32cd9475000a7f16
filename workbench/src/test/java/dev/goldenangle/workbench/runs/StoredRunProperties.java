package dev.goldenangle.workbench.runs;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import java.nio.charset.StandardCharsets;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The text of a kept run that can be read survives writing and reading. */
class StoredRunProperties {
    private static final String VALID = "#comment\nname=Long jump\nnotes=one\\ntwo\nseries=3\nvisible=true\npinned=false\nbaseline=false\npreset=arena/default\nmap=flat\n";
    private static final String[] DAMAGE = {"\\", "=", ":", "#", "!", " ", "\t", "\n", "\r", "\\ud800", "\ud83d\ude00", "\\u0000", "\u2003", "é", "\\u", "name = x\n", " ".repeat(130), "y".repeat(119)};

    private static void assertSurvives(String text) {
        StoredRun read;
        try {
            read = StoredRun.read("1", text);
        } catch (IllegalArgumentException refused) {
            return;
        }
        byte[] stored = read.text().getBytes(StandardCharsets.UTF_8);
        assertTrue(stored.length <= RunStore.LONGEST_TEXT);
        assertEquals(read, StoredRun.read("1", new String(stored, StandardCharsets.UTF_8)));
    }

    @Property(tries = 5000)
    void damagedTextIsRefusedOrSurvives(@ForAll long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder(VALID);
        for (int edits = 1 + random.nextInt(4); edits > 0; edits--) {
            int at = random.nextInt(text.length());
            text.replace(at, Math.min(text.length(), at + random.nextInt(3)), DAMAGE[random.nextInt(DAMAGE.length)]);
        }
        assertSurvives(text.toString());
    }

    @Example
    void nameThatIsCutAtABlankSurvives() {
        assertSurvives(VALID.replace("Long jump", "y".repeat(119) + " long"));
    }

    @Example
    void halfASurrogatePairSurvivesAsAQuestionMark() {
        assertSurvives(VALID.replace("Long", "\\ud800"));
        assertEquals("? jump", StoredRun.read("1", VALID.replace("Long", "\\ud800")).name());
        assertSurvives(VALID.replace("Long", "y".repeat(119) + "\ud83d\ude00"));
    }

    @Example
    void longestTextThatIsReadFitsTheFileWhenWritten() {
        assertSurvives(VALID.replace("flat", ":".repeat(4096)).replace("arena/default", "=".repeat(4096)).replace("one", "é:".repeat(4000)));
        assertThrows(IllegalArgumentException.class, () -> StoredRun.read("1", VALID.replace("flat", ":".repeat(60_000))));
    }
}
