package dev.goldenangle.motor.arena;

import dev.goldenangle.motor.arena.ArenaParameter.Groups;
import dev.goldenangle.parameter.TuningNote;

import java.util.List;

/** The arena's advice on what to turn first, in tuning order; headings, tooltips, failing checks and the guide tell it. */
final class ArenaNotes {
    static final List<TuningNote> ALL = List.of(
            new TuningNote(Groups.GROUND, "stops feel mushy", "raise stop_speed before friction", List.of("stop_speed", "friction"), List.of("crisp_stop")),
            new TuningNote(Groups.GROUND, "turns drift", "raise ground_accel; too high feels snappy", List.of("ground_accel"), List.of("crisp_redirect")),
            new TuningNote(Groups.JUMP, "speed bleeds on jump chains", "lower landing_friction_scale or raise landing_grace_ticks before raising g_peak",
                    List.of("landing_friction_scale", "landing_grace_ticks", "g_peak"), List.of("jump_retention", "held_retention", "late_retention")),
            new TuningNote(Groups.JUMP, "a good angle should keep more speed on landing", "lower landing_friction_scale_best_angle",
                    List.of("landing_friction_scale_best_angle"), List.of("held_retention")),
            new TuningNote(Groups.JUMP, "speed runs away too easily", "raise landing_friction_scale first and leave the air push alone",
                    List.of("landing_friction_scale"), List.of("bounded_speed")),
            new TuningNote(Groups.GOLDEN_ANGLE, "running straight should pay more", "lower theta_target; for strafing on purpose raise it",
                    List.of("theta_target"), List.of()),
            new TuningNote(Groups.GOLDEN_ANGLE, "speed build feels capped once jump chains are right", "raise g_peak, a little at a time", List.of("g_peak"), List.of("air_strafe_build")),
            new TuningNote(Groups.GOLDEN_ANGLE, "the gain sets in too abruptly", "lower g_peak or raise theta_target", List.of("g_peak", "theta_target"), List.of()),
            new TuningNote(Groups.GOLDEN_ANGLE, "speed builds too quickly", "lower bonus_scale before g_peak", List.of("bonus_scale", "g_peak"), List.of("bounded_speed")),
            new TuningNote(Groups.SHAPING, "doorways at speed seem impossible", "raise max_shaping_angle_per_tick slightly, then shaping_strength",
                    List.of("max_shaping_angle_per_tick", "shaping_strength"), List.of("doorway_at_speed")),
            new TuningNote(Groups.SHAPING, "turns in the air come free", "lower shaping_strength: it should hold a line, not make one", List.of("shaping_strength"), List.of()));

    private ArenaNotes() {
    }
}
