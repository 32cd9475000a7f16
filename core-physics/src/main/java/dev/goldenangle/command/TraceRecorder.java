package dev.goldenangle.command;

import dev.goldenangle.io.GrowingFile;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Writes an input trace to a file while the run goes on. Lines are written at least once per second of ticks, so a
 * killed program loses no more than that; in between, a tick only stores numbers and allocates nothing. A file error
 * stops the recording but not the run; see {@link #failure}.
 */
public final class TraceRecorder implements Closeable {
    private final OutputStream out;
    private final int flushTicks;
    private final int[] changeTicks;
    private final Command[] changed;
    private final byte[] digests = new byte[InputTrace.BLOCK];
    private final Command written = new Command();
    private final Command last = new Command();
    private final StringBuilder text = new StringBuilder(4096);
    private int pending;
    private int firstDigest;
    private int tick;
    private int reached;
    private long hash;
    /** Read by threads other than the recording one. */
    private volatile IOException failure;
    private boolean closed;

    /** Takes ownership of the stream and closes it. */
    public TraceRecorder(OutputStream out, TraceHeader header) {
        this.out = out;
        flushTicks = (int) Math.max(1, Math.min(InputTrace.BLOCK, header.tickRate()));
        changeTicks = new int[flushTicks];
        changed = new Command[flushTicks];
        for (int i = 0; i < flushTicks; i++) {
            changed[i] = new Command();
        }
        TraceText.header(text, header);
        send();
    }

    /** Starts a new file, which gets its final name when the recording is closed. */
    public static TraceRecorder open(Path file, TraceHeader header) throws IOException {
        return new TraceRecorder(GrowingFile.open(file), header);
    }

    /** Records the tick that has just run: its command and the digest after it. */
    public void record(Command command, long digest) {
        if (!TraceBuilder.sameBits(last, command)) {
            changeTicks[pending] = tick;
            changed[pending++].copyFrom(command);
            last.copyFrom(command);
        }
        digests[tick % InputTrace.BLOCK] = (byte) digest;
        hash = digest;
        tick++;
        boolean blockEnds = tick % InputTrace.BLOCK == 0;
        if (blockEnds) {
            formatChanges();
            formatHash();
        }
        if (blockEnds || tick % flushTicks == 0) {
            flush();
        }
    }

    /** Records parameter changes that apply from the next tick on, by key, as written. */
    public void parameters(Map<String, String> changes) {
        formatTicks();
        changes.forEach((key, value) -> TraceText.parameter(text, new InputTrace.ParameterChange(tick, key, value)));
        send();
    }

    /** Records that the run went back to an earlier tick; the digest is that before the tick. */
    public void goBack(int earlierTick, long digest) {
        if (earlierTick > tick && failure == null) {
            failure = new IOException("the run jumped ahead from tick " + tick + " to " + earlierTick + ", which an input trace cannot record");
        }
        formatTicks();
        text.append(earlierTick).append(' ').append(TraceText.BACK).append('\n');
        tick = earlierTick;
        reached = earlierTick;
        firstDigest = earlierTick;
        hash = digest;
        // The input before that tick is not known here, so the next line writes every field.
        last.set(Float.NaN, Float.NaN, Float.NaN, Float.NaN, Float.NaN, -1);
        written.copyFrom(last);
        send();
    }

    /** Writes everything recorded so far. */
    public void flush() {
        formatTicks();
        send();
    }

    /** Writes all ticks not yet flushed. */
    private void formatTicks() {
        formatChanges();
        if (reached < tick) {
            text.append(tick - 1).append('\n');
            reached = tick;
        }
    }

    private void formatChanges() {
        for (int i = 0; i < pending; i++) {
            TraceText.change(text, changeTicks[i], written, changed[i]);
            written.copyFrom(changed[i]);
            reached = changeTicks[i] + 1;
        }
        pending = 0;
    }

    private void formatHash() {
        TraceText.hash(text, tick, hash);
        text.append(' ');
        for (int t = Math.max(firstDigest, tick - InputTrace.BLOCK); t < tick; t++) {
            TraceText.digest(text, digests[t % InputTrace.BLOCK]);
        }
        text.append('\n');
        reached = tick;
    }

    private void send() {
        if (failure == null && !closed) {
            try {
                out.write(text.toString().getBytes(StandardCharsets.UTF_8));
                out.flush();
            } catch (IOException broken) {
                failure = broken;
            }
        }
        text.setLength(0);
    }

    /** The error that stopped the recording, if any. */
    public Optional<IOException> failure() {
        return Optional.ofNullable(failure);
    }

    /** Marks the trace as complete and closes the file. */
    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        formatChanges();
        TraceText.end(text, tick, hash);
        send();
        closed = true;
        try {
            out.close();
        } catch (IOException broken) {
            failure = failure == null ? broken : failure;
        }
        if (failure != null) {
            throw failure;
        }
    }
}
