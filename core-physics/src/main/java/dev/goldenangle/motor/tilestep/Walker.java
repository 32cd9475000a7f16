package dev.goldenangle.motor.tilestep;

/** A body on tiles: position, velocity and size. Mutable, in tiles and seconds. */
final class Walker {
    /** Middle of the footprint, and the height of the feet. */
    float x;
    float y;
    float z;
    float velocityX;
    float velocityY;
    float velocityZ;
    boolean grounded;
    float halfWidth;
    float height;
    /** Out: the surface under the footprint, and how far a step lifted the body. */
    float groundZ;
    float climbed;
    boolean blockedX;
    boolean blockedY;
    boolean landed;
}
