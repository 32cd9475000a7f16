package dev.goldenangle.ability;

import dev.goldenangle.parameter.TuningNote;

import java.util.List;

/** The tuning advice for abilities, in tuning order. */
public final class AbilityNotes {
    public static final List<TuningNote> ALL = List.of(
            new TuningNote(AbilityType.COYOTE_TIME.group(), "jumps at edges are lost", "raise coyote_ticks until players no longer notice it", List.of("coyote_ticks"), List.of()),
            new TuningNote(AbilityType.CROUCH_SLIDE.group(), "slides end too soon", "raise slide_duration before lowering slide_friction", List.of("slide_duration", "slide_friction"), List.of("slide_distance")),
            new TuningNote(AbilityType.DASH.group(), "dashes overshoot", "lower dash_duration before dash_speed, then dash_keep", List.of("dash_duration", "dash_speed", "dash_keep"), List.of("dash_length")),
            new TuningNote(AbilityType.WALL_RUN.group(), "wall runs end too soon", "raise wall_run_duration before lowering wall_run_gravity", List.of("wall_run_duration", "wall_run_gravity"), List.of("wall_run_length")),
            new TuningNote(AbilityType.WALL_JUMP.group(), "wall jumps come back to the same wall", "raise wall_jump_out before wall_jump_bounce", List.of("wall_jump_out", "wall_jump_bounce"), List.of()),
            new TuningNote(AbilityType.AIR_JUMPS.group(), "a second jump does not reach the ledge", "raise air_jump_height, or switch on ledge climbs", List.of("air_jump_height"), List.of("air_jump_height")),
            new TuningNote(AbilityType.VARIABLE_JUMP.group(), "short jumps feel abrupt", "raise jump_cut before lowering least_jump_height", List.of("jump_cut", "least_jump_height"), List.of()));

    private AbilityNotes() {
    }
}
