package dev.goldenangle.world.brush;

/**
 * A contact of a capsule; owned by the caller and overwritten by each query. In doubles, because a controller chains
 * many queries within one tick before it rounds.
 */
public final class CapsuleHit implements Comparable<CapsuleHit> {
    /** Free part of the path, 0 to 1. */
    public double fraction;
    /** Unit vector from the brush towards the capsule; the face's own normal if the capsule touches a face flat. */
    public double nx;
    public double ny;
    public double nz;
    /** The touched point of the brush; if a whole vertical line touches, any height on it. */
    public double x;
    public double y;
    public double z;
    /** Distance from the capsule's surface to the contact; negative means depth. */
    public double distance;
    /** Whether a face was touched flat, rather than an edge or a corner. */
    public boolean onFace;
    /** Number of the brush, −1 for none. */
    public int brush;

    public boolean isHit() {
        return brush >= 0;
    }

    void clear() {
        fraction = 1;
        nx = 0;
        ny = 0;
        nz = 0;
        distance = Double.POSITIVE_INFINITY;
        onFace = false;
        brush = -1;
    }

    /** Copies another hit. */
    public void set(CapsuleHit other) {
        fraction = other.fraction;
        nx = other.nx;
        ny = other.ny;
        nz = other.nz;
        x = other.x;
        y = other.y;
        z = other.z;
        distance = other.distance;
        onFace = other.onFace;
        brush = other.brush;
    }

    /** By value: the most upward normals first, then by normal, point and distance; the brush number only breaks ties. */
    @Override
    public int compareTo(CapsuleHit other) {
        int order = Double.compare(other.nz, nz);
        order = order != 0 ? order : Double.compare(nx, other.nx);
        order = order != 0 ? order : Double.compare(ny, other.ny);
        order = order != 0 ? order : Double.compare(z, other.z);
        order = order != 0 ? order : Double.compare(x, other.x);
        order = order != 0 ? order : Double.compare(y, other.y);
        order = order != 0 ? order : Double.compare(distance, other.distance);
        order = order != 0 ? order : Boolean.compare(other.onFace, onFace);
        return order != 0 ? order : Integer.compare(brush, other.brush);
    }
}
