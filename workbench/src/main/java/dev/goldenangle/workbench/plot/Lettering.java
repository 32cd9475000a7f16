package dev.goldenangle.workbench.plot;

import dev.goldenangle.workbench.look.Token;

/**
 * How a text is written, and where it stands against the point it is given.
 *
 * @param size in pixels
 */
public record Lettering(Token colour, Weight weight, double size, Across across, Down down) {
    private static final double AXIS_SIZE = 10;

    /** How strong it is. */
    public enum Weight { REGULAR, MEDIUM }

    /** Which part of the text stands at the point, across. */
    public enum Across { START, MIDDLE, END }

    /** Which part of the text stands at the point, down. */
    public enum Down { TOP, MIDDLE, BASELINE }

    /** The numbers along an axis. */
    public static Lettering axis() {
        return new Lettering(Token.FG_SUBTLE, Weight.REGULAR, AXIS_SIZE, Across.START, Down.BASELINE);
    }

    public Lettering at(Across newAcross, Down newDown) {
        return new Lettering(colour, weight, size, newAcross, newDown);
    }

    public Lettering in(Token newColour) {
        return new Lettering(newColour, weight, size, across, down);
    }

    public Lettering sized(double newSize) {
        return new Lettering(colour, weight, newSize, across, down);
    }

    public Lettering medium() {
        return new Lettering(colour, Weight.MEDIUM, size, across, down);
    }
}
