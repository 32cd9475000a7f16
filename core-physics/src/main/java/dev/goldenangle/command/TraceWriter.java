package dev.goldenangle.command;

import java.util.List;

/** Writes a whole trace as text: the same text as recording it would give. */
public final class TraceWriter {
    private TraceWriter() {
    }

    public static String write(InputTrace trace) {
        StringBuilder out = new StringBuilder();
        TraceText.header(out, trace.header());
        Command before = new Command();
        Command now = new Command();
        List<InputTrace.ParameterChange> parameters = trace.parameterChanges();
        int nextParameter = 0;
        int nextHash = 0;
        int nextChange = 0;
        int reached = 0;
        boolean more = true;
        while (more) {
            int parameterTick = nextParameter < parameters.size() ? parameters.get(nextParameter).tick() : Integer.MAX_VALUE;
            int hashTick = nextHash < trace.hashCount() && !isEnd(trace, nextHash) ? trace.hashTick(nextHash) : Integer.MAX_VALUE;
            int changeTick = nextChange < trace.changeCount() ? trace.changeTick(nextChange) : Integer.MAX_VALUE;
            int first = Math.min(hashTick, Math.min(parameterTick, changeTick));
            if (first == Integer.MAX_VALUE) {
                more = false;
            } else if (hashTick == first) {
                hash(out, trace, nextHash++);
                reached = hashTick;
            } else if (parameterTick == first) {
                TraceText.parameter(out, parameters.get(nextParameter++));
                reached = parameterTick;
            } else {
                trace.change(nextChange++, now);
                TraceText.change(out, changeTick, before, now);
                before.copyFrom(now);
                reached = changeTick + 1;
            }
        }
        end(out, trace, reached);
        return out.toString();
    }

    /** The last digest is in the closing line, unless it also ends a block. */
    private static boolean isEnd(InputTrace trace, int index) {
        return trace.isComplete() && index == trace.hashCount() - 1 && trace.hashTick(index) % InputTrace.BLOCK != 0;
    }

    private static void hash(StringBuilder out, InputTrace trace, int index) {
        int ticks = trace.hashTick(index);
        TraceText.hash(out, ticks, trace.hash(index));
        out.append(' ');
        for (int tick = firstKnown(trace, ticks); tick < ticks; tick++) {
            TraceText.digest(out, trace.tickDigest(tick));
        }
        out.append('\n');
    }

    private static int firstKnown(InputTrace trace, int ticks) {
        int first = ticks;
        while (first > 0 && first > ticks - InputTrace.BLOCK && trace.tickDigest(first - 1) >= 0) {
            first--;
        }
        return first;
    }

    private static void end(StringBuilder out, InputTrace trace, int reached) {
        if (trace.isComplete()) {
            long hash = trace.hashCount() == 0 ? 0 : trace.hash(trace.hashCount() - 1);
            TraceText.end(out, trace.ticks(), hash);
        } else if (reached < trace.ticks()) {
            out.append(trace.ticks() - 1).append('\n');
        }
    }
}
