package dev.goldenangle.motor.strafejump;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;

import java.util.List;

/**
 * The printed move of the strafejump document, implemented a second time from its pages alone and without the model:
 * every brush is tried, and numbers are plain floats. Of the documented deviations it has only those without which the
 * printed code does not work: corners times the normal, brushes with bevels, a step only after a hit, a push off a
 * plane met twice.
 */
final class DocumentPort {
    private static final float DT = 1f / 128f;
    private static final float EPSILON = 1f / 32f;
    private static final float[] MINS = {-15f, -15f, -24f};
    private static final float[] MAXS = {15f, 15f, 32f};
    /** The corner times the normal, computed from the middle of the box: the same number, rounded in the same way. */
    private static final float[] HALF = {15f, 15f, 28f};
    private static final float CENTRE = 4f;

    final float[] origin = new float[3];
    float[] velocity = new float[3];
    boolean onGround;
    boolean jumpHeld;
    private final float[][][] planes;
    private final float[][] bounds;

    private static final class Hit {
        float fraction = 1f;
        float[] normal = new float[3];
        boolean allSolid;
        float[] end;
    }

    DocumentPort(List<Brush> brushes) {
        planes = new float[brushes.size()][][];
        bounds = new float[brushes.size()][];
        Vec3 normal = new Vec3();
        for (int b = 0; b < planes.length; b++) {
            Brush brush = brushes.get(b);
            planes[b] = new float[brush.planeCount()][];
            for (int i = 0; i < planes[b].length; i++) {
                float dist = brush.plane(i, normal);
                planes[b][i] = new float[] {normal.x, normal.y, normal.z, dist};
            }
            bounds[b] = new float[] {brush.min(0), brush.min(1), brush.min(2), brush.max(0), brush.max(1), brush.max(2)};
        }
    }

    /** @param pitch positive looks down */
    void move(float forwardMove, float sideMove, float pitch, float yaw, boolean jumps) {
        float cosPitch = (float) Math.cos(pitch);
        float[] forward = {cosPitch * (float) Math.cos(yaw), cosPitch * (float) Math.sin(yaw)};
        float[] right = {(float) Math.sin(yaw), -(float) Math.cos(yaw)};
        float[] wish = {forward[0] * forwardMove + right[0] * sideMove, forward[1] * forwardMove + right[1] * sideMove, 0f};
        float wishSpeed = length(wish);
        if (wishSpeed > 0.0001f) {
            wish = times(wish, 1f / wishSpeed);
            wishSpeed = Math.min(320f, wishSpeed * 320f);
        } else {
            wish = new float[3];
            wishSpeed = 0f;
        }
        categorize();
        checkJump(jumps);
        if (onGround) {
            friction();
            accelerate(wish, wishSpeed, wishSpeed, 10f);
            stepSlide();
        } else {
            accelerate(wish, wishSpeed, Math.min(wishSpeed, 30f), 1f);
            velocity[2] -= 800f * DT;
            slide();
        }
        categorize();
    }

    private void categorize() {
        Hit hit = trace(origin, new float[] {origin[0], origin[1], origin[2] - 0.25f});
        onGround = hit.fraction < 1f && hit.normal[2] >= 0.7f;
    }

    private void checkJump(boolean jumps) {
        if (!jumps) {
            jumpHeld = false;
        } else if (!jumpHeld) {
            jumpHeld = true;
            if (onGround) {
                onGround = false;
                velocity[2] = 270f;
            }
        }
    }

    private void friction() {
        float speed = length(velocity);
        float scale = speed < 0.1f ? 0f : Math.max(0f, speed - Math.max(speed, 100f) * 6f * DT) / speed;
        velocity[0] *= scale;
        velocity[1] *= scale;
    }

    private void accelerate(float[] wish, float wishSpeed, float limit, float acceleration) {
        float add = limit - dot(velocity, wish);
        if (add > 0f) {
            velocity = plus(velocity, wish, Math.min(add, acceleration * wishSpeed * DT));
        }
    }

    private boolean slide() {
        float[][] met = new float[5][];
        int count = 0;
        float[] primal = velocity.clone();
        float left = DT;
        for (int bump = 0; bump < 4; bump++) {
            Hit hit = trace(origin, plus(origin, velocity, left));
            if (hit.allSolid) {
                velocity = new float[3];
                return true;
            }
            if (hit.fraction > 0f) {
                System.arraycopy(hit.end, 0, origin, 0, 3);
            }
            if (hit.fraction == 1f) {
                break;
            }
            left -= left * hit.fraction;
            if (isAmong(hit.normal, met, count)) {
                velocity = plus(velocity, hit.normal, 1f);
                continue;
            }
            met[count++] = hit.normal;
            velocity = alongAll(met, count);
            if (velocity == null || dot(velocity, primal) <= 0f) {
                velocity = new float[3];
                return true;
            }
        }
        return count > 0;
    }

    private static boolean isAmong(float[] normal, float[][] met, int count) {
        for (int i = 0; i < count; i++) {
            if (dot(normal, met[i]) > 0.99f) {
                return true;
            }
        }
        return false;
    }

    /** Along the first plane after which it runs into no other, otherwise along the crease of two; null if three stop it. */
    private float[] alongAll(float[][] met, int count) {
        for (int i = 0; i < count; i++) {
            float[] clipped = clip(velocity, met[i]);
            boolean free = true;
            for (int j = 0; j < count; j++) {
                free &= j == i || dot(clipped, met[j]) >= 0f;
            }
            if (free) {
                return clipped;
            }
        }
        if (count != 2) {
            return null;
        }
        float[] a = met[0];
        float[] b = met[1];
        float[] crease = {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
        crease = times(crease, 1f / length(crease));
        return times(crease, dot(crease, velocity));
    }

    private static float[] clip(float[] velocity, float[] normal) {
        float[] result = plus(velocity, normal, -(dot(velocity, normal) * 1.001f));
        float adjust = dot(result, normal);
        return adjust < 0f ? plus(result, normal, -adjust) : result;
    }

    private void stepSlide() {
        float[] start = origin.clone();
        float[] startVelocity = velocity.clone();
        if (!slide()) {
            return;
        }
        float[] slid = origin.clone();
        float[] slidVelocity = velocity;
        velocity = startVelocity;
        Hit up = trace(start, new float[] {start[0], start[1], start[2] + 18f});
        System.arraycopy(up.allSolid ? start : up.end, 0, origin, 0, 3);
        slide();
        Hit down = trace(origin, new float[] {origin[0], origin[1], origin[2] - 18f});
        if (!down.allSolid) {
            System.arraycopy(down.end, 0, origin, 0, 3);
        }
        boolean stands = down.fraction < 1f && down.normal[2] >= 0.7f;
        if (!stands || distance(origin, start) <= distance(slid, start)) {
            System.arraycopy(slid, 0, origin, 0, 3);
            velocity = slidVelocity;
        }
    }

    private static float distance(float[] a, float[] b) {
        return (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]);
    }

    private Hit trace(float[] start, float[] end) {
        Hit best = new Hit();
        for (int b = 0; b < planes.length; b++) {
            if (mayMeet(bounds[b], start, end)) {
                Hit hit = traceBrush(planes[b], start, end);
                if (hit.allSolid) {
                    return hit;
                }
                best = hit.fraction < best.fraction ? hit : best;
            }
        }
        best.end = new float[] {start[0] + best.fraction * (end[0] - start[0]), start[1] + best.fraction * (end[1] - start[1]),
            start[2] + best.fraction * (end[2] - start[2])};
        return best;
    }

    private static boolean mayMeet(float[] box, float[] start, float[] end) {
        for (int i = 0; i < 3; i++) {
            if (Math.min(start[i], end[i]) + MINS[i] > box[3 + i] + 1f || Math.max(start[i], end[i]) + MAXS[i] < box[i] - 1f) {
                return false;
            }
        }
        return true;
    }

    private static Hit traceBrush(float[][] brush, float[] start, float[] end) {
        Hit hit = new Hit();
        float enter = -1f;
        float leave = 1f;
        float[] clipPlane = null;
        boolean startsOut = false;
        boolean getsOut = false;
        float[] from = {start[0], start[1], start[2] + CENTRE};
        float[] to = {end[0], end[1], end[2] + CENTRE};
        for (float[] plane : brush) {
            float dist = plane[3] + (Math.abs(plane[0]) * HALF[0] + Math.abs(plane[1]) * HALF[1] + Math.abs(plane[2]) * HALF[2]);
            float atStart = dot(from, plane) - dist;
            float atEnd = dot(to, plane) - dist;
            startsOut |= atStart > 0f;
            getsOut |= atEnd > 0f;
            if (atStart > 0f && atEnd >= atStart) {
                return hit;
            }
            if (atStart <= 0f && atEnd <= 0f) {
                continue;
            }
            if (atStart > atEnd) {
                float f = Math.max(0f, (atStart - EPSILON) / (atStart - atEnd));
                if (f > enter) {
                    enter = f;
                    clipPlane = plane;
                }
            } else {
                leave = Math.min(leave, Math.min(1f, (atStart + EPSILON) / (atStart - atEnd)));
            }
        }
        if (!startsOut) {
            hit.allSolid = !getsOut;
            hit.fraction = getsOut ? 1f : 0f;
        } else if (enter < leave && enter > -1f && enter < 1f) {
            hit.fraction = enter;
            hit.normal = new float[] {clipPlane[0], clipPlane[1], clipPlane[2]};
        }
        return hit;
    }

    private static float dot(float[] a, float[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    private static float length(float[] v) {
        return (float) Math.sqrt(dot(v, v));
    }

    private static float[] times(float[] v, float factor) {
        return new float[] {v[0] * factor, v[1] * factor, v[2] * factor};
    }

    private static float[] plus(float[] v, float[] w, float factor) {
        return new float[] {v[0] + w[0] * factor, v[1] + w[1] * factor, v[2] + w[2] * factor};
    }
}
