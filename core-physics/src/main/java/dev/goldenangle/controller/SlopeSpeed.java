package dev.goldenangle.controller;

/** What stays the same when the ground under a walking body changes its slope. */
public enum SlopeSpeed {
    /** The speed along the surface: uphill covers less map, and no slope gains or costs speed. */
    ALONG_SURFACE,
    /** The horizontal velocity: a slope does not change how fast the map goes by. */
    HORIZONTAL,
    /** Nothing but what projecting the velocity onto the new surface leaves: every change of slope costs. */
    PROJECTION
}
