package dev.goldenangle.bot;

import dev.goldenangle.parameter.ParameterSet;

import java.util.List;
import java.util.Optional;

/**
 * Named settings of a bot. Those of the human strafer come from measured runs (docs/bots.md); the middle one equals the
 * defaults.
 *
 * @param id          name in files and commands
 * @param description the kind of player it represents
 * @param settings    key=value, in the order they are applied to the defaults
 */
public record BotSkill(String id, String description, List<String> settings) {
    static final List<BotSkill> HUMAN = List.of(
            new BotSkill("champion", "A champion: small errors that last an eighth of a second, no gap between side keys.",
                    List.of("turn_rate=720deg", "angle_bias=4.2deg", "angle_noise=5.2deg", "inward_noise=0.65", "noise_time=0.14", "hand_inertia=0.003",
                            "key_gap=0", "missed_jumps=0", "press_lead=0.1", "jump_spread=0.02", "jump_hold=0.1")),
            new BotSkill("practised", "A player with years of practice.", List.of()),
            new BotSkill("casual", "A player who knows how to strafe and does it now and then.",
                    List.of("turn_rate=450deg", "reaction=-0.02", "angle_bias=4deg", "angle_noise=13.5deg", "inward_noise=0.33", "noise_time=0.3", "hand_inertia=0.035",
                            "key_gap=0.02", "missed_jumps=0.08", "press_lead=0.12", "jump_spread=0.09", "jump_hold=0.15")));

    /** The defaults with these settings applied. */
    public ParameterSet apply(ParameterSet defaults) {
        ParameterSet knobs = defaults;
        for (String setting : settings) {
            int equals = setting.indexOf('=');
            knobs = knobs.with(setting.substring(0, equals), setting.substring(equals + 1));
        }
        return knobs;
    }

    static Optional<BotSkill> find(List<BotSkill> skills, String id) {
        return skills.stream().filter(skill -> skill.id.equals(id)).findFirst();
    }
}
