package dev.goldenangle.recording;

import dev.goldenangle.attack.CodedBits;
import dev.goldenangle.attack.DemoWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Which parts of a demo are used: pieces, settings, bits. */
class DemoReaderTest {
    private static DemoWriter demo() {
        return new DemoWriter().game("hall", "defrag", "somebody");
    }

    /** Ticks of 8 ms from a time on, at x = 1, 2, 3 and so on. */
    private static DemoWriter ticks(DemoWriter demo, int from, int count) {
        for (int i = 0; i < count; i++) {
            demo.snapshot(from + 8 * i, new float[] {i + 1, 0, 24, 0, 0, 0, 0, 0}, true, 0, 0, 0);
        }
        return demo;
    }

    private static GameRecording read(DemoWriter demo) throws RecordingFault {
        return DemoReader.read(demo.bytes());
    }

    private static CodedBits message() {
        return new CodedBits().bits(0, 32);
    }

    /** A snapshot with only time and speed, relative to an earlier message. */
    private static CodedBits snapshot(int back, int millis, int speed) {
        CodedBits out = message().symbol(7).bits(0, 32).symbol(back).symbol(0).symbol(0);
        return player(out, millis, speed).bits(1023, 10).symbol(8);
    }

    private static CodedBits player(CodedBits out, int millis, int speed) {
        out.symbol(26).flag(true).bits(millis, 32);
        for (int i = 1; i < 25; i++) {
            out.flag(false);
        }
        return out.flag(true).bits(speed, 16).flag(false);
    }

    @Test
    void longestPieceIsUsedIfNoneWasTimed() throws RecordingFault {
        DemoWriter demo = ticks(demo(), 1000, 5);
        ticks(demo, 5000, 7);
        ticks(demo, 20_000, 6);
        assertEquals(7, read(demo).ticks());
        assertEquals(List.of(), read(demo).notes());
        assertEquals(5, read(ticks(ticks(demo(), 1000, 5), 5000, 5)).ticks());
    }

    @ParameterizedTest
    @CsvSource({"1000, 6", "1001, 3", "-8, 3", "0, 5"})
    void longPauseOrTimeGoingBackEndsAPiece(int pause, int ticks) throws RecordingFault {
        assertEquals(ticks, read(ticks(ticks(demo(), 1000, 3), 1016 + pause, 3)).ticks());
    }

    @Test
    void pieceOfOneTickIsIgnored() {
        RecordingFault fault = assertThrows(RecordingFault.class, () -> read(ticks(ticks(demo(), 1000, 1), 9000, 1)));
        assertEquals("contains no run of a player", fault.getMessage());
        assertEquals(ticks(ticks(demo(), 1000, 1), 9000, 1).bytes().length - 8, fault.offset(), "the end marker");
    }

    @Test
    void spectatorsAreNotPartOfARun() throws RecordingFault {
        DemoWriter demo = ticks(demo(), 1000, 3);
        ticks(demo.field(PlayerSnapshot.PM_TYPE, 2), 1024, 9);
        ticks(demo.field(PlayerSnapshot.PM_TYPE, 0), 1096, 4);
        GameRecording read = read(demo);
        assertEquals(4, read.ticks());
        assertEquals(0f, read.stepMs(0), "a new piece begins");
        assertEquals(8f, read.stepMs(1));
    }

    @Test
    void lastFinishedRunIsUsedEvenIfShort() throws RecordingFault {
        DemoWriter demo = ticks(demo(), 1000, 50);
        ticks(ticks(ticks(demo.timer(0), 10_000, 2).timer(2), 10_016, 4).timer(8), 10_048, 1);
        ticks(demo.timer(0), 20_000, 60);
        assertEquals(7, read(demo).ticks());
        assertTrue(read(demo).is(2, GameRecording.TIMED));
        assertFalse(read(demo).is(1, GameRecording.TIMED) || read(demo).is(6, GameRecording.TIMED));
        ticks(ticks(ticks(demo.timer(0), 30_000, 1).timer(2), 30_008, 2).timer(8), 30_024, 1);
        assertEquals(4, read(demo).ticks());
    }

    @Test
    void unfinishedRunsAreNotPreferred() throws RecordingFault {
        DemoWriter running = ticks(ticks(demo(), 1000, 9).timer(2), 10_000, 3);
        ticks(running.timer(8), 10_024, 1);
        assertEquals(9, read(running).ticks(), "its timer ran from the beginning, so the start is not in the demo");
        DemoWriter unfinished = ticks(ticks(ticks(demo(), 1000, 9), 10_000, 1).timer(2), 10_008, 4);
        assertEquals(9, read(unfinished).ticks());
        DemoWriter other = ticks(ticks(ticks(ticks(demo(), 1000, 1).timer(2), 1008, 1), 10_000, 9).timer(8), 20_000, 4);
        assertEquals(9, read(other).ticks(), "a finish does not belong to another piece");
    }

    @Test
    void secondSnapshotOfTheSameTimeIsNotATick() throws RecordingFault {
        DemoWriter demo = ticks(demo(), 1000, 2);
        demo.snapshot(1008, new float[] {77, 0, 24, 0, 0, 0, 0, 0}, true, 0, 0, 0);
        GameRecording read = read(ticks(demo, 1016, 2));
        assertEquals(4, read.ticks());
        assertEquals(2f, read.x(1));
        assertEquals(8f, read.stepMs(2));
    }

    @ParameterizedTest
    @CsvSource({"1, 131072, 6", "1, 131073, 3", "2, -131073, 3", "9, 131073, 3", "4, 65536, 6", "4, -65537, 3", "5, 65537, 3", "10, 65537, 3", "6, 1000000, 6", "6, 1000001, 3",
        "7, -1000001, 3", "7, 1000000, 6", "1, NaN, 3", "6, NaN, 3"})
    void valueOutOfRangeEndsAPiece(int field, float value, int ticks) throws RecordingFault {
        DemoWriter demo = ticks(demo(), 1000, 3).field(field, Float.floatToRawIntBits(value));
        assertEquals(ticks, read(ticks(demo, 1024, 3)).ticks());
    }

    @Test
    void bitsOfATickAreItsFlagsAndKeys() throws RecordingFault {
        int[] keys = {1, 2, 8, 16, 32, 64, 256, 512};
        int[] bits = {GameRecording.FORWARD, GameRecording.BACK, GameRecording.LEFT, GameRecording.RIGHT, GameRecording.JUMP, GameRecording.CROUCH, GameRecording.FIRE,
            GameRecording.WALK};
        int[] flags = {1, 64, 2};
        int[] expected = {GameRecording.CROUCHED, GameRecording.PUSHED, GameRecording.JUMP_HELD};
        DemoWriter demo = demo();
        for (int i = 0; i < keys.length; i++) {
            demo.snapshot(1000 + 8 * i, new float[8], true, i < 3 ? flags[i] : 0, 0, keys[i]);
        }
        GameRecording read = read(demo.snapshot(1064, new float[] {0, 0, 0, 0, 0, 0, 0, -3}, false, 0, -250, 0));
        for (int i = 0; i < keys.length; i++) {
            for (int k = 0; k < bits.length; k++) {
                assertEquals(i == k, read.is(i, bits[k]), i + " " + k);
            }
            for (int k = 0; k < expected.length; k++) {
                assertEquals(i == k, read.is(i, expected[k]), i + " " + k);
            }
            assertTrue(read.is(i, GameRecording.GROUNDED) && !read.is(i, GameRecording.TELEPORTED));
        }
        assertEquals("-3.0 320.0 -250.0 -24.0", read.pitch(8) + " " + read.topSpeed(8) + " " + read.timerMs(8) + " " + read.z(8));
        assertFalse(read.is(8, GameRecording.GROUNDED));
    }

    @Test
    void teleportIsTheTickOnWhichItsBitToggles() throws RecordingFault {
        DemoWriter demo = ticks(demo(), 1000, 2);
        ticks(demo.field(PlayerSnapshot.ENTITY_FLAGS, 4), 1016, 2);
        ticks(demo.field(PlayerSnapshot.ENTITY_FLAGS, 1), 1032, 1);
        assertEquals("[2, 4]", teleports(read(demo)));
    }

    /** At 1008 the player appears twice, teleported in between: the next tick does not follow from the one before. */
    @Test
    void teleportBetweenSnapshotsOfTheSameTimeIsReportedOnTheNextTick() throws RecordingFault {
        DemoWriter demo = ticks(demo(), 1000, 2);
        ticks(demo.field(PlayerSnapshot.ENTITY_FLAGS, 4), 1008, 4);
        assertEquals("[2]", teleports(read(demo)));
        DemoWriter back = ticks(demo(), 1000, 2);
        ticks(back.field(PlayerSnapshot.ENTITY_FLAGS, 4), 1008, 1);
        assertEquals("[2]", teleports(read(ticks(back.field(PlayerSnapshot.ENTITY_FLAGS, 0), 1016, 3))), "two teleports do not cancel out");
        DemoWriter paused = ticks(demo(), 1000, 2);
        ticks(paused.field(PlayerSnapshot.ENTITY_FLAGS, 4), 1008, 1);
        assertEquals("[]", teleports(read(ticks(paused, 9000, 3))), "a new piece begins");
    }

    private static String teleports(GameRecording read) {
        return IntStream.range(0, read.ticks()).filter(tick -> read.is(tick, GameRecording.TELEPORTED)).boxed().toList().toString();
    }

    @ParameterizedTest
    @CsvSource({"'\\gamename\\baseq3', '\\x\\y', QUAKE3", "'\\gamename\\DeFRaG', '', DEFRAG_VQ3", "'\\x\\y', '\\fs_game\\defrag', DEFRAG_VQ3",
        "'\\gamename\\defrag\\df_promode\\1', '', DEFRAG_CPM", "'\\gamename\\defrag\\DF_PROMODE\\1', '', DEFRAG_CPM", "'\\gamename\\defrag', '\\df_promode\\0', DEFRAG_VQ3",
        "'\\gamename\\defrag\\df_promode\\\\x\\y', '', DEFRAG_VQ3", "'\\df_promode\\1', '', QUAKE3", "'', '', QUAKE3", "'\\gamename', '', QUAKE3"})
    void settingsDetermineTheGame(String server, String system, GameRecording.Game game) throws RecordingFault {
        GameRecording read = read(ticks(new DemoWriter().settings(server, system, "\\gamename\\defrag\\fs_game\\defrag\\df_promode\\1"), 1000, 2));
        assertEquals(game, read.game());
        assertEquals(game != GameRecording.Game.QUAKE3, read.hasKeys());
        assertEquals("", read.map());
    }

    @Test
    void newGameReplacesTheOldOne() throws RecordingFault {
        DemoWriter demo = ticks(demo(), 1000, 5).settings("\\mapname\\other", "", "");
        GameRecording read = read(ticks(demo, 1040, 3));
        assertEquals("QUAKE3 other", read.game() + " " + read.map());
        assertEquals(5, read.ticks(), "a new map ends the piece");
        DemoWriter old = ticks(demo(), 1000, 5).settings("", "", "");
        assertEquals(List.of("1 snapshots depend on a missing one and were skipped"), read(old.message(old.next(), snapshot(2, 1040, 1))).notes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "q3dm6", "Run_1.b-c"})
    void plainMapNameIsKept(String name) {
        assertEquals(name, DemoReader.mapName(name));
        assertEquals("x".repeat(64), DemoReader.mapName("x".repeat(64)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "a/b", "..", "a..b", "\u00e9"})
    void mapNameThatCouldBeAPathIsDropped(String name) {
        assertEquals("", DemoReader.mapName(name));
        assertEquals("", DemoReader.mapName("x".repeat(65)));
    }

    /** Steps of 8, 8 and 16 ms; then as many of 8 as of 16, where the longer one counts. */
    @Test
    void rateIsThatOfTheMostFrequentStep() throws RecordingFault {
        assertEquals(125, read(ticks(ticks(demo(), 1000, 3), 1032, 1)).rate());
        assertEquals(62.5, read(ticks(ticks(ticks(demo(), 1000, 1), 1008, 1), 1024, 1)).rate());
    }

    @Test
    void repeatedMessageIsIgnored() throws RecordingFault {
        DemoWriter demo = ticks(demo(), 1000, 3);
        int next = demo.next();
        demo.message(next - 1, snapshot(0, 5000, 1)).message(next - 3, snapshot(0, 6000, 1)).message(next, snapshot(1, 1024, 77));
        GameRecording read = read(demo);
        assertEquals(4, read.ticks());
        assertEquals(77f, read.topSpeed(3));
    }

    @Test
    void snapshotsBasedOnALostOneAreSkipped() throws RecordingFault {
        GameRecording read = read(ticks(ticks(demo(), 1000, 3).gap(), 1024, 4));
        assertEquals(3, read.ticks());
        assertEquals(List.of("4 snapshots depend on a missing one and were skipped"), read.notes());
    }

    @Test
    void snapshotCanBeBasedOnOneOfTheLast32() throws RecordingFault {
        DemoWriter demo = ticks(demo(), 1000, 40);
        GameRecording read = read(demo.message(demo.next(), snapshot(32, 1320, 55)));
        assertEquals(41, read.ticks());
        assertEquals("9.0 55.0", read.x(40) + " " + read.topSpeed(40), "32 before the 41st is the ninth");
        DemoWriter far = ticks(demo(), 1000, 40);
        assertEquals(40, read(far.message(far.next(), snapshot(33, 1320, 55))).ticks());
    }

    @Test
    void snapshotWithoutABaseStartsFromZeros() throws RecordingFault {
        DemoWriter demo = ticks(demo(), 1000, 40);
        assertEquals(0f, read(demo.message(demo.next(), snapshot(0, 1320, 55))).x(40));
        DemoWriter early = demo();
        early.message(200, snapshot(200, 1000, 1)).message(201, snapshot(0, 1008, 1)).message(202, snapshot(1, 1016, 1));
        assertEquals(List.of("1 snapshots depend on a missing one and were skipped"), read(early).notes(), "there is no message 0");
    }

    @Test
    void otherContentOfAMessageIsSkipped() throws RecordingFault {
        DemoWriter demo = demo();
        CodedBits out = message().symbol(1).symbol(5).bits(9, 32).text("x".repeat(1023));
        out.symbol(7).bits(0, 32).symbol(0).symbol(0).symbol(32);
        for (int i = 0; i < 32; i++) {
            out.symbol(255);
        }
        player(out, 1000, 320);
        out.bits(5, 10).flag(true).bits(9, 10).flag(false).flag(false).bits(1023, 10).symbol(8).symbol(99);
        demo.message(demo.next(), out);
        GameRecording read = read(demo.message(demo.next(), snapshot(1, 1008, 320)));
        assertEquals(2, read.ticks());
        assertEquals(List.of(), read.notes());
    }

    /** Four coded zeros and three commands of five bits are 23: one bit is left over, which cannot be a command. */
    @Test
    void messageWithoutAnEndMarkerIsComplete() throws RecordingFault {
        DemoWriter demo = ticks(demo(), 1000, 2);
        assertEquals(List.of(), read(demo.message(demo.next(), message().symbol(1).symbol(1).symbol(1))).notes());
    }

    /** An invalid message is reported with its byte and number, and the next one is read. */
    private static void assertSkipped(String reason, CodedBits wrong) throws RecordingFault {
        DemoWriter demo = ticks(demo(), 1000, 2);
        int number = demo.next();
        GameRecording read = read(demo.message(number, wrong).message(number + 1, snapshot(2, 1016, 1)));
        assertTrue(read.notes().get(0).matches("byte [0-9]+: " + reason + "; message " + number + " was skipped"), read.notes().toString());
    }

    @Test
    void unreadableMessageIsReportedAndSkipped() throws RecordingFault {
        assertSkipped("command 9 is not a demo command", message().symbol(9));
        assertSkipped("invalid area mask of 33 bytes", message().symbol(7).bits(0, 32).symbol(0).symbol(0).symbol(33));
        assertSkipped("a text longer than 1023 characters", message().symbol(5).bits(0, 32).text("x".repeat(1024)));
        assertSkipped("part 5 of a game's state is unknown", message().symbol(2).bits(0, 32).symbol(5));
        assertSkipped("settings are out of range", message().symbol(2).bits(0, 32).symbol(3).bits(1024, 16).text("x"));
        assertSkipped("a text longer than 8191 characters", message().symbol(2).bits(0, 32).symbol(3).bits(0, 16).text("e".repeat(8192)));
        CodedBits long1 = message().symbol(2).bits(0, 32).symbol(3).bits(5, 16).text("e".repeat(8001)).symbol(3).bits(6, 16).text("e".repeat(8000));
        assertSkipped("settings are out of range", long1);
    }

    @Test
    void settingsUpToTheirLimitsAreRead() throws RecordingFault {
        DemoWriter demo = new DemoWriter();
        CodedBits state = message().symbol(2).bits(0, 32).symbol(3).bits(1023, 16).text("e".repeat(7990)).symbol(3).bits(6, 16).text("e".repeat(8000));
        state.symbol(3).bits(0, 16).text("\\mapname\\a").symbol(8).bits(0, 32).bits(0, 32).symbol(8);
        demo.message(5, state).message(6, snapshot(0, 8, 1)).message(7, snapshot(0, 16, 1));
        GameRecording read = read(demo);
        assertEquals(List.of(), read.notes());
        assertEquals("a", read.map());
    }

    @Test
    void snapshotBeforeTheGameStateIsIgnored() {
        RecordingFault fault = assertThrows(RecordingFault.class, () -> read(new DemoWriter().message(1, snapshot(0, 8, 1)).message(2, snapshot(1, 16, 1))));
        assertTrue(fault.getMessage().contains("a snapshot comes before the game's state; message 1 was skipped"), fault.getMessage());
    }

    @Test
    void atMostTwentyNotesAreKept() throws RecordingFault {
        DemoWriter demo = ticks(demo(), 1000, 2);
        for (int i = 0; i < 30; i++) {
            demo.message(demo.next(), message().symbol(9));
        }
        assertEquals(20, read(demo).notes().size());
    }

    private static byte[] withLength(int length, int more) {
        byte[] whole = ticks(demo(), 1000, 2).bytes();
        int end = whole.length - 8;
        byte[] file = Arrays.copyOf(whole, end + 8 + more);
        file[end] = file[end + 1] = 127;
        file[end + 2] = file[end + 3] = 0;
        for (int i = 0; i < 4; i++) {
            file[end + 4 + i] = (byte) (length >> 8 * i);
        }
        return file;
    }

    @ParameterizedTest
    @CsvSource({"0, 100", "-1, 100", "101, 100", "16385, 20000"})
    void messageThatDoesNotFitEndsTheFile(int length, int there) throws RecordingFault {
        GameRecording read = DemoReader.read(withLength(length, there));
        int end = ticks(demo(), 1000, 2).bytes().length - 8;
        assertEquals(List.of("byte " + end + ": a message of " + length + " bytes does not fit; the file is read up to there"), read.notes());
        assertEquals(2, read.ticks());
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "100, 100", "16384, 16384"})
    void messageCanEndWithTheFile(int length, int there) throws RecordingFault {
        List<String> notes = DemoReader.read(withLength(length, there)).notes();
        assertEquals(1, notes.size());
        assertTrue(notes.get(0).endsWith("was skipped"), "it was read: " + notes);
    }

    @Test
    void nothingIsReadAfterTheEndMarker() throws RecordingFault {
        byte[] whole = ticks(demo(), 1000, 2).bytes();
        assertEquals(List.of(), DemoReader.read(Arrays.copyOf(whole, whole.length + 50)).notes());
        assertEquals(List.of(), DemoReader.read(Arrays.copyOf(whole, whole.length - 1)).notes(), "and a truncated marker is ignored");
    }
}
