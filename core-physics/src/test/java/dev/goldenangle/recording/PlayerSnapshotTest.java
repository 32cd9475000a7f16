package dev.goldenangle.recording;

import dev.goldenangle.attack.CodedBits;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

/** A player's state and other entities, bit by bit. Each is followed by the byte 77, which must be read correctly. */
class PlayerSnapshotTest {
    private static final int AFTER = 77;

    private static MessageBits of(CodedBits bits) {
        byte[] file = bits.symbol(AFTER).bytes();
        return new MessageBits(file, 0, file.length);
    }

    /** The fields up to and including the one that changes. */
    private static CodedBits upTo(int field) {
        CodedBits out = new CodedBits().symbol(field + 1);
        for (int i = 0; i < field; i++) {
            out.flag(false);
        }
        return out.flag(true);
    }

    private static PlayerSnapshot read(CodedBits bits, PlayerSnapshot base) throws RecordingFault {
        MessageBits in = of(bits);
        PlayerSnapshot read = PlayerSnapshot.read(in, base);
        assertEquals(AFTER, in.symbol());
        return read;
    }

    @Test
    void fieldHasItsWidthAndSign() throws RecordingFault {
        assertEquals(0x89abcdef, read(upTo(PlayerSnapshot.COMMAND_TIME).bits(0x89abcdef, 32).flag(false), null).get(PlayerSnapshot.COMMAND_TIME));
        assertEquals(-2.5f, read(upTo(PlayerSnapshot.VELOCITY_Z).real(-2.5f).flag(false), null).real(PlayerSnapshot.VELOCITY_Z));
        assertEquals(-250, read(upTo(PlayerSnapshot.PM_TIME).bits(-250 & 0xffff, 16).flag(false), null).get(PlayerSnapshot.PM_TIME));
        assertEquals(1023, read(upTo(PlayerSnapshot.GROUND).bits(1023, 10).flag(false), null).get(PlayerSnapshot.GROUND));
        assertEquals(0xfffe, read(upTo(PlayerSnapshot.SPEED).bits(0xfffe, 16).flag(false), null).get(PlayerSnapshot.SPEED), "without a sign");
    }

    @Test
    void unchangedFieldsComeFromTheBase() throws RecordingFault {
        PlayerSnapshot base = read(upTo(PlayerSnapshot.SPEED).bits(400, 16).flag(true).flag(true).bits(1 << 12, 16).bits(9, 16).flag(false).flag(false).flag(false), null);
        PlayerSnapshot next = read(upTo(PlayerSnapshot.PM_TYPE).bits(4, 8).flag(false), base);
        assertEquals(400, next.get(PlayerSnapshot.SPEED));
        assertEquals(9, next.stat(12));
        assertEquals(4, next.get(PlayerSnapshot.PM_TYPE));
        assertEquals(0, base.get(PlayerSnapshot.PM_TYPE), "the base stays");
        assertEquals(0, read(upTo(PlayerSnapshot.PM_TYPE).bits(4, 8).flag(false), null).get(PlayerSnapshot.SPEED), "without a base it is zero");
    }

    /** Only the first of the four lists is kept: the second and third have values of 16 bits, the last of 32. */
    @Test
    void firstListHoldsTheStatsAndTheOthersAreSkipped() throws RecordingFault {
        CodedBits out = new CodedBits().symbol(0).flag(true);
        out.flag(true).bits(1 | 1 << 13 | 1 << 15, 16).bits(125, 16).bits(0x101, 16).bits(3, 16);
        out.flag(true).bits(1 << 13, 16).bits(999, 16);
        out.flag(false);
        out.flag(true).bits(1 << 13, 16).bits(0x7fffffff, 32);
        PlayerSnapshot read = read(out, null);
        assertEquals(125, read.stat(0));
        assertEquals(0, read.stat(12));
        assertEquals(0x101, read.stat(13));
        assertEquals(3, read.stat(15));
    }

    @Test
    void playerHas48Fields() throws RecordingFault {
        CodedBits all = new CodedBits().symbol(48);
        for (int i = 0; i < 49; i++) {
            all.flag(false);
        }
        read(all, null);
        assertEquals("49 fields of a player; there are only 48", assertThrows(RecordingFault.class, () -> PlayerSnapshot.read(of(new CodedBits().symbol(49)), null)).getMessage());
    }

    private static void assertSkipped(CodedBits bits) throws RecordingFault {
        MessageBits in = of(bits);
        EntityBits.skip(in);
        assertEquals(AFTER, in.symbol());
    }

    @Test
    void removedOrUnchangedEntityHasNoFields() throws RecordingFault {
        assertSkipped(new CodedBits().flag(true));
        assertSkipped(new CodedBits().flag(false).flag(false));
    }

    /** Field 0 has 32 bits, field 1 is a float, field 9 has 10 bits; a changed field can be zero, and then has none. */
    @Test
    void entityFieldsAreSkippedByTheirWidth() throws RecordingFault {
        CodedBits out = new CodedBits().flag(false).flag(true).symbol(10);
        out.flag(true).flag(true).bits(0x01020304, 32);
        out.flag(true).flag(true).real(0.5f);
        out.flag(true).flag(false);
        out.flag(false).flag(false).flag(false).flag(false).flag(false).flag(false);
        out.flag(true).flag(true).bits(1000, 10);
        assertSkipped(out);
    }

    @Test
    void entityHas51Fields() throws RecordingFault {
        CodedBits all = new CodedBits().flag(false).flag(true).symbol(51);
        for (int i = 0; i < 51; i++) {
            all.flag(false);
        }
        assertSkipped(all);
        assertEquals("52 fields of an entity; there are only 51",
                assertThrows(RecordingFault.class, () -> EntityBits.skip(of(new CodedBits().flag(false).flag(true).symbol(52)))).getMessage());
    }

    @Test
    void recordingReturnsItsRows() {
        GameRecording.Rows rows = new GameRecording.Rows();
        for (int i = 0; i < 1025; i++) {
            rows.add(i == 1024 ? GameRecording.JUMP | GameRecording.BACK : GameRecording.CROUCH | GameRecording.LEFT | GameRecording.FORWARD, i, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 + i);
        }
        GameRecording recording = new GameRecording(GameRecording.Game.QUAKE3, "hall", 125, rows, java.util.List.of("doubtful"));
        assertEquals(1025, recording.ticks());
        float[] last = {recording.x(1024), recording.y(1024), recording.z(1024), recording.vx(1024), recording.vy(1024), recording.vz(1024), recording.yaw(1024),
            recording.pitch(1024), recording.stepMs(1024), recording.topSpeed(1024), recording.timerMs(1024)};
        assertEquals("[1024.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 1034.0]", java.util.Arrays.toString(last));
        assertEquals(500f, recording.x(500), "from before it grew");
        assertEquals("1 -1 0", recording.up(1024) + " " + recording.forward(1024) + " " + recording.right(1024));
        assertEquals("-1 1 -1", recording.up(0) + " " + recording.forward(0) + " " + recording.right(0));
        assertEquals("hall [doubtful] false", recording.map() + " " + recording.notes() + " " + recording.hasKeys());
    }
}
