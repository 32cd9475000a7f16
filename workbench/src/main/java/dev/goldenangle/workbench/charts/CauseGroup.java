package dev.goldenangle.workbench.charts;

import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.text.Messages;

import java.util.List;

/** The groups of causes of speed changes shown in the timeline; every cause is in one group. */
enum CauseGroup {
    PUSH("charts.cause.push", Token.CHART_2, SpeedCause.ACCELERATION, SpeedCause.BONUS, SpeedCause.SHAPING),
    GROUND("charts.cause.ground", Token.CHART_3, SpeedCause.LANDING, SpeedCause.FRICTION),
    WALL("charts.cause.wall", Token.CHART_4, SpeedCause.WALL, SpeedCause.STEP),
    OTHER("charts.cause.other", Token.CHART_6, SpeedCause.AIR_RESISTANCE, SpeedCause.GRAVITY, SpeedCause.DEVICE, SpeedCause.ABILITY,
            SpeedCause.ROUNDING, SpeedCause.OTHER);

    private final String label;
    private final Token colour;
    private final List<SpeedCause> causes;

    CauseGroup(String key, Token colour, SpeedCause... causes) {
        label = Messages.text(key);
        this.colour = colour;
        this.causes = List.of(causes);
    }

    String label() {
        return label;
    }

    Token colour() {
        return colour;
    }

    List<SpeedCause> causes() {
        return causes;
    }
}
