package dev.goldenangle.recording;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Replays of both versions, written byte by byte. */
class ReplayReaderTest {
    private static final int MAGIC = 0x676F6B7A;
    private static final int[] BITS = {GameRecording.FORWARD, GameRecording.BACK, GameRecording.LEFT, GameRecording.RIGHT, GameRecording.JUMP, GameRecording.CROUCH,
        GameRecording.FIRE, GameRecording.WALK};
    /** Words 7 to 16: position, pitch, yaw, an unused angle, velocity and flags. */
    private static final int WHOLE = 0x1ff80;

    private final ByteBuffer out = ByteBuffer.allocate(1 << 20).order(ByteOrder.LITTLE_ENDIAN);

    private GameRecording read() throws RecordingFault {
        return RecordingReader.read(bytes());
    }

    private byte[] bytes() {
        return Arrays.copyOf(out.array(), out.position());
    }

    private ReplayReaderTest text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.put((byte) bytes.length).put(bytes);
        return this;
    }

    /** The header of version 1: 56 bytes with these texts. */
    private ReplayReaderTest first(float time, int announced) {
        out.putInt(MAGIC).put((byte) 1);
        text("1.0").text("kz_hall");
        out.putInt(1).putInt(2).putInt(3).putFloat(time).putInt(5).putInt(6);
        text("id").text("ip").text("name");
        out.putInt(announced);
        return this;
    }

    private ReplayReaderTest tick(float x, float y, float z, float pitch, float yaw, int buttons, int flags) {
        out.putFloat(x).putFloat(y).putFloat(z).putFloat(pitch).putFloat(yaw).putInt(buttons).putInt(flags);
        return this;
    }

    /** The header of version 2: 74 bytes for type 0. */
    private ReplayReaderTest second(int type, float rate, int announced) {
        out.putInt(MAGIC).put((byte) 2).put((byte) type);
        text("2.0").text("kz_hall");
        out.putInt(1).putInt(2).putInt(3);
        text("name");
        out.put(new byte[14]).putFloat(rate).putInt(announced).putLong(0);
        out.put(new byte[type == 0 ? 9 : type == 1 ? 1 : 26]);
        return this;
    }

    private ReplayReaderTest whole(float x, float vx, int flags) {
        out.putInt(WHOLE).putFloat(x).putFloat(2).putFloat(3).putFloat(4).putFloat(190).putFloat(0).putFloat(vx).putFloat(-8).putFloat(9).putInt(flags);
        return this;
    }

    private void assertFault(String expected) {
        RecordingFault fault = assertThrows(RecordingFault.class, this::read);
        assertEquals(expected, fault.offset() + ": " + fault.getMessage());
    }

    @Test
    void velocityOfVersionOneIsComputedFromPositions() throws RecordingFault {
        first(3 / 64f, 3).tick(10, 20, 30, 5, 190, 0, 1).tick(11, 18, 33, -6, -190, 0, 2).tick(11, 18, 33, 0, 0, 0, 0);
        GameRecording read = read();
        assertEquals("GOKZ kz_hall 64.0 3 []", read.game() + " " + read.map() + " " + read.rate() + " " + read.ticks() + " " + read.notes());
        assertEquals("0.0 0.0 0.0", read.vx(0) + " " + read.vy(0) + " " + read.vz(0));
        assertEquals("64.0 -128.0 192.0", read.vx(1) + " " + read.vy(1) + " " + read.vz(1));
        assertEquals("11.0 18.0 33.0 170.0 -6.0", read.x(1) + " " + read.y(1) + " " + read.z(1) + " " + read.yaw(1) + " " + read.pitch(1));
        assertEquals("15.625 250.0 0.0", read.stepMs(1) + " " + read.topSpeed(1) + " " + read.timerMs(1));
        assertTrue(read.is(0, GameRecording.GROUNDED) && !read.is(0, GameRecording.CROUCHED) && read.is(0, GameRecording.TIMED));
        assertTrue(!read.is(1, GameRecording.GROUNDED) && read.is(1, GameRecording.CROUCHED));
    }

    @Test
    void keysOfVersionOneBelongToTheNextRow() throws RecordingFault {
        int[] buttons = {8, 16, 512, 1024, 2, 4, 1, 131072, 0};
        first(9 / 128f, 9);
        for (int button : buttons) {
            tick(0, 0, 0, 0, 0, button, 0);
        }
        assertKeys(read(), 1);
    }

    private static void assertKeys(GameRecording read, int later) {
        for (int tick = 0; tick < read.ticks(); tick++) {
            for (int key = 0; key < BITS.length; key++) {
                assertEquals(tick == key + later, read.is(tick, BITS[key]), tick + " " + key);
            }
        }
    }

    /** A jump of 3, 4 and 12 is 13 long; 30 is still a move and 30.5 a teleport. */
    @Test
    void jumpOfMoreThanABodyWidthIsATeleport() throws RecordingFault {
        first(5 / 128f, 5).tick(0, 0, 0, 0, 0, 0, 0).tick(3, 4, 12, 0, 0, 0, 0).tick(33, 4, 12, 0, 0, 0, 0).tick(33, 34.5f, 12, 0, 0, 0, 0).tick(33, 34.5f, 43, 0, 0, 0, 0);
        GameRecording read = read();
        assertEquals("384.0 512.0 1536.0", read.vx(1) + " " + read.vy(1) + " " + read.vz(1));
        assertFalse(read.is(1, GameRecording.TELEPORTED) || read.is(2, GameRecording.TELEPORTED));
        assertEquals(3840f, read.vx(2));
        assertTrue(read.is(3, GameRecording.TELEPORTED) && read.is(4, GameRecording.TELEPORTED));
        assertEquals("0.0 0.0 0.0", read.vx(3) + " " + read.vy(3) + " " + read.vz(4));
    }

    /** 1280 ticks in 10 s are 128 per second, and so are those in 10.04 s; in 11 s no rate fits. */
    @ParameterizedTest
    @CsvSource({"10, 128", "10.04, 128", "20, 64", "12.5, 102.4", "9.96, 128", "11, -1", "10.06, -1", "86401, 0", "0, 0", "-1, 0", "NaN, 0"})
    void rateIsTheKnownOneThatFitsTheTime(float time, double rate) throws RecordingFault {
        first(time, 1280);
        for (int i = 0; i < 1280; i++) {
            tick(0, 0, 0, 0, 0, 0, 0);
        }
        if (rate == 0) {
            assertFault("56: invalid time of " + time + " s");
            return;
        }
        assertEquals(rate < 0 ? 128 : rate, read().rate());
        assertEquals(rate < 0 ? List.of("no tick rate fits its time; 128 is assumed, and the start of the timer is unknown") : List.of(), read().notes());
    }

    @Test
    void runIsLimitedToADay() throws RecordingFault {
        first(86_400, 2).tick(0, 0, 0, 0, 0, 0, 0).tick(0, 0, 0, 0, 0, 0, 0);
        assertEquals(2, read().ticks());
    }

    @ParameterizedTest
    @CsvSource({"65536, 0, 0, 0, 0, true", "65537, 0, 0, 0, 0, false", "0, -65537, 0, 0, 0, false", "0, 65536, -65536, 90, 1e9, true", "0, 0, 65537, 0, 0, false", "0, 0, 0, 90.1, 0, false",
        "0, 0, 0, 0, NaN, false", "0, 0, 0, 0, Infinity, false"})
    void tickOutOfRangeEndsTheRun(float x, float y, float z, float pitch, float yaw, boolean fine) throws RecordingFault {
        first(4 / 128f, 4).tick(0, 0, 0, 0, 0, 0, 0).tick(0, 0, 0, 0, 0, 0, 0).tick(x, y, z, pitch, yaw, 0, 0).tick(0, 0, 0, 0, 0, 0, 0);
        assertEquals(fine ? 4 : 2, read().ticks());
        assertEquals(!fine, read().notes().contains("byte 112: tick 2 has numbers out of range; the run is read up to there"), read().notes().toString());
    }

    /** At 128 ticks per second, 28 units per tick are 3584 per second. One of twenty rows is not more than a twentieth; two are. */
    @ParameterizedTest
    @CsvSource({"1, 28, false", "2, 28, true", "2, 27, false"})
    void frequentJumpsOfPositionAreNoted(int leaps, float step, boolean doubted) throws RecordingFault {
        for (int axis = 0; axis < 3; axis++) {
            out.clear();
            first(20 / 128f, 20);
            for (int i = 0; i < 20; i++) {
                float at = Math.max(0, leaps - i) * step;
                tick(axis == 0 ? at : 7, axis == 1 ? at : 7, axis == 2 ? at : 7, 0, 0, 0, 0);
            }
            assertEquals(doubted ? List.of("more than one tick in twenty is faster than 3500 u/s: its positions are unreliable") : List.of(), read().notes());
        }
    }

    @ParameterizedTest
    @CsvSource({"0", "-5", "6451201"})
    void invalidNumberOfTicksIsRefused(int announced) {
        first(1, announced);
        assertFault("56: " + announced + " ticks; a replay has 1 to 6451200");
    }

    @Test
    void missingTicksAreNoted() throws RecordingFault {
        first(2, 6_451_200).tick(0, 0, 0, 0, 0, 0, 0).tick(0, 0, 0, 0, 0, 0, 0);
        out.put(new byte[27]);
        assertEquals(2, read().ticks());
        assertEquals("byte 56: 6451200 ticks announced, 2 can be read", read().notes().get(0));
        out.clear();
        first(2 / 128f, 2).tick(0, 0, 0, 0, 0, 0, 0).tick(0, 0, 0, 0, 0, 0, 0).tick(0, 0, 0, 0, 0, 0, 0);
        assertEquals(2, read().ticks(), "the rest is ignored");
        assertEquals(List.of(), read().notes());
    }

    @Test
    void oneTickIsNotARun() {
        first(1 / 128f, 1).tick(0, 0, 0, 0, 0, 0, 0);
        assertFault("84: contains no valid tick");
    }

    /** Wherever the header is cut off, the reason says so and the byte is before the cut. */
    @ParameterizedTest
    @CsvSource({"1, 56", "2, 74"})
    void truncatedHeaderIsReportedWithItsByte(int version, int length) {
        if (version == 1) {
            first(1, 10);
        } else {
            second(0, 128, 10);
        }
        byte[] whole = bytes();
        for (int cut = 5; cut < length; cut++) {
            byte[] file = Arrays.copyOf(whole, cut);
            RecordingFault fault = assertThrows(RecordingFault.class, () -> RecordingReader.read(file));
            assertEquals("the file ends inside its header", fault.getMessage(), "cut at " + cut);
            assertTrue(fault.offset() >= 5 && fault.offset() <= cut, fault.offset() + " of " + cut);
        }
    }

    @Test
    void onlyFilesWithTheRightStartAreReplays() {
        out.putInt(MAGIC);
        assertFalse(ReplayReader.isOne(bytes()));
        assertEquals("the file ends inside its header", assertThrows(RecordingFault.class, () -> ReplayReader.read(bytes())).getMessage());
        out.put((byte) 3);
        assertTrue(ReplayReader.isOne(bytes()));
        assertFault("5: this is version 3 of a replay; versions 1 and 2 can be read");
        assertEquals("is not a replay of GOKZ", assertThrows(RecordingFault.class, () -> ReplayReader.read(new byte[5])).getMessage());
        assertFalse(ReplayReader.isOne(new byte[5]));
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "2"})
    void versionTwoHasVelocity(int type) throws RecordingFault {
        second(type, 100, 2).whole(1, 7, 0).whole(6, -7, 0);
        GameRecording read = read();
        assertEquals("GOKZ kz_hall 100.0 2 []", read.game() + " " + read.map() + " " + read.rate() + " " + read.ticks() + " " + read.notes());
        assertEquals("6.0 2.0 3.0 -7.0 -8.0 9.0 -170.0 4.0", read.x(1) + " " + read.y(1) + " " + read.z(1) + " " + read.vx(1) + " " + read.vy(1) + " " + read.vz(1) + " " + read.yaw(1)
                + " " + read.pitch(1));
        assertEquals("10.0 250.0 0.0", read.stepMs(1) + " " + read.topSpeed(1) + " " + read.timerMs(1));
    }

    @Test
    void flagsOfVersionTwoBelongToTheirRow() throws RecordingFault {
        int[] flags = {256, 512, 4096, 8192, 64, 128, 16, 32768, 262144, 524288, 4194304};
        second(0, 128, flags.length);
        for (int flag : flags) {
            whole(1, 0, flag);
        }
        GameRecording read = read();
        assertKeys(read, 0);
        int[] announced = {GameRecording.GROUNDED, GameRecording.CROUCHED, GameRecording.TELEPORTED};
        for (int tick = 0; tick < flags.length; tick++) {
            for (int i = 0; i < announced.length; i++) {
                assertEquals(tick == 8 + i, read.is(tick, announced[i]), tick + " " + i);
            }
            assertTrue(read.is(tick, GameRecording.TIMED));
        }
    }

    @Test
    void unchangedWordIsCopiedFromThePreviousTick() throws RecordingFault {
        second(0, 128, 3).whole(1, 7, 262144);
        out.putInt(1 << 7 | 1 << 19 | 1).putFloat(5).putInt(99);
        out.putInt(1 << 15).putFloat(-4);
        GameRecording read = read();
        assertEquals("5.0 7.0 9.0", read.x(1) + " " + read.vx(1) + " " + read.vz(1));
        assertEquals("5.0 7.0 -4.0", read.x(2) + " " + read.vx(2) + " " + read.vz(2));
        assertTrue(read.is(2, GameRecording.GROUNDED));
    }

    @ParameterizedTest
    @CsvSource({"10, true", "1000, true", "9.9, false", "1001, false", "NaN, false"})
    void rateIsLimited(float rate, boolean fine) throws RecordingFault {
        second(0, rate, 2).whole(1, 0, 0).whole(2, 0, 0);
        if (fine) {
            assertEquals(rate, read().rate());
        } else {
            assertFault("74: invalid tick rate of " + (double) rate);
        }
    }

    @Test
    void unknownKindOfReplayIsRefused() {
        second(3, 128, 2);
        assertEquals("replay type 3 is unknown", assertThrows(RecordingFault.class, this::read).getMessage());
    }

    @Test
    void invalidMaskIsRefusedWithItsOffset() {
        second(0, 128, 2).whole(1, 0, 0);
        out.putInt(1 << 20);
        assertFault("118: tick 1 has an invalid mask");
        out.clear();
        second(0, 128, 2);
        out.putInt(WHOLE & ~(1 << 16)).put(new byte[400]);
        assertFault("74: tick 0 has an invalid mask");
    }

    /** The third tick ends inside a word, is all zeros, or is out of range: the two before are kept. */
    @Test
    void versionTwoEndsWithItsTicks() throws RecordingFault {
        second(0, 128, 9).whole(1, 0, 0).whole(2, 0, 0);
        int two = out.position();
        out.putInt(1 << 7).putShort((short) 1);
        assertEquals(2, read().ticks());
        out.position(two + 3);
        assertEquals(2, read().ticks(), "three bytes are not a mask");
        out.position(two);
        out.putInt(0xf80).putFloat(0).putFloat(0).putFloat(0).putFloat(0).putFloat(0);
        whole(7, 0, 0);
        assertEquals(2, read().ticks(), "all zeros is not a tick");
        for (int word : new int[] {7, 8, 9, 13, 14, 15}) {
            out.position(two);
            out.putInt(1 << word).putFloat(65_537);
            whole(7, 0, 0);
            assertEquals(2, read().ticks(), "word " + word);
            out.position(two);
            out.putInt(1 << word).putFloat(65_536);
            assertEquals(3, read().ticks(), "word " + word);
        }
    }

    @ParameterizedTest
    @CsvSource({"7", "8", "9", "10", "11"})
    void allButOneZeroIsATick(int word) throws RecordingFault {
        second(0, 128, 3).whole(1, 0, 0).whole(2, 0, 0);
        out.putInt(0xf80);
        for (int i = 7; i <= 11; i++) {
            out.putFloat(i == word ? 1 : 0);
        }
        assertEquals(3, read().ticks());
    }

    @Test
    void onlyTheAnnouncedTicksAreRead() throws RecordingFault {
        second(0, 128, 2).whole(1, 0, 0).whole(2, 0, 0).whole(3, 0, 0);
        assertEquals(2, read().ticks());
        assertEquals(List.of(), read().notes());
    }
}
