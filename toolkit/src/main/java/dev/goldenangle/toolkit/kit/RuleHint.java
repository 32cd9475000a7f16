package dev.goldenangle.toolkit.kit;

import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Says which rules acted on a tick, to help find the mistake in a port. */
public final class RuleHint {
    private RuleHint() {
    }

    /** The causes that changed the speed on a tick, largest first. */
    public static List<SpeedCause> causes(TickReport report) {
        return Arrays.stream(SpeedCause.values()).filter(cause -> report.cause(cause) != 0f)
                .sorted(Comparator.comparing((SpeedCause cause) -> -Math.abs(report.cause(cause)))).toList();
    }

    /** @param field the first field that differs */
    public static String of(MoverState before, MoverState after, List<SpeedCause> causes, KitField field) {
        String where = (before.grounded ? "on the ground" : "in the air") + (before.grounded == after.grounded ? "" : after.grounded ? ", landing" : ", leaving the ground");
        String rules = causes.isEmpty() ? "no rule changed the horizontal speed" : "acting rules: " + causes.stream().map(cause -> cause.label() + " (" + lower(cause.doc()) + ")").collect(Collectors.joining(", "));
        boolean onlyPlace = field.ordinal() <= KitField.Z.ordinal();
        return where + "; " + rules + (onlyPlace ? "; the velocity is right up to here, so check how it moves the body" : "");
    }

    private static String lower(String sentence) {
        return Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
    }
}
