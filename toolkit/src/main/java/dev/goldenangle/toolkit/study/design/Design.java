package dev.goldenangle.toolkit.study.design;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The one list of designs. */
public enum Design {
    GRID("Every combination of evenly spaced values; points is the number of values of each knob.", "points of each knob"),
    RANDOM("DesignPoints drawn at random, each knob on its own.", "points"),
    LATIN_HYPERCUBE("DesignPoints drawn so that each knob takes a value in every one of as many equal slices.", "points"),
    SOBOL("The Sobol sequence: fills the space evenly, and more points only fill the gaps.", "points"),
    MORRIS("Trajectories that move one knob at a time; what each step changes are the elementary effects.", "trajectories"),
    SALTELLI("Pairs of points and their crossings, for Sobol indices: points times (knobs + 2) rows.", "base points");

    private final String doc;
    private final String counted;

    Design(String doc, String counted) {
        this.doc = doc;
        this.counted = counted;
    }

    /** Name in files: {@code latin-hypercube}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What it is, one sentence. */
    public String doc() {
        return doc;
    }

    /** What the number of points counts. */
    public String counted() {
        return counted;
    }

    public static Optional<Design> find(String key) {
        return Arrays.stream(values()).filter(design -> design.key().equals(key)).findFirst();
    }

    /**
     * The points of a design.
     *
     * @param dimensions how many knobs; 0 gives the one point that there is
     * @param count      how many, as {@link #counted} says
     * @param seed       decides everything that looks like chance
     */
    public DesignPoints points(int dimensions, int count, long seed) {
        if (dimensions == 0) {
            return new GridPoints(0, 1);
        }
        return switch (this) {
            case GRID -> new GridPoints(dimensions, count);
            case RANDOM -> new RandomPoints(dimensions, count, seed);
            case LATIN_HYPERCUBE -> new LatinHypercube(dimensions, count, seed);
            case SOBOL -> new SobolPoints(dimensions, count);
            case MORRIS -> new MorrisTrajectories(dimensions, count, seed);
            case SALTELLI -> new SaltelliPoints(dimensions, count);
        };
    }
}
