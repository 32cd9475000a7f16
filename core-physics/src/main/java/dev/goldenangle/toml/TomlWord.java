package dev.goldenangle.toml;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells what a value without quotes or brackets is: true, false, a number, a date or a time. */
final class TomlWord {
    private static final String DIGITS = "\\d(_?\\d)*";
    private static final Pattern WHOLE = Pattern.compile("[+-]?(0|[1-9](_?\\d)*)");
    private static final Pattern PART = Pattern.compile("[+-]?(0|[1-9](_?\\d)*)(\\." + DIGITS + ")?([eE][+-]?" + DIGITS + ")?");
    private static final Pattern BASED = Pattern.compile("0x[0-9a-fA-F](_?[0-9a-fA-F])*|0o[0-7](_?[0-7])*|0b[01](_?[01])*");
    private static final Pattern DATED = Pattern.compile("\\d{4}-\\d\\d-\\d\\d.*|\\d\\d:.*");
    private static final Pattern TIMED = Pattern.compile(".*\\d\\d:\\d\\d:\\d\\d.*");

    private TomlWord() {
    }

    /** Empty when it is none of these. A whole number beyond 64 bits is read as the nearest decimal one. */
    static Optional<Object> read(String word) {
        return switch (word) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            case "inf", "+inf" -> Optional.of(Double.POSITIVE_INFINITY);
            case "-inf" -> Optional.of(Double.NEGATIVE_INFINITY);
            case "nan", "+nan", "-nan" -> Optional.of(Double.NaN);
            default -> DATED.matcher(word).matches() ? date(word) : number(word);
        };
    }

    private static Optional<Object> number(String word) {
        String digits = word.replace("_", "");
        if (WHOLE.matcher(word).matches()) {
            return Optional.of(whole(digits, 10));
        }
        if (PART.matcher(word).matches()) {
            return Optional.of(Double.parseDouble(digits));
        }
        int base = word.startsWith("0x") ? 16 : word.startsWith("0o") ? 8 : 2;
        return BASED.matcher(word).matches() ? Optional.of(whole(digits.substring(2), base)) : Optional.empty();
    }

    private static Object whole(String digits, int base) {
        try {
            return Long.parseLong(digits, base);
        } catch (NumberFormatException tooLarge) {
            return base == 10 ? Double.parseDouble(digits) : Double.POSITIVE_INFINITY;
        }
    }

    private static Optional<Object> date(String word) {
        String iso = word.replace(' ', 'T').replace('t', 'T').replace('z', 'Z');
        try {
            if (!iso.contains("-")) {
                return withSeconds(iso) ? Optional.of(LocalTime.parse(iso)) : Optional.empty();
            }
            if (!iso.contains("T")) {
                return Optional.of(LocalDate.parse(iso));
            }
            String time = iso.substring(iso.indexOf('T'));
            if (!withSeconds(time)) {
                return Optional.empty();
            }
            boolean offset = time.contains("Z") || time.contains("+") || time.contains("-");
            return Optional.of(offset ? OffsetDateTime.parse(iso) : LocalDateTime.parse(iso));
        } catch (DateTimeException impossible) {
            return Optional.empty();
        }
    }

    private static boolean withSeconds(String time) {
        return TIMED.matcher(time).matches();
    }
}
