package dev.goldenangle.controller;

import dev.goldenangle.state.MoverState;

/** A moving body within one tick, in doubles; rounded to the state's floats only at the end of the tick. */
final class Motion {
    double x;
    double y;
    double z;
    double vx;
    double vy;
    double vz;
    boolean grounded;
    /** Normal of the ground while grounded. */
    double gx;
    double gy;
    double gz;
    /** Height gained by climbing steps. */
    double climbed;

    void load(MoverState state) {
        x = state.position.x;
        y = state.position.y;
        z = state.position.z;
        vx = state.velocity.x;
        vy = state.velocity.y;
        vz = state.velocity.z;
        grounded = state.grounded;
        setGround(state.groundNormal.x, state.groundNormal.y, state.groundNormal.z);
        if (!(gz > 0)) {
            setGround(0, 0, 1);
        }
        climbed = 0;
    }

    void store(MoverState state) {
        state.position.set((float) x, (float) y, (float) z);
        storeVelocity(state);
        state.grounded = grounded;
        if (grounded) {
            state.groundNormal.set((float) gx, (float) gy, (float) gz);
        } else {
            state.groundNormal.zero();
        }
    }

    void storeVelocity(MoverState state) {
        state.velocity.set((float) vx, (float) vy, (float) vz);
    }

    void setGround(double nx, double ny, double nz) {
        gx = nx;
        gy = ny;
        gz = nz;
    }

    void advance(double dx, double dy, double dz, double part) {
        x += dx * part;
        y += dy * part;
        z += dz * part;
    }

    double speed() {
        return Math.sqrt(vx * vx + vy * vy + vz * vz);
    }

    double dotVelocity(double nx, double ny, double nz) {
        return vx * nx + vy * ny + vz * nz;
    }

    /** Turns the velocity along the ground according to the policy. */
    void followGround(SlopeSpeed policy) {
        if (policy == SlopeSpeed.PROJECTION) {
            double across = dotVelocity(gx, gy, gz);
            vx -= across * gx;
            vy -= across * gy;
            vz -= across * gz;
            return;
        }
        double speed = speed();
        vz = -(gx * vx + gy * vy) / gz;
        double lifted = speed();
        if (policy == SlopeSpeed.ALONG_SURFACE && lifted > 0) {
            vx *= speed / lifted;
            vy *= speed / lifted;
            vz *= speed / lifted;
        }
    }
}
