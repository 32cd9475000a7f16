package dev.goldenangle.motor.arena;

import dev.goldenangle.motor.arena.ArenaParameter.Groups;
import dev.goldenangle.parameter.TuningNote;

import java.util.List;

/** The tuning advice of the arena model, in tuning order; shown in headings, tooltips, failed goals and the guide. */
final class ArenaNotes {
    static final List<TuningNote> ALL = List.of(
            new TuningNote(Groups.GROUND, "stops feel mushy", "raise stop_speed before friction", List.of("stop_speed", "friction"), List.of("crisp_stop")),
            new TuningNote(Groups.GROUND, "turns feel slippery", "raise ground_accel; too high feels snappy", List.of("ground_accel"), List.of("crisp_redirect")),
            new TuningNote(Groups.JUMP, "jump chains lose speed", "lower landing_friction_scale or raise landing_grace_ticks before raising g_peak",
                    List.of("landing_friction_scale", "landing_grace_ticks", "g_peak"), List.of("jump_retention", "held_retention", "late_retention")),
            new TuningNote(Groups.JUMP, "a good angle should keep more speed on landing", "lower landing_friction_scale_best_angle",
                    List.of("landing_friction_scale_best_angle"), List.of("held_retention")),
            new TuningNote(Groups.JUMP, "players gain speed too easily", "raise landing_friction_scale first and leave the air push alone",
                    List.of("landing_friction_scale"), List.of("bounded_speed")),
            new TuningNote(Groups.GOLDEN_ANGLE, "running straight should gain more", "lower theta_target; to reward deliberate strafing, raise it",
                    List.of("theta_target"), List.of()),
            new TuningNote(Groups.GOLDEN_ANGLE, "the side key alone gains more than forward and side", "lower theta_target below 22.5°",
                    List.of("theta_target"), List.of("air_strafe_build")),
            new TuningNote(Groups.GOLDEN_ANGLE, "speed build feels capped once jump chains are right", "raise g_peak, a little at a time", List.of("g_peak"), List.of("air_strafe_build")),
            new TuningNote(Groups.GOLDEN_ANGLE, "the gain starts too abruptly", "lower g_peak or raise theta_target", List.of("g_peak", "theta_target"), List.of()),
            new TuningNote(Groups.GOLDEN_ANGLE, "speed builds too quickly", "lower bonus_scale before g_peak", List.of("bonus_scale", "g_peak"), List.of("bounded_speed")),
            new TuningNote(Groups.SHAPING, "doorways at speed are too hard to hit", "raise max_shaping_angle_per_tick slightly, then shaping_strength",
                    List.of("max_shaping_angle_per_tick", "shaping_strength"), List.of("doorway_at_speed")),
            new TuningNote(Groups.SHAPING, "turns in the air are too easy", "lower shaping_strength: it should help to hold a line, not to change it", List.of("shaping_strength"), List.of()));

    private ArenaNotes() {
    }
}
