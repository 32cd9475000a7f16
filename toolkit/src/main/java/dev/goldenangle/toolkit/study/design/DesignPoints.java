package dev.goldenangle.toolkit.study.design;

/** The points of a design in the unit cube, each to be had by its index alone. */
public interface DesignPoints {
    /** How many there are. */
    long size();

    /** How many knobs each has a value for. */
    int dimensions();

    /** One point, from 0 to 1 in each dimension; the caller may keep it. */
    double[] point(long index);
}
