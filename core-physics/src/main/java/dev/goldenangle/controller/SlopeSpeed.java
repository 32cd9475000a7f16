package dev.goldenangle.controller;

/**
 * What is kept when the slope of the ground under a walking body changes.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
public enum SlopeSpeed {
    /** The speed along the surface: slopes do not change it, but uphill the horizontal speed is lower. */
    ALONG_SURFACE,
    /** The horizontal velocity: slopes do not change how fast the body crosses the map. */
    HORIZONTAL,
    /** Only the projection of the velocity onto the new surface: every change of slope costs speed. */
    PROJECTION
}
