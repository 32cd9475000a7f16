package dev.goldenangle.recording;

/** Why a recording, or a message in it, cannot be read. */
public final class RecordingFault extends Exception {
    private static final long serialVersionUID = 1;
    private final long offset;

    RecordingFault(long offset, String reason) {
        super(reason);
        this.offset = offset;
    }

    /** Offset of the byte in the file, from 0. */
    public long offset() {
        return offset;
    }
}
