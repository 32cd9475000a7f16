package dev.goldenangle.toolkit.study.design;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Sampling designs: how a study chooses its points. */
public enum Design {
    /** Every combination of evenly spaced values; points is the number of values of each knob. */
    GRID("Grid", "points of each knob"),
    /** Random points, each knob drawn independently. */
    RANDOM("Random", "points"),
    /** Random points with even coverage of each knob: its range has one slice for each point, and every slice is used once. */
    LATIN_HYPERCUBE("Latin hypercube", "points"),
    /** The Sobol sequence: fills the space evenly; more points fill the gaps. */
    SOBOL("Sobol", "points"),
    /** Trajectories that change one knob at a time, for elementary effects. */
    MORRIS("Morris", "trajectories"),
    /** Pairs of points and their combinations, for Sobol indices; makes points × (knobs + 2) rows. */
    SALTELLI("Saltelli", "base points");

    private final String label;
    private final String counted;

    Design(String label, String counted) {
        this.label = label;
        this.counted = counted;
    }

    /** Name in files, such as {@code latin-hypercube}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String label() {
        return label;
    }

    /** What a study's point count means for this design. */
    public String counted() {
        return counted;
    }

    public static Optional<Design> find(String key) {
        return Arrays.stream(values()).filter(design -> design.key().equals(key)).findFirst();
    }

    /**
     * The points of a design.
     *
     * @param dimensions number of knobs; 0 gives a single point
     * @param count      number of points, in the unit of {@link #counted}
     * @param seed       random seed
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
