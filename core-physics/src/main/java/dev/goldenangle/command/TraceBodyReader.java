package dev.goldenangle.command;

import java.util.Optional;

/**
 * Reads the lines of a trace file below its header. The format requires a digest after every block of ticks, so a short
 * file cannot claim a long run.
 */
final class TraceBodyReader {
    private final TraceHeader header;
    private final TraceBuilder builder = new TraceBuilder();
    private final Command command = new Command();
    private int digestDue = InputTrace.BLOCK;
    private boolean complete;

    TraceBodyReader(TraceHeader header) {
        this.header = header;
    }

    boolean isComplete() {
        return complete;
    }

    InputTrace trace(TraceHeader header) {
        return complete ? InputTrace.complete(header, builder) : builder.cutOff(header);
    }

    /** Reads a line; returns what is wrong with it, if anything. */
    Optional<String> line(String line) {
        int space = line.indexOf(' ');
        String first = space < 0 ? line : line.substring(0, space);
        String rest = space < 0 ? "" : line.substring(space + 1);
        if (first.equals(TraceText.END)) {
            return end(rest);
        }
        int tick = tick(first);
        if (tick < 0) {
            return Optional.of("\"" + TraceHeaderReader.shortened(line) + "\" does not begin with a tick number");
        }
        if (rest.equals(TraceText.BACK)) {
            return back(tick);
        }
        if (rest.startsWith(TraceText.HASH + " ")) {
            return hash(tick, rest.substring(2));
        }
        if (rest.startsWith(TraceText.SET + " ")) {
            return parameter(tick, rest.substring(2));
        }
        return change(tick, rest);
    }

    /** Why a line cannot claim that this many ticks have run; empty if it can. */
    private Optional<String> claim(int ticks) {
        return ticks <= digestDue ? Optional.empty() : Optional.of("the digest after " + digestDue + " ticks is missing");
    }

    private static int tick(String text) {
        if (text.isEmpty() || text.length() > 8) {
            return -1;
        }
        int tick = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            tick = 10 * tick + digit;
        }
        return tick < TraceBuilder.MAX_TICKS ? tick : -1;
    }

    private Optional<String> change(int tick, String fields) {
        if (tick < builder.ticks) {
            return Optional.of("tick " + tick + " comes after a later one");
        }
        Optional<String> gap = claim(tick + 1);
        if (gap.isPresent()) {
            return gap;
        }
        command.copyFrom(builder.last());
        int at = 0;
        while (at < fields.length()) {
            int end = fields.indexOf(' ', at);
            String field = fields.substring(at, end < 0 ? fields.length() : end);
            if (!set(field)) {
                return Optional.of("\"" + TraceHeaderReader.shortened(field) + "\" is not a field of a command");
            }
            at += field.length() + 1;
        }
        builder.set(tick, command);
        return Optional.empty();
    }

    private boolean set(String field) {
        if (field.length() < 2) {
            return false;
        }
        String value = field.substring(1);
        if (field.charAt(0) == 'b') {
            return setButtons(value);
        }
        Optional<Float> number = TraceHeaderReader.parseFloat(value);
        if (number.isEmpty()) {
            return false;
        }
        switch (field.charAt(0)) {
            case 'f' -> command.forward = number.get();
            case 'r' -> command.right = number.get();
            case 'u' -> command.up = number.get();
            case 'y' -> command.yaw = number.get();
            case 'p' -> command.pitch = number.get();
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean setButtons(String value) {
        try {
            command.buttons = Integer.parseInt(value);
            return true;
        } catch (NumberFormatException notANumber) {
            return false;
        }
    }

    private Optional<String> hash(int ticks, String rest) {
        int space = rest.indexOf(' ');
        Optional<Long> hash = TraceHeaderReader.hex(space < 0 ? rest : rest.substring(0, space));
        String digests = space < 0 ? "" : rest.substring(space + 1);
        int count = digests.length() / 2;
        if (hash.isEmpty() || digests.length() % 2 != 0 || count > InputTrace.BLOCK || count > ticks || !isHex(digests)) {
            return Optional.of("the digest is not hexadecimal or of the wrong length");
        }
        if (ticks < builder.ticks || ticks < digestDue) {
            return Optional.of("found the digest after " + ticks + " ticks, expected the one after " + digestDue + " ticks");
        }
        Optional<String> gap = claim(ticks);
        if (gap.isPresent()) {
            return gap;
        }
        digestDue += InputTrace.BLOCK;
        builder.hash(ticks, hash.get());
        for (int i = 0; i < count; i++) {
            builder.tickDigest(ticks - count + i, Integer.parseInt(digests, 2 * i, 2 * i + 2, 16));
        }
        return Optional.empty();
    }

    private static boolean isHex(String digits) {
        for (int i = 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            if (!(c >= '0' && c <= '9' || c >= 'a' && c <= 'f')) {
                return false;
            }
        }
        return true;
    }

    private Optional<String> parameter(int tick, String rest) {
        int equals = rest.indexOf(" = ");
        if (equals <= 0 || tick < builder.ticks) {
            return Optional.of("a parameter change must have the form \"tick ! key = value\" and follow the order of ticks");
        }
        String key = rest.substring(0, equals);
        if (!header.parameters().containsKey(key)) {
            return Optional.of("the header has no parameter " + TraceHeaderReader.shortened(key));
        }
        Optional<String> gap = claim(tick);
        if (gap.isPresent()) {
            return gap;
        }
        builder.reach(tick);
        builder.add(key, TraceHeaderReader.value(rest.substring(equals + 3)));
        return Optional.empty();
    }

    private Optional<String> back(int tick) {
        if (tick > builder.ticks) {
            return Optional.of("the run cannot go back to tick " + tick + ", which it has not reached");
        }
        builder.goBack(tick);
        digestDue = Math.min(digestDue, (tick / InputTrace.BLOCK + 1) * InputTrace.BLOCK);
        return Optional.empty();
    }

    private Optional<String> end(String rest) {
        int space = rest.indexOf(' ');
        int ticks = space < 0 ? -1 : tick(rest.substring(0, space));
        Optional<Long> hash = space < 0 ? Optional.empty() : TraceHeaderReader.hex(rest.substring(space + 1));
        if (ticks < builder.ticks || hash.isEmpty()) {
            return Optional.of("the last line must give the number of ticks and a digest");
        }
        Optional<String> gap = claim(ticks);
        if (gap.isPresent()) {
            return gap;
        }
        builder.reach(ticks);
        if (ticks > 0) {
            builder.hash(ticks, hash.get());
        }
        complete = true;
        return Optional.empty();
    }
}
