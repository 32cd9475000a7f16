package dev.goldenangle.analysis.curve;

import dev.goldenangle.analysis.curve.Curve.Ground;
import dev.goldenangle.analysis.curve.Curve.Sample;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.CommonColumn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The list of curves. A model has the curves whose signals it reports and the handles whose parameters it has, found by
 * their common names.
 */
public final class Curves {
    /** Curves at a fixed speed are drawn at this multiple of W, a typical speed of jump chains. */
    public static final double AT_SPEED = 1.5;
    private static final double FAST = 2;
    /** Upper end of angles: beyond a quarter turn, because with capped rules the best angle is slightly beyond it. */
    public static final double LARGEST_ANGLE = 2 * Math.PI / 3;
    private static final double DECAY_SECONDS = 1;
    private final Model model;

    private Curves(Model model) {
        this.model = model;
    }

    /** The curves of a model, the most important first. */
    public static List<Curve> of(Model model) {
        Curves curves = new Curves(model);
        List<Curve> all = new ArrayList<>();
        if (curves.reports("gain", "theta")) {
            all.add(curves.gain());
        }
        if (model.theory(model.parameters().defaults()).isPresent()) {
            all.add(curves.speedWon());
        }
        if (curves.reports("gain", "theta") && curves.knob("blend_speed_start").isPresent()) {
            all.add(curves.speedBlend());
        }
        if (curves.reports("friction_scale", "quality")) {
            all.add(curves.landingFriction());
        }
        all.add(curves.frictionDecay());
        if (curves.reports("shaping_angle")) {
            all.add(curves.shaping());
        }
        return List.copyOf(all);
    }

    private boolean reports(String... signals) {
        return Stream.of(signals).allMatch(key -> model.signals().stream().anyMatch(signal -> signal.key().equals(key)));
    }

    private Optional<Parameter> knob(String key) {
        return model.parameters().find(key);
    }

    /** Keeps the handles whose parameters the model has. */
    private static List<Handle> present(List<Optional<Handle>> handles) {
        return handles.stream().flatMap(Optional::stream).toList();
    }

    private Optional<Handle> handle(String key, Function<Parameter, Handle> maker) {
        return knob(key).map(maker);
    }

    private static double get(ParameterSet set, String key) {
        return set.table().find(key).map(set::get).orElse(0.0);
    }

    private Curve gain() {
        return new Curve("gain", "Gain against angle", "Gain factor of the air push by the angle between velocity and view, at full speed blend.",
                Axis.fixed("Angle between velocity and view", Unit.ANGLE, 0, LARGEST_ANGLE), Axis.fixed("of the air push", Unit.RATIO, 0, 1.4),
                probe -> CurvePoints.of(probe, 0, LARGEST_ANGLE, angle -> {
                    probe.inAir(fullBlend(probe.parameters()));
                    probe.strafe(angle, HeldKeys.FORWARD);
                    return probe.signal("gain");
                }),
                present(List.of(handle("theta_target", Handle::along),
                        handle("g_min", knob -> new Handle(knob, line -> 0, line -> line.parameters().get(knob), (line, x, y) -> y)),
                        handle("g_peak", knob -> new Handle(knob, line -> get(line.parameters(), "theta_target") / 2, line -> line.parameters().get(knob), (line, x, y) -> y)),
                        handle("theta_falloff", Curves::falloff))),
                Optional.of(new Sample("theta", "gain", Ground.IN_AIR)));
    }

    private static double fullBlend(ParameterSet set) {
        return Math.max(AT_SPEED * set.w(), get(set, "blend_speed_end") * 1.001);
    }

    /** A falloff of zero means none, so its handle is shown at the right end, where a long one would end. */
    private static Handle falloff(Parameter knob) {
        Handle.Place x = line -> line.parameters().get(knob) == 0 ? LARGEST_ANGLE
                : Math.min(LARGEST_ANGLE, get(line.parameters(), "theta_target") + line.parameters().get(knob));
        return new Handle(knob, x, line -> line.at(x.on(line)), (line, px, py) -> px >= LARGEST_ANGLE ? 0 : px - get(line.parameters(), "theta_target"));
    }

    private Curve speedWon() {
        return new Curve("speed_won", "Speed gained against angle", "Speed gained by the push in one tick in the air, with forward and side held, by the strafe angle, at 1.5 W.",
                Axis.fixed(StrafeAngle.of(model).label(), Unit.ANGLE, 0, LARGEST_ANGLE), new Axis("per tick", model.speedUnit(), set -> 0, set -> 0),
                probe -> CurvePoints.of(probe, 0, LARGEST_ANGLE, angle -> {
                    probe.inAir(AT_SPEED * probe.w());
                    probe.strafe(angle, HeldKeys.FORWARD_AND_SIDE);
                    return probe.gainMade();
                }),
                present(List.of(handle("air_accel_base", knob -> Handle.stretching(knob, CurvePoints::peak)),
                        handle("air_acceleration", knob -> airPush(knob, model.tickRate())),
                        handle("air_speed_cap", Curves::airCap))),
                Optional.of(new Sample(StrafeAngle.of(model).column(), CommonColumn.GAIN_MADE.key(), Ground.IN_AIR)));
    }

    /**
     * If a tick's push is below the cap, it sets the height of the peak, and the handle is dragged vertically there. If
     * it is above, the cap limits it up to the angle where speed along the wish plus push equals the cap, and the
     * handle is dragged along the curve.
     */
    private static Handle airPush(Parameter knob, Parameter tickRate) {
        Handle high = Handle.stretching(knob, CurvePoints::peak);
        Handle.Place knee = line -> Angles.acos((float) Math.max(-1, Math.min(1,
                (cap(line) - push(line, knob, tickRate)) / (AT_SPEED * line.parameters().w()))));
        return new Handle(knob, line -> isHeldBack(line, knob, tickRate) ? knee.on(line) : high.x().on(line),
                line -> line.at(isHeldBack(line, knob, tickRate) ? knee.on(line) : high.x().on(line)),
                (line, x, y) -> isHeldBack(line, knob, tickRate)
                        ? (cap(line) - AT_SPEED * line.parameters().w() * Angles.cos((float) x))
                        * line.parameters().get(tickRate) / line.parameters().w()
                        : high.pull().value(line, x, y));
    }

    private static double push(CurvePoints line, Parameter knob, Parameter tickRate) {
        return line.parameters().get(knob) * line.parameters().w() / line.parameters().get(tickRate);
    }

    private static boolean isHeldBack(CurvePoints line, Parameter knob, Parameter tickRate) {
        return push(line, knob, tickRate) > cap(line);
    }

    /** The greatest speed along the wish: W in models without a cap. */
    private static double cap(CurvePoints line) {
        return line.parameters().table().find("air_speed_cap").map(line.parameters()::get).orElse(line.parameters().w());
    }

    /** The cap sets the angle at which the gain begins: where the speed along the wish equals the cap. */
    private static Handle airCap(Parameter knob) {
        Handle.Place x = line -> Angles.acos((float) Math.min(1, line.parameters().get(knob) / (AT_SPEED * line.parameters().w())));
        return new Handle(knob, x, line -> 0, (line, px, py) -> AT_SPEED * line.parameters().w() * Angles.cos((float) px));
    }

    private Curve speedBlend() {
        return new Curve("speed_blend", "Speed blend", "Gain at the target angle by speed: how it fades in as the player gets faster.",
                Axis.ofW("Speed", model.speedUnit(), FAST), Axis.fixed("gain at the target angle", Unit.RATIO, 0.9, 1.3),
                probe -> CurvePoints.of(probe, 0, FAST * probe.w(), speed -> {
                    probe.inAir(speed);
                    probe.strafe(get(probe.parameters(), "theta_target"), HeldKeys.FORWARD);
                    return probe.signal("gain");
                }),
                present(List.of(handle("blend_speed_start", Handle::along), handle("blend_speed_end", Handle::along))),
                Optional.of(new Sample(CommonColumn.SPEED.key(), "gain", Ground.IN_AIR)));
    }

    private Curve landingFriction() {
        return new Curve("landing_friction", "Landing friction", "Share of the friction on the first tick on the ground with jump held, by the quality of the angle.",
                Axis.fixed("Quality of the angle", Unit.NONE, 0, 1), Axis.fixed("of the ground friction", Unit.RATIO, 0, 1),
                Curves::landings,
                present(List.of(handle("landing_friction_scale", knob -> Handle.height(knob, line -> 0)),
                        handle("landing_friction_scale_best_angle", knob -> Handle.height(knob, line -> 1)))),
                Optional.of(new Sample("quality", "friction_scale", Ground.ON_GROUND)));
    }

    private static CurvePoints landings(Probe probe) {
        probe.landed(AT_SPEED * probe.w());
        MoverState touched = probe.copy();
        double target = get(probe.parameters(), "theta_target");
        CurvePoints byAngle = CurvePoints.of(probe, 0, target, angle -> {
            probe.restore(touched);
            probe.land(angle);
            return probe.signal("friction_scale");
        });
        CurvePoints quality = CurvePoints.of(probe, 0, target, angle -> {
            probe.restore(touched);
            probe.land(angle);
            return probe.signal("quality");
        });
        return new CurvePoints(probe.parameters(), quality.y(), byAngle.y());
    }

    private Curve frictionDecay() {
        return new Curve("friction_decay", "Friction decay", "Speed after releasing all keys on level ground at W.",
                Axis.fixed("Time", Unit.SECONDS, 0, DECAY_SECONDS), Axis.ofW("", model.speedUnit(), 1),
                Curves::decay,
                present(List.of(handle("friction", knob -> new Handle(knob, line -> 1 / Math.max(1 / DECAY_SECONDS, line.parameters().get(knob)),
                                line -> line.at(1 / Math.max(1 / DECAY_SECONDS, line.parameters().get(knob))), (line, x, y) -> 1 / Math.max(0.01, x))),
                        handle("run_deceleration", Curves::standstill),
                        handle("stop_speed", knob -> new Handle(knob, line -> line.fallsTo(line.parameters().get(knob)),
                                line -> line.parameters().get(knob), (line, x, y) -> y)))),
                Optional.empty());
    }

    /** A handle where the curve reaches zero speed. A larger value of the knob moves that point to an earlier time. */
    private static Handle standstill(Parameter knob) {
        Handle.Place end = line -> line.fallsTo(0.001 * line.parameters().w());
        return new Handle(knob, end, line -> 0, (line, x, y) -> line.parameters().get(knob) * end.on(line) / Math.max(0.01, x));
    }

    private static CurvePoints decay(Probe probe) {
        int ticks = (int) Math.ceil(DECAY_SECONDS * probe.tickRate());
        double[] x = new double[ticks + 1];
        double[] y = new double[ticks + 1];
        probe.onGround(probe.w());
        for (int tick = 0; tick <= ticks; tick++) {
            x[tick] = tick / probe.tickRate();
            y[tick] = probe.speed();
            probe.coast();
        }
        return new CurvePoints(probe.parameters(), x, y);
    }

    private Curve shaping() {
        return new Curve("corridor_shaping", "Corridor shaping", "How far one tick turns the velocity towards the intent, by the angle between them, at 1.5 W.",
                Axis.fixed("Angle between velocity and intent", Unit.ANGLE, 0, LARGEST_ANGLE), Axis.fixed("turn per tick", Unit.ANGLE, 0, Math.PI / 180),
                probe -> CurvePoints.of(probe, 0, LARGEST_ANGLE, angle -> {
                    probe.inAir(Math.max(AT_SPEED * probe.w(), get(probe.parameters(), "min_speed_for_shaping") * 1.001));
                    probe.strafe(angle, HeldKeys.FORWARD);
                    return Math.abs(probe.signal("shaping_angle"));
                }),
                present(List.of(handle("shaping_strength", knob -> Handle.stretching(knob, line -> Math.PI / 8)),
                        handle("max_shaping_angle_per_tick", knob -> new Handle(knob, line -> Math.PI / 4, line -> line.parameters().get(knob), (line, x, y) -> y)),
                        handle("min_alignment", knob -> new Handle(knob, line -> Angles.acos((float) line.parameters().get(knob)), line -> 0,
                                (line, x, y) -> Angles.cos((float) x))))),
                Optional.of(new Sample(CommonColumn.ANGLE.key(), "shaping_angle", Ground.IN_AIR)));
    }
}
