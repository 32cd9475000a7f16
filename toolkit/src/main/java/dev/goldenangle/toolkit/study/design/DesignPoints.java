package dev.goldenangle.toolkit.study.design;

/** The points of a design in the unit cube, with random access by index. */
public interface DesignPoints {
    long size();

    /** Number of knobs. */
    int dimensions();

    /** A point, from 0 to 1 in each dimension; a new array each time. */
    double[] point(long index);
}
