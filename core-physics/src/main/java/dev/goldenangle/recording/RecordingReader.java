package dev.goldenangle.recording;

/** Reads a recorded run of any kind, telling them apart by their content. */
public final class RecordingReader {
    /** A longer file is not read at all. */
    public static final long MAX_BYTES = 64L << 20;

    private RecordingReader() {
    }

    /**
     * Reads a file.
     *
     * @throws RecordingFault with byte and reason, when no run can be had from it
     */
    public static GameRecording read(byte[] file) throws RecordingFault {
        return ReplayReader.isOne(file) ? ReplayReader.read(file) : DemoReader.read(file);
    }
}
