package dev.goldenangle.map;

/** Why a compiled level cannot be used at all. */
final class BspFault extends Exception {
    private static final long serialVersionUID = 1;
    private final int offset;

    BspFault(int offset, String reason) {
        super(reason);
        this.offset = offset;
    }

    /** Offset in the file, from 0. */
    int offset() {
        return offset;
    }
}
