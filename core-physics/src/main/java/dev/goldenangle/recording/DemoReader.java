package dev.goldenangle.recording;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads demos of Quake III's protocol 68 and 71 ({@code .dm_68}, {@code .dm_71}), with the keys that DeFRaG adds.
 *
 * <p>How it works:
 * <ol>
 * <li>A file is a sequence of messages, each a stream of coded bits; an unreadable one is skipped with a note, and so
 *     is everything based on it.
 * <li>Of the game's settings only those that affect movement are kept; names and chat are skipped.
 * <li>Each snapshot of the player is a row. A pause of more than a second, a new map or a value out of range ends a
 *     piece; the last finished run is used, or the longest piece if none was timed.
 * </ol>
 */
public final class DemoReader {
    private static final int LONGEST_MESSAGE = 16_384;
    private static final int MOST_ROWS = 1_000_000;
    private static final int KEPT = 32;
    private static final int MOST_TEXTS = 1024;
    private static final int MOST_TEXT = 16_000;
    private static final int LONGEST_PAUSE_MS = 1000;
    private static final float FEET = 24f;
    private static final int NO_GROUND = 1023;
    private static final int KNOCKBACK = 64;
    private static final int DUCKED = 1;
    private static final int JUMP_HELD = 2;
    private static final int TELEPORT_BIT = 4;
    private static final int TIMER_RUNS = 2;
    private static final int TIMER_FINISH = 8;
    private static final int[] KEY_BITS = {1, 2, 8, 16, 32, 64, 256, 512};
    private static final int[] KEYS = {GameRecording.FORWARD, GameRecording.BACK, GameRecording.LEFT, GameRecording.RIGHT, GameRecording.JUMP, GameRecording.CROUCH, GameRecording.FIRE, GameRecording.WALK};
    private static final int MOST_NOTES = 20;

    private final byte[] file;
    private final List<String> notes = new ArrayList<>();
    private final Map<String, String> settings = new HashMap<>();
    private final int[] keptNumbers = new int[KEPT];
    private final PlayerSnapshot[] kept = new PlayerSnapshot[KEPT];
    private GameRecording.Rows rows = new GameRecording.Rows();
    private GameRecording.Rows best = new GameRecording.Rows();
    private boolean bestFinished;
    private boolean hasGame;
    private PlayerSnapshot last;
    private boolean hasStarted;
    private boolean hasFinished;
    /** Since the last row; a second snapshot with the same time adds no row. */
    private boolean hasTeleported;
    private int unusable;

    private DemoReader(byte[] file) {
        this.file = file;
    }

    /**
     * Reads a demo.
     *
     * @throws RecordingFault if no tick of a player can be read
     */
    public static GameRecording read(byte[] file) throws RecordingFault {
        return new DemoReader(file).read();
    }

    private GameRecording read() throws RecordingFault {
        ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        int at = 0;
        int number = -1;
        while (at + 8 <= file.length) {
            int sequence = in.getInt(at);
            int length = in.getInt(at + 4);
            if (sequence == -1 && length == -1) {
                break;
            }
            if (length < 1 || length > LONGEST_MESSAGE || at + 8 + (long) length > file.length) {
                note("byte " + at + ": a message of " + length + " bytes does not fit; the file is read up to there");
                break;
            }
            if (sequence > number && rows.count() < MOST_ROWS) {
                number = sequence;
                message(new MessageBits(file, at + 8, length), sequence);
            }
            at += 8 + length;
        }
        endPiece();
        if (best.count() < 2) {
            throw new RecordingFault(at, "contains no run of a player" + (notes.isEmpty() ? "" : ": " + notes.get(0)));
        }
        if (unusable > 0) {
            note(unusable + " snapshots depend on a missing one and were skipped");
        }
        return new GameRecording(game(), mapName(settings.getOrDefault("mapname", "")), rate(), best, notes);
    }

    private void note(String text) {
        if (notes.size() < MOST_NOTES) {
            notes.add(text);
        }
    }

    private GameRecording.Game game() {
        boolean isDefrag = settings.getOrDefault("gamename", "").toLowerCase(Locale.ROOT).contains("defrag")
                || settings.getOrDefault("fs_game", "").toLowerCase(Locale.ROOT).contains("defrag");
        String promode = settings.getOrDefault("df_promode", "0");
        return !isDefrag ? GameRecording.Game.QUAKE3 : promode.equals("0") || promode.isEmpty() ? GameRecording.Game.DEFRAG_VQ3 : GameRecording.Game.DEFRAG_CPM;
    }

    /** From the most frequent time step: 8 ms is 125 per second. */
    private double rate() {
        Map<Integer, Integer> steps = new HashMap<>();
        for (int i = 1; i < best.count(); i++) {
            steps.merge((int) best.number(i, 8), 1, Integer::sum);
        }
        int step = steps.entrySet().stream().max(Map.Entry.<Integer, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey())).orElseThrow().getKey();
        return 1000.0 / step;
    }

    /** The name, if it cannot be part of a path. */
    static String mapName(String name) {
        return name.matches("[A-Za-z0-9_.-]{1,64}") && !name.contains("..") ? name : "";
    }

    private void message(MessageBits in, int sequence) {
        try {
            in.bits(32);
            while (!in.isAtEnd()) {
                int command = in.bits(8);
                switch (command) {
                    case 1 -> { }
                    case 2 -> gameState(in);
                    case 5 -> serverCommand(in);
                    case 7 -> snapshot(in, sequence);
                    case 8 -> {
                        return;
                    }
                    default -> throw in.fault("command " + command + " is not a demo command");
                }
            }
        } catch (RecordingFault fault) {
            note("byte " + fault.offset() + ": " + fault.getMessage() + "; message " + sequence + " was skipped");
        }
    }

    private void gameState(MessageBits in) throws RecordingFault {
        endPiece();
        java.util.Arrays.fill(kept, null);
        settings.clear();
        hasGame = true;
        in.bits(32);
        int total = 0;
        for (int what = in.bits(8); what != 8; what = in.bits(8)) {
            if (what == 3) {
                int index = in.bits(16);
                String text = in.text(8191);
                total += text.length();
                if (index >= MOST_TEXTS || total > MOST_TEXT) {
                    throw in.fault("settings are out of range");
                }
                takeSettings(index, text);
            } else if (what == 4) {
                in.bits(10);
                EntityBits.skip(in);
            } else {
                throw in.fault("part " + what + " of a game's state is unknown");
            }
        }
        in.bits(32);
        in.bits(32);
    }

    /** Keeps those of the server's and the system's settings that affect movement; texts of players are ignored. */
    private void takeSettings(int index, String text) {
        if (index > 1) {
            return;
        }
        String[] parts = text.split("\\\\");
        for (int i = 1; i + 1 < parts.length; i += 2) {
            String key = parts[i].toLowerCase(Locale.ROOT);
            if (key.equals("mapname") || key.equals("gamename") || key.equals("fs_game") || key.equals("df_promode")) {
                settings.put(key, parts[i + 1]);
            }
        }
    }

    /** Skipped: nothing in these moves a player, and they can contain names. */
    private static void serverCommand(MessageBits in) throws RecordingFault {
        in.bits(32);
        in.text(1023);
    }

    private void snapshot(MessageBits in, int sequence) throws RecordingFault {
        if (!hasGame) {
            throw in.fault("a snapshot comes before the game's state");
        }
        in.bits(32);
        int back = in.bits(8);
        in.bits(8);
        int mask = in.bits(8);
        if (mask > 32) {
            throw in.fault("invalid area mask of " + mask + " bytes");
        }
        in.skip(mask);
        int base = Math.floorMod(sequence - back, KEPT);
        boolean isKnown = back == 0 || kept[base] != null && keptNumbers[base] == sequence - back;
        PlayerSnapshot player = PlayerSnapshot.read(in, back == 0 ? null : kept[base]);
        for (int entity = in.bits(10); entity != EntityBits.END; entity = in.bits(10)) {
            EntityBits.skip(in);
        }
        if (!isKnown) {
            unusable++;
            return;
        }
        kept[Math.floorMod(sequence, KEPT)] = player;
        keptNumbers[Math.floorMod(sequence, KEPT)] = sequence;
        take(player);
    }

    private void take(PlayerSnapshot player) {
        boolean isRun = player.get(PlayerSnapshot.PM_TYPE) == 0 && isSane(player);
        int step = last == null ? 0 : player.get(PlayerSnapshot.COMMAND_TIME) - last.get(PlayerSnapshot.COMMAND_TIME);
        if (!isRun || step < 0 || step > LONGEST_PAUSE_MS) {
            endPiece();
            if (!isRun) {
                return;
            }
            step = 0;
        }
        int timer = player.stat(12);
        if (last != null && (timer & TIMER_RUNS) != 0 && (last.stat(12) & TIMER_RUNS) == 0) {
            hasStarted = true;
        }
        if (hasStarted && ((timer ^ last.stat(12)) & TIMER_FINISH) != 0) {
            hasFinished = true;
        }
        hasTeleported |= last != null && ((player.get(PlayerSnapshot.ENTITY_FLAGS) ^ last.get(PlayerSnapshot.ENTITY_FLAGS)) & TELEPORT_BIT) != 0;
        if (step == 0 && last != null) {
            last = player;
            return;
        }
        rows.add(bitsOf(player), player.real(PlayerSnapshot.ORIGIN_X), player.real(PlayerSnapshot.ORIGIN_Y), player.real(PlayerSnapshot.ORIGIN_Z) - FEET,
                player.real(PlayerSnapshot.VELOCITY_X), player.real(PlayerSnapshot.VELOCITY_Y), player.real(PlayerSnapshot.VELOCITY_Z),
                player.real(PlayerSnapshot.YAW), player.real(PlayerSnapshot.PITCH), step, player.get(PlayerSnapshot.SPEED),
                player.get(PlayerSnapshot.PM_TIME));
        hasTeleported = false;
        last = player;
    }

    private static boolean isSane(PlayerSnapshot player) {
        boolean sane = true;
        for (int field : new int[] {PlayerSnapshot.ORIGIN_X, PlayerSnapshot.ORIGIN_Y, PlayerSnapshot.ORIGIN_Z}) {
            sane &= Math.abs(player.real(field)) <= 131_072;
        }
        for (int field : new int[] {PlayerSnapshot.VELOCITY_X, PlayerSnapshot.VELOCITY_Y, PlayerSnapshot.VELOCITY_Z}) {
            sane &= Math.abs(player.real(field)) <= 65_536;
        }
        return sane && Math.abs(player.real(PlayerSnapshot.YAW)) <= 1e6 && Math.abs(player.real(PlayerSnapshot.PITCH)) <= 1e6;
    }

    private int bitsOf(PlayerSnapshot player) {
        int bits = player.get(PlayerSnapshot.GROUND) == NO_GROUND ? 0 : GameRecording.GROUNDED;
        bits |= (player.get(PlayerSnapshot.PM_FLAGS) & DUCKED) != 0 ? GameRecording.CROUCHED : 0;
        bits |= (player.get(PlayerSnapshot.PM_FLAGS) & KNOCKBACK) != 0 ? GameRecording.PUSHED : 0;
        bits |= (player.get(PlayerSnapshot.PM_FLAGS) & JUMP_HELD) != 0 ? GameRecording.JUMP_HELD : 0;
        bits |= hasTeleported ? GameRecording.TELEPORTED : 0;
        bits |= (player.stat(12) & TIMER_RUNS) != 0 ? GameRecording.TIMED : 0;
        for (int i = 0; i < KEYS.length; i++) {
            bits |= (player.stat(13) & KEY_BITS[i]) != 0 ? KEYS[i] : 0;
        }
        return bits;
    }

    /** Keeps the piece if it is a finished run, or longer than the best so far while none is finished. */
    private void endPiece() {
        if (rows.count() > 1 && (hasFinished || !bestFinished && rows.count() > best.count())) {
            GameRecording.Rows old = best;
            best = rows;
            rows = old;
            bestFinished |= hasFinished;
        }
        rows.clear();
        last = null;
        hasStarted = false;
        hasFinished = false;
        hasTeleported = false;
    }
}
