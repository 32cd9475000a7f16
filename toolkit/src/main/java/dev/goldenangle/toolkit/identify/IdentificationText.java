package dev.goldenangle.toolkit.identify;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.toolkit.identify.Identification.Constant;
import dev.goldenangle.toolkit.identify.Identification.Match;
import dev.goldenangle.toolkit.library.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** An identification as sentences and a table. */
public record IdentificationText(Identification found) {
    private static final int LISTED = 6;

    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(verdict()));
        found.likeliest().ifPresent(best -> best.constants().forEach(constant -> lines.add("  " + line(constant))));
        if (!found.rivals().isEmpty()) {
            lines.add(rivals());
        }
        lines.add("");
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("preset", "ticks explained", "first unexplained tick", "constants changed"));
        found.matches().stream().limit(LISTED).forEach(match -> rows.add(List.of(match.preset(), share(match), match.firstUnexplained() < 0 ? "none" : String.valueOf(match.firstUnexplained()),
                match.constants().isEmpty() ? "none" : String.join(", ", match.constants().stream().map(constant -> constant.parameter().key()).toList()))));
        lines.addAll(Texts.table(rows).lines().toList());
        return lines;
    }

    /** One sentence. */
    public String verdict() {
        return found.likeliest().map(best -> "Likeliest: " + best.preset() + (best.constants().isEmpty() ? "" : " with other constants") + ", which explains " + share(best) + " of "
                + found.ticks() + " ticks.").orElseGet(() -> "None of these games: the best explains " + (found.matches().isEmpty() ? "nothing" : share(found.matches().get(0))) + ".");
    }

    /** One sentence about the presets that explain the run as well. */
    public String rivals() {
        return "The run does not tell it apart from " + String.join(", ", found.rivals().stream().map(Match::preset).toList()) + ".";
    }

    private static String share(Match match) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * match.explained());
    }

    /** A constant with its uncertainty and the value of the preset. */
    public static String line(Constant constant) {
        Unit unit = constant.parameter().spec().unit();
        String uncertainty = Double.isInfinite(constant.uncertainty()) ? "not determined by this run" : "± " + number(unit.toShown(constant.uncertainty()));
        return constant.parameter().key() + " = " + number(unit.toShown(constant.value())) + " " + unit.symbol() + " " + uncertainty + " (preset " + number(unit.toShown(constant.preset())) + ")";
    }

    private static String number(double value) {
        return value == 0 ? "0" : String.format(Locale.ROOT, "%.4g", value);
    }
}
