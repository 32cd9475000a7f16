package dev.goldenangle.workbench.viewport;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.perspective.Stance;
import dev.goldenangle.workbench.viewport.raster.Projection;
import dev.goldenangle.workbench.viewport.raster.ViewTransform;

import java.util.Optional;

/** The camera: following, from above, behind the mover, in its eyes, or free. */
public final class CameraRig {
    static final double PITCH = Math.toRadians(48);
    static final double AZIMUTH = Math.toRadians(78);
    static final double PIXELS_PER_METRE = 27;
    private static final double LEAST_PIXELS = 1.5;
    private static final double MOST_PIXELS = 160;
    private static final double LOWEST_PITCH = Math.toRadians(12);
    /** Almost straight down, so that the up direction stays defined. */
    private static final double STEEPEST_PITCH = Math.toRadians(89.5);
    private static final double CHASE_PITCH = Math.toRadians(34);
    private static final double STIFFNESS_PER_SECOND = 9;
    private static final double GLIDE_SECONDS = 0.12;

    public enum Preset {
        FOLLOW("viewport.camera.follow"), TOP("viewport.camera.top"), CHASE("viewport.camera.chase"), FIRST("viewport.camera.first"), BEHIND("viewport.camera.behind"), FREE("viewport.camera.free");

        private final String text;

        Preset(String text) {
            this.text = text;
        }

        String label() {
            return Messages.text(text);
        }

        /** The position of the eye, for presets in perspective. */
        Optional<Stance> stance() {
            return this == FIRST ? Optional.of(Stance.FIRST) : this == BEHIND ? Optional.of(Stance.BEHIND) : Optional.empty();
        }

        Preset next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    private final Vec3 focus = new Vec3();
    private final Vec3 drift = new Vec3();
    private Preset preset = Preset.FOLLOW;
    private double azimuth = AZIMUTH;
    private double pitch = PITCH;
    private double pixelsPerMetre = PIXELS_PER_METRE;
    private boolean arrived;
    private double[] start;
    private double[] end;
    private double gone = 1;

    public Preset preset() {
        return preset;
    }

    /** Takes over the view of another camera. */
    void copyFrom(CameraRig other) {
        focus.set(other.focus);
        drift.set(other.drift);
        preset = other.preset;
        azimuth = other.azimuth;
        pitch = other.pitch;
        pixelsPerMetre = other.pixelsPerMetre;
        arrived = other.arrived;
        gone = 1;
    }

    /** Changes the preset; Free keeps the current view. */
    public void choose(Preset chosen) {
        preset = chosen;
        switch (chosen) {
            case FOLLOW -> glideTo(AZIMUTH, PITCH, pixelsPerMetre);
            case TOP -> glideTo(Math.PI / 2, STEEPEST_PITCH, pixelsPerMetre);
            case CHASE -> glideTo(azimuth, CHASE_PITCH, pixelsPerMetre);
            case FREE -> drift.zero();
            case FIRST, BEHIND -> gone = 1;
        }
    }

    private void glideTo(double newAzimuth, double newPitch, double newPixels) {
        start = new double[] {azimuth, pitch, pixelsPerMetre};
        // Turn the shorter way.
        end = new double[] {azimuth + Math.IEEEremainder(newAzimuth - azimuth, 2 * Math.PI), newPitch, newPixels};
        gone = 0;
    }

    /** Moves towards the chosen view, easing out; called once per frame. */
    void glide(double seconds) {
        if (gone < 1) {
            gone = Math.min(1, gone + seconds / GLIDE_SECONDS);
            double share = 1 - (1 - gone) * (1 - gone);
            azimuth = preset == Preset.CHASE ? azimuth : start[0] + (end[0] - start[0]) * share;
            pitch = start[1] + (end[1] - start[1]) * share;
            pixelsPerMetre = start[2] + (end[2] - start[2]) * share;
        }
    }

    public Projection projection(double unitsPerMetre) {
        return new Projection(azimuth, pitch, pixelsPerMetre / unitsPerMetre);
    }

    public Vec3 focus() {
        return focus;
    }

    double azimuth() {
        return azimuth;
    }

    double pitch() {
        return pitch;
    }

    double pixelsPerMetre() {
        return pixelsPerMetre;
    }

    /** Moves to a place without animation, such as on another map or while scrubbing. */
    public void jumpTo(Vec3 target) {
        focus.set(target);
        drift.zero();
        arrived = true;
    }

    /** Follows a moving target for one frame. Critically damped: as fast as possible without overshooting. */
    public void follow(Vec3 target, double yaw, double seconds) {
        if (preset == Preset.FREE) {
            return;
        }
        if (!arrived) {
            jumpTo(target);
        }
        double k = STIFFNESS_PER_SECOND;
        double decay = Math.exp(-k * seconds);
        focus.x = (float) damp(focus.x, target.x, 0, k, seconds, decay);
        focus.y = (float) damp(focus.y, target.y, 1, k, seconds, decay);
        focus.z = (float) damp(focus.z, target.z, 2, k, seconds, decay);
        if (preset == Preset.CHASE) {
            azimuth += Math.IEEEremainder(yaw - azimuth, 2 * Math.PI) * (1 - decay);
        }
    }

    private double damp(double at, double target, int axis, double k, double seconds, double decay) {
        double gap = at - target;
        double pull = (drift.get(axis) + k * gap) * seconds;
        set(drift, axis, (drift.get(axis) - k * pull) * decay);
        return target + (gap + pull) * decay;
    }

    private static void set(Vec3 v, int axis, double value) {
        switch (axis) {
            case 0 -> v.x = (float) value;
            case 1 -> v.y = (float) value;
            default -> v.z = (float) value;
        }
    }

    void orbit(double dx, double dy) {
        gone = 1;
        azimuth += Math.toRadians(0.4 * dx);
        pitch = Math.max(LOWEST_PITCH, Math.min(STEEPEST_PITCH, pitch + Math.toRadians(0.3 * dy)));
    }

    /** Pans along the floor with the pointer and stays there. */
    public void pan(ViewTransform view, double dx, double dy) {
        Vec3 from = view.at(view.width / 2.0, view.height / 2.0, focus.z);
        Vec3 to = view.at(view.width / 2.0 - dx, view.height / 2.0 - dy, focus.z);
        focus.add(to.sub(from));
        preset = Preset.FREE;
        drift.zero();
    }

    /** In Free, the point under the pointer stays in place. */
    public void zoom(ViewTransform view, double factor, double px, double py) {
        gone = 1;
        double wanted = Math.max(LEAST_PIXELS, Math.min(MOST_PIXELS, pixelsPerMetre * factor));
        double real = wanted / pixelsPerMetre;
        pixelsPerMetre = wanted;
        if (preset == Preset.FREE) {
            Vec3 under = view.at(px, py, focus.z);
            focus.set(under.x + (focus.x - under.x) / (float) real, under.y + (focus.y - under.y) / (float) real, focus.z);
        }
    }

    /** Restores the default tilt, direction and size. */
    void reset() {
        preset = Preset.FOLLOW;
        glideTo(AZIMUTH, PITCH, PIXELS_PER_METRE);
    }
}
