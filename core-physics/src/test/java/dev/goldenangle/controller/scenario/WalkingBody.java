package dev.goldenangle.controller.scenario;

import dev.goldenangle.controller.CapsuleController;
import dev.goldenangle.controller.CapsuleSettings;
import dev.goldenangle.controller.SlopeSpeed;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;

import java.util.List;

/** A body in its own world, moved tick by tick by a wanted horizontal velocity. */
final class WalkingBody {
    final MoverState state = new MoverState(0);
    final CapsuleController controller;
    private final CapsuleTracer tracer;
    private final CapsuleHit near = new CapsuleHit();
    private final TickReport report = new TickReport(0);
    private final Hash64 hash = new Hash64();
    private final double skin;
    final int rate;

    WalkingBody(List<Brush> brushes, CapsuleSettings settings, int rate) {
        this(BrushWorld.of(brushes), settings, rate);
    }

    WalkingBody(BrushWorld world, CapsuleSettings settings, int rate) {
        controller = new CapsuleController(settings, world);
        tracer = new CapsuleTracer(world, settings.radius(), settings.height(), settings.skin());
        skin = settings.skin();
        this.rate = rate;
    }

    static CapsuleSettings with(SlopeSpeed policy) {
        CapsuleSettings s = ScenarioRun.SETTINGS;
        return new CapsuleSettings(s.radius(), s.height(), s.skin(), s.stepHeight(), s.minStepWidth(), s.airStep(), s.maxSlope(), s.groundSnap(), policy,
                s.gravity(), s.jumpSpeed());
    }

    WalkingBody at(double x, double y, double z) {
        state.position.set((float) x, (float) y, (float) z);
        state.velocity.zero();
        state.leaveGround();
        return this;
    }

    void settle() {
        report.begin(state.velocity);
        controller.settle(state, report);
    }

    /** One tick with a wanted velocity, also in the air. */
    void push(double vx, double vy) {
        state.velocity.set((float) vx, (float) vy, state.grounded ? 0f : state.velocity.z);
        move();
    }

    /** One tick without input: on the ground it stands. */
    void rest() {
        if (state.grounded) {
            state.velocity.zero();
        }
        move();
    }

    void jump(double vx, double vy) {
        state.velocity.set((float) vx, (float) vy, 0f);
        report.begin(state.velocity);
        controller.jump(state, 1f / rate, report);
        state.hashInto(hash);
    }

    private void move() {
        report.begin(state.velocity);
        controller.move(state, 1f / rate, report);
        state.hashInto(hash);
    }

    /** Digest of every state so far. */
    long digest() {
        return hash.value();
    }

    /** Whether the body only flew on the last tick: it neither stood at any moment nor climbed a step. */
    boolean flewFreely() {
        boolean free = !state.grounded;
        for (int i = 0; i < report.eventCount(); i++) {
            free &= report.eventKind(i) != EventKind.LAND && report.eventKind(i) != EventKind.STEP;
        }
        return free;
    }

    /** Distance to the nearest surface, at most two skins; negative inside a solid. */
    double gap() {
        tracer.distance(state.position, 2 * skin, near);
        return near.isHit() ? near.distance : 2 * skin;
    }

    double depth() {
        return tracer.penetration(state.position, near);
    }
}
