package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.Metric.Quantity;
import dev.goldenangle.goal.Amount;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.Relation;
import dev.goldenangle.motor.Model;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.text.Messages;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Parses typed limits: {@code 1.45}, {@code 1.45 W}, {@code <= 1 m}, {@code 1.55 – 1.65}, {@code 1.6 ± 0.05}. A missing unit or relation
 * stays as it was.
 */
final class LimitInput {
    private static final Pattern NUMBER = Pattern.compile("[+\u2212-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)");
    private static final Pattern TOLERANCE = Pattern.compile("\\s*(?:±|\\+/?-)\\s*");
    private static final Pattern TO = Pattern.compile("\\s*(?:–|\\.\\.|\\bto\\b)\\s*|\\s+-\\s+");
    private static final List<Relation> MENU = List.of(Relation.AT_MOST, Relation.AT_LEAST, Relation.ABOUT, Relation.BETWEEN);

    private LimitInput() {
    }

    /** The relations in menu order. */
    static List<Relation> relations() {
        return MENU;
    }

    static String symbol(Relation relation) {
        return relation == Relation.ABOUT ? "=" : relation == Relation.BETWEEN ? Messages.text("scorecard.between") : relation.symbol();
    }

    /** Only the numbers, with at least as many digits as the arrow keys change. */
    static String text(Goal goal) {
        Limits limits = goal.limits();
        String first = number(goal, limits.first().number());
        return limits.second().map(second -> first + " " + limits.relation().symbol() + " " + number(goal, second.number())).orElse(first);
    }

    private static String number(Goal goal, double value) {
        return Numbers.fixed(value, Math.max(leastDigits(goal, value), writtenDigits(value)));
    }

    private static int leastDigits(Goal goal, double value) {
        Quantity quantity = goal.measure().quantity();
        return quantity == Quantity.COUNT || quantity == Quantity.PERCENT || Math.abs(value) >= 100 ? 0 : 1;
    }

    private static int writtenDigits(double value) {
        int digits = 0;
        while (digits < 9 && Math.abs(value - Double.parseDouble(String.format(Locale.ROOT, "%." + digits + "f", value))) > 1e-12) {
            digits++;
        }
        return digits;
    }

    /** @throws IllegalArgumentException with a reason to show to the user */
    static Limits parse(String typed, Limits current, Goal goal, Model model) {
        String text = typed.strip().replace('\u2212', '-');
        Optional<Relation> prefix = prefix(text);
        String rest = prefix.isPresent() ? text.replaceFirst("^(<=|>=|[≤≥<>=])\\s*", "") : text;
        Limits limits = limits(rest, prefix, current);
        goal.measure().problem(limits, model).ifPresent(reason -> {
            throw new IllegalArgumentException(reason);
        });
        return limits;
    }

    private static Optional<Relation> prefix(String text) {
        return text.startsWith("<") || text.startsWith("≤") ? Optional.of(Relation.AT_MOST) : text.startsWith(">") || text.startsWith("≥") ? Optional.of(Relation.AT_LEAST)
                : text.startsWith("=") ? Optional.of(Relation.ABOUT) : Optional.empty();
    }

    private static Limits limits(String text, Optional<Relation> prefix, Limits current) {
        String[] around = TOLERANCE.split(text, -1);
        if (around.length == 2) {
            return two(Relation.ABOUT, around, current);
        }
        String[] ends = TO.split(text, -1);
        if (ends.length == 2 && !ends[0].isBlank()) {
            return two(Relation.BETWEEN, ends, current);
        }
        Relation relation = prefix.orElse(current.relation());
        Amount first = amount(text, current.unit());
        if (relation == Relation.BETWEEN) {
            throw new IllegalArgumentException(Messages.text("scorecard.enter-two-numbers"));
        }
        if (relation == Relation.ABOUT) {
            double tolerance = current.relation() == Relation.ABOUT ? current.second().orElseThrow().number() : Math.abs(first.number()) / 20;
            return Limits.two(relation, first, first.withNumber(tolerance));
        }
        return Limits.one(relation, first);
    }

    private static Limits two(Relation relation, String[] parts, Limits current) {
        Amount second = amount(parts[1], current.unit());
        return Limits.two(relation, amount(parts[0], second.unit()), second);
    }

    private static Amount amount(String text, String unit) {
        Amount amount = Amount.parse(text).orElseThrow(() -> new IllegalArgumentException(text.isBlank() ? Messages.text("scorecard.enter-number") : Messages.text("scorecard.not-a-number", text.strip())));
        return amount.unit().isEmpty() ? new Amount(amount.number(), unit) : amount;
    }

    /** A text in which one number was changed, and where that number is. */
    record Turned(String text, int start, int end) {
    }

    /** How much an arrow key changes a number written like this. */
    static double step(String number, Fineness fineness) {
        int point = number.indexOf('.');
        int digits = point < 0 ? 0 : number.length() - point - 1;
        return Math.pow(10, -digits - (fineness == Fineness.TENTH ? 1 : 0));
    }

    /** Whether an arrow key changes the last digit or a tenth of it. */
    enum Fineness { DIGIT, TENTH }

    /** Changes the number at the caret by a number of steps; empty if there is no number. */
    static Optional<Turned> turn(String text, int caret, int steps, Fineness fineness) {
        List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
        Optional<MatchResult> at = numbers.stream().filter(number -> number.start() <= caret).reduce((first, last) -> last).or(() -> numbers.stream().findFirst());
        return at.map(number -> {
            double step = step(number.group(), fineness);
            int digits = (int) Math.round(-Math.log10(step));
            double turned = Double.parseDouble(number.group().replace('\u2212', '-')) + steps * step;
            String written = Numbers.fixed(turned, digits);
            return new Turned(text.substring(0, number.start()) + written + text.substring(number.end()), number.start(), number.start() + written.length());
        });
    }
}
