package dev.goldenangle.math;

/**
 * A mutable vector of three floats, z up. Operations write to the receiver and return it, so the tick path can chain
 * them without allocating. Copy the vector first if you still need the old value.
 */
public final class Vec3 {
    public float x;
    public float y;
    public float z;

    public Vec3() {
    }

    public Vec3(float x, float y, float z) {
        set(x, y, z);
    }

    public Vec3(Vec3 v) {
        set(v);
    }

    public Vec3 set(float newX, float newY, float newZ) {
        x = newX;
        y = newY;
        z = newZ;
        return this;
    }

    public Vec3 set(Vec3 v) {
        return set(v.x, v.y, v.z);
    }

    public Vec3 zero() {
        return set(0f, 0f, 0f);
    }

    public Vec3 add(Vec3 v) {
        return set(x + v.x, y + v.y, z + v.z);
    }

    public Vec3 sub(Vec3 v) {
        return set(x - v.x, y - v.y, z - v.z);
    }

    public Vec3 scale(float factor) {
        return set(x * factor, y * factor, z * factor);
    }

    /** this += v · factor. */
    public Vec3 addScaled(Vec3 v, float factor) {
        return set(x + v.x * factor, y + v.y * factor, z + v.z * factor);
    }

    /** this = a + (b − a) · t. */
    public Vec3 lerp(Vec3 a, Vec3 b, float t) {
        return set(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t);
    }

    /** this = a × b; either may be the receiver. */
    public Vec3 cross(Vec3 a, Vec3 b) {
        return set(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
    }

    public float dot(Vec3 v) {
        return x * v.x + y * v.y + z * v.z;
    }

    public float lengthSquared() {
        return x * x + y * y + z * z;
    }

    public float length() {
        return (float) Math.sqrt(lengthSquared());
    }

    /** Length of the horizontal part: the speed as a player sees it. */
    public float horizontalLength() {
        return (float) Math.sqrt(x * x + y * y);
    }

    /** Scales to length one and returns the old length; the zero vector stays zero. */
    public float normalize() {
        float length = length();
        if (length > 0f) {
            scale(1f / length);
        }
        return length;
    }

    public boolean isFinite() {
        return Float.isFinite(x) && Float.isFinite(y) && Float.isFinite(z);
    }

    public boolean isZero() {
        return x == 0f && y == 0f && z == 0f;
    }

    /** Component by index, 0 = x, 1 = y, 2 = z. */
    public float get(int axis) {
        return axis == 0 ? x : axis == 1 ? y : z;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Vec3 v && Float.compare(x, v.x) == 0 && Float.compare(y, v.y) == 0 && Float.compare(z, v.z) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Float.hashCode(x) + Float.hashCode(y)) + Float.hashCode(z);
    }

    @Override
    public String toString() {
        return "(" + x + ", " + y + ", " + z + ")";
    }
}
