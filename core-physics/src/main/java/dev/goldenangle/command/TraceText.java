package dev.goldenangle.command;

import dev.goldenangle.math.Hash64;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoverState;

/** Keywords of the trace format and how its lines are built; see docs/trace-format.md. */
final class TraceText {
    static final String MAGIC = "golden-angle-trace";
    static final String PARAMETERS = "[parameters]";
    static final String START = "[start]";
    static final String INPUT = "[input]";
    static final String END = "end";
    static final String HASH = "=";
    static final String SET = "!";
    static final String BACK = "<";
    private static final String HEX = "0123456789abcdef";

    private TraceText() {
    }

    static void header(StringBuilder out, TraceHeader header) {
        out.append(MAGIC).append(' ').append(header.version()).append('\n');
        pair(out, "model", header.model());
        pair(out, "preset", header.preset());
        pair(out, "map", header.map());
        pair(out, "map_hash", Hash64.hex(header.mapHash()));
        pair(out, "tick_rate", Double.toString(header.tickRate()));
        pair(out, "source", header.source());
        out.append(PARAMETERS).append('\n');
        header.parameters().forEach((key, text) -> pair(out, key, text));
        out.append(START).append('\n');
        start(out, header.start());
        out.append(INPUT).append('\n');
    }

    private static void start(StringBuilder out, MoverState state) {
        vector(out, "position", state.position);
        vector(out, "velocity", state.velocity);
        pair(out, "yaw", number(state.yaw));
        pair(out, "pitch", number(state.pitch));
        pair(out, "grounded", Boolean.toString(state.grounded));
        vector(out, "ground_normal", state.groundNormal);
        pair(out, "crouched", Boolean.toString(state.crouched));
        pair(out, "mode", state.mode.name());
        pair(out, "eye_height", number(state.eyeHeight));
        pair(out, "course_stage", Integer.toString(state.courseStage));
        pair(out, "course_start_tick", Integer.toString(state.courseStartTick));
        if (state.worldTick != 0) {
            pair(out, "world_tick", Integer.toString(state.worldTick));
        }
        out.append("registers =");
        for (int i = 0; i < state.registerCount(); i++) {
            out.append(' ').append(state.register(i));
        }
        out.append('\n');
    }

    private static void vector(StringBuilder out, String key, Vec3 v) {
        pair(out, key, number(v.x) + " " + number(v.y) + " " + number(v.z));
    }

    /** Always one line: control characters become spaces. */
    private static void pair(StringBuilder out, String key, String value) {
        out.append(key).append(" = ");
        for (int i = 0; i < value.length(); i++) {
            out.append(value.charAt(i) < ' ' ? ' ' : value.charAt(i));
        }
        out.append('\n');
    }

    /** Writes the fields that differ from the previous command, each by its letter. */
    static void change(StringBuilder out, int tick, Command before, Command now) {
        out.append(tick);
        axis(out, 'f', before.forward, now.forward);
        axis(out, 'r', before.right, now.right);
        axis(out, 'u', before.up, now.up);
        axis(out, 'y', before.yaw, now.yaw);
        axis(out, 'p', before.pitch, now.pitch);
        if (before.buttons != now.buttons) {
            out.append(" b").append(now.buttons);
        }
        out.append('\n');
    }

    private static void axis(StringBuilder out, char letter, float before, float now) {
        if (!TraceBuilder.sameBits(before, now)) {
            out.append(' ').append(letter).append(number(now));
        }
    }

    static void hash(StringBuilder out, int ticks, long hash) {
        out.append(ticks).append(' ').append(HASH).append(' ').append(Hash64.hex(hash));
    }

    static void digest(StringBuilder out, int digest) {
        out.append(HEX.charAt(digest >> 4 & 15)).append(HEX.charAt(digest & 15));
    }

    static void parameter(StringBuilder out, InputTrace.ParameterChange change) {
        out.append(change.tick()).append(' ').append(SET).append(' ');
        pair(out, change.key(), change.text());
    }

    static void end(StringBuilder out, int ticks, long hash) {
        out.append(END).append(' ').append(ticks).append(' ').append(Hash64.hex(hash)).append('\n');
    }

    /** The shortest digits that read back to the same bits. */
    static String number(float value) {
        int whole = (int) value;
        if (whole == value && Math.abs(value) < 1e7f) {
            return whole == 0 && Float.floatToRawIntBits(value) != 0 ? "-0" : Integer.toString(whole);
        }
        return Float.toString(value);
    }
}
