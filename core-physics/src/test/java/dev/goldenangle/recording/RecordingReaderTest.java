package dev.goldenangle.recording;

import dev.goldenangle.attack.DemoWriter;
import dev.goldenangle.attack.ReplayWriter;
import dev.goldenangle.math.Randomness;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Recordings written by the tests. */
class RecordingReaderTest {
    private static final byte[][] SOUND = {DemoWriter.flight(), ReplayWriter.replay(64, 64)};

    @Test
    void demoIsReadAsWritten() throws RecordingFault {
        GameRecording demo = RecordingReader.read(DemoWriter.flight());
        assertEquals(GameRecording.Game.DEFRAG_VQ3, demo.game());
        assertEquals("small-hall", demo.map());
        assertEquals(125, demo.rate());
        assertEquals(60, demo.ticks());
        for (int i = 0; i < 60; i++) {
            assertEquals(i * 2.5f, demo.x(i));
            assertEquals(100.5f - i - 24, demo.z(i), "feet");
            assertEquals(-125f, demo.vy(i));
            assertEquals(-i * 6f, demo.vz(i));
            assertEquals(12.5f + i * 0.25f, demo.yaw(i));
            assertEquals(1, demo.forward(i));
            assertEquals(i % 20 < 10 ? -1 : 1, demo.right(i));
            assertEquals(i == 0 ? 0f : 8f, demo.stepMs(i));
            assertFalse(demo.is(i, GameRecording.GROUNDED));
        }
        assertEquals(java.util.List.of(), demo.notes());
    }

    @Test
    void truncatedDemoKeepsItsCompletePart() throws RecordingFault {
        byte[] file = DemoWriter.flight();
        GameRecording demo = RecordingReader.read(Arrays.copyOf(file, file.length / 2));
        assertTrue(demo.ticks() > 20 && demo.ticks() < 50, demo.ticks() + " ticks");
        assertTrue(demo.notes().get(0).contains("does not fit; the file is read up to there"), demo.notes().toString());
    }

    @Test
    void mapNameThatCouldLeadElsewhereIsDropped() throws RecordingFault {
        DemoWriter demo = new DemoWriter().game("../../etc/passwd", "defrag", "x");
        demo.snapshot(8, new float[8], true, 0, 0, 0).snapshot(16, new float[8], true, 0, 0, 0);
        assertEquals("", RecordingReader.read(demo.bytes()).map());
    }

    @Test
    void otherFilesAreRefusedWithTheByte() {
        RecordingFault fault = assertThrows(RecordingFault.class, () -> RecordingReader.read("hello, this is not a demo".getBytes(StandardCharsets.UTF_8)));
        assertTrue(fault.getMessage().startsWith("contains no run of a player: byte 0"), fault.getMessage());
    }

    @Test
    void replayVelocityIsComputedFromPositionsAndKeysAreMovedToTheirRow() throws RecordingFault {
        GameRecording replay = RecordingReader.read(ReplayWriter.replay(256, 256));
        assertEquals("kz_hall", replay.map());
        assertEquals(128, replay.rate());
        assertEquals(256f, replay.vx(10));
        assertEquals(-170f, replay.yaw(10), "wrapped");
        assertEquals(0, replay.right(0), "the first row has no known keys");
        assertEquals(1, replay.right(1));
        assertTrue(replay.is(2, GameRecording.GROUNDED));
        assertFalse(replay.is(3, GameRecording.GROUNDED));
    }

    @Test
    void truncatedReplayKeepsItsCompleteTicks() throws RecordingFault {
        byte[] file = ReplayWriter.replay(256, 256);
        GameRecording replay = RecordingReader.read(Arrays.copyOf(file, file.length - 1000));
        assertEquals(256 - 36, replay.ticks());
        assertTrue(replay.notes().get(0).contains("256 ticks announced, 220 can be read"), replay.notes().toString());
    }

    /** Thirty damaged files per try, alternating between both kinds. */
    @Property
    void damagedRecordingsAreReadOrRefused(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
            for (int i = 0; i < 30; i++) {
                byte[] file = damaged(SOUND[i % 2].clone(), random);
                try {
                    GameRecording read = RecordingReader.read(random.nextInt(8) == 0 ? Arrays.copyOf(file, random.nextInt(file.length)) : file);
                    assertTrue(read.ticks() >= 2 && Float.isFinite(read.x(read.ticks() - 1)));
                } catch (RecordingFault refused) {
                    assertTrue(refused.offset() >= 0);
                } catch (RuntimeException broken) {
                    throw new AssertionError("file " + i, broken);
                }
            }
        });
    }

    /** One to six changed bytes, half the time among the first two hundred. */
    private static byte[] damaged(byte[] file, Randomness random) {
        for (int wounds = 1 + random.nextInt(6); wounds > 0; wounds--) {
            file[random.nextInt(2) == 0 ? random.nextInt(Math.min(200, file.length)) : random.nextInt(file.length)] = (byte) (random.nextInt(3) == 0 ? 0xff : random.nextInt(256));
        }
        return file;
    }
}
