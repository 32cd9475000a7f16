package dev.goldenangle.toolkit.study;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a study's rows.
 *
 * @param number which part, counted from 1
 * @param of     number of parts
 */
public record Shard(int number, int of) {
    public static final Shard WHOLE = new Shard(1, 1);
    private static final Pattern TEXT = Pattern.compile("([0-9]{1,7})/([0-9]{1,7})");
    private static final Pattern FILE = Pattern.compile("shard-([0-9]{7})-of-([0-9]{7})\\.csv");

    /** @throws IllegalArgumentException if the number is out of range */
    public Shard {
        if (of < 1 || number < 1 || number > of) {
            throw new IllegalArgumentException("there is no shard " + number + " of " + of + "; they are counted from 1");
        }
    }

    /**
     * Parses the command-line form {@code 3/40}.
     *
     * @throws IllegalArgumentException with the reason
     */
    public static Shard parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("\"" + text + "\" is not a shard; write it as 3/40, counted from 1");
        }
        return new Shard(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    /** The shard in a file of this name; empty for other files. */
    static Optional<Shard> ofFile(String name) {
        Matcher matcher = FILE.matcher(name);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int number = Integer.parseInt(matcher.group(1));
        int of = Integer.parseInt(matcher.group(2));
        return number >= 1 && number <= of ? Optional.of(new Shard(number, of)) : Optional.empty();
    }

    public String fileName() {
        return this.equals(WHOLE) ? "results.csv" : String.format(Locale.ROOT, "shard-%07d-of-%07d.csv", number, of);
    }

    /** The first row, given the study's row count. */
    public long from(long rows) {
        return Math.multiplyHigh(rows, number - 1) == 0 ? rows * (number - 1) / of : rows / of * (number - 1);
    }

    /** The end row (exclusive), given the study's row count. */
    public long to(long rows) {
        return number == of ? rows : new Shard(number + 1, of).from(rows);
    }
}
