package dev.goldenangle.recording;

/** Reads a recorded run of any supported game, detecting the format from the content. */
public final class RecordingReader {
    /** Larger files are refused. */
    public static final long MAX_BYTES = 64L << 20;

    private RecordingReader() {
    }

    /**
     * Reads a file.
     *
     * @throws RecordingFault with byte and reason, if it contains no run
     */
    public static GameRecording read(byte[] file) throws RecordingFault {
        return ReplayReader.isOne(file) ? ReplayReader.read(file) : DemoReader.read(file);
    }
}
