package dev.goldenangle.workbench.attack;

import dev.goldenangle.math.Randomness;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Changes to a text that once made a reader hang, overflow its stack or take gigabytes. Sizes are up to a few hundred thousand characters. */
enum HostileShape {
    /** The same line many times. */
    REPEATED_LINE {
        @Override
        void apply(StringBuilder text, Randomness random) {
            int[] line = line(text, random);
            String content = text.substring(line[0], line[1]) + "\n";
            text.insert(line[0], content.repeat(count(random, content.length())));
        }
    },
    /** A line many times, each with another number behind its words, such as names of groups. */
    NUMBERED_LINES {
        @Override
        void apply(StringBuilder text, Randomness random) {
            int[] line = line(text, random);
            String content = random.nextInt(3) == 0 ? "g group" : text.substring(line[0], line[1]);
            StringBuilder lines = new StringBuilder();
            for (int i = count(random, content.length() + 6); i > 0; i--) {
                lines.append(content).append(i).append('\n');
            }
            text.insert(line[0], lines);
        }
    },
    /** Lines that continue on the next one. */
    CONTINUED_LINES {
        @Override
        void apply(StringBuilder text, Randomness random) {
            int[] line = line(text, random);
            String content = text.substring(line[0], line[1]) + " \\\n";
            text.insert(line[0], content.repeat(count(random, content.length())));
        }
    },
    /** A word, number or blank of great length. */
    LONG_TOKEN {
        @Override
        void apply(StringBuilder text, Randomness random) {
            String piece = PIECES[random.nextInt(PIECES.length)];
            text.insert(random.nextInt(text.length()), piece.repeat(count(random, piece.length())));
        }
    },
    /** A number with thousands of digits. */
    MANY_DIGITS {
        @Override
        void apply(StringBuilder text, Randomness random) {
            replaceNumber(text, random, (random.nextInt(2) == 0 ? "" : "0.") + Integer.toString(1 + random.nextInt(9)).repeat(count(random, 1)));
        }
    },
    /** Brackets in brackets. */
    DEEP_NESTING {
        @Override
        void apply(StringBuilder text, Randomness random) {
            int pair = random.nextInt(OPENING.length);
            int depth = count(random, OPENING[pair].length());
            replaceNumber(text, random, OPENING[pair].repeat(depth) + "1" + CLOSING[pair].repeat(random.nextInt(3) == 0 ? 0 : depth));
        }
    },
    /** Two numbers exchange their places: indices that form cycles, or sizes that do not fit. */
    SWAPPED_NUMBERS {
        @Override
        void apply(StringBuilder text, Randomness random) {
            for (int swaps = 1 + random.nextInt(4); swaps > 0; swaps--) {
                List<MatchResult> numbers = numbers(text);
                if (numbers.size() < 2) {
                    return;
                }
                int first = random.nextInt(numbers.size() - 1);
                MatchResult one = numbers.get(first);
                MatchResult other = numbers.get(Math.min(numbers.size() - 1, first + 1 + random.nextInt(8)));
                text.replace(other.start(), other.end(), one.group()).replace(one.start(), one.end(), other.group());
            }
        }
    },
    /** A count, index or size far beyond the file. */
    HUGE_COUNT {
        @Override
        void apply(StringBuilder text, Randomness random) {
            replaceNumber(text, random, COUNTS[random.nextInt(COUNTS.length)]);
        }
    },
    /** An escape that is cut off, unknown or half a character, inside a quoted text if there is one. */
    BAD_ESCAPE {
        @Override
        void apply(StringBuilder text, Randomness random) {
            int quote = text.indexOf("\"", random.nextInt(text.length()));
            text.insert(quote < 0 ? random.nextInt(text.length()) : quote + 1, ESCAPES[random.nextInt(ESCAPES.length)]);
        }
    };

    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final int MOST_CHARACTERS = 400_000;
    private static final String[] PIECES = {"a", "1", " ", "\t", ".", "2.", "-", "\"", "#", "\\", "é", "_a", "a.", "/", "[", "{", "(", "=", "\n", "\0"};
    private static final String[] OPENING = {"[", "{\"a\":", "{a=", "(", "[{\"children\":"};
    private static final String[] CLOSING = {"]", "}", "}", ")", "}]"};
    private static final String[] COUNTS = {"500000000", "2147483647", "2147483648", "4294967295", "-2147483648", "9223372036854775807", "18446744073709551616", "16777217", "1e18"};
    private static final String[] ESCAPES = {"\\", "\\u", "\\u12", "\\ud800", "\\U0010ffff", "\\U00110000", "\\x41", "\\0", "\\uzzzz", "\\\n", "\\u0000"};

    abstract void apply(StringBuilder text, Randomness random);

    /** Few or many, so that one piece repeated stays within the limit. */
    private static int count(Randomness random, int length) {
        int most = Math.max(2, MOST_CHARACTERS / Math.max(1, length));
        return (int) Math.max(1, StrictMath.pow(most, random.nextFloat()));
    }

    private static int[] line(StringBuilder text, Randomness random) {
        int at = random.nextInt(text.length());
        int end = text.indexOf("\n", at);
        return new int[] {text.lastIndexOf("\n", at - 1) + 1, end < 0 ? text.length() : end};
    }

    private static List<MatchResult> numbers(StringBuilder text) {
        return new ArrayList<>(NUMBER.matcher(text).results().toList());
    }

    private static void replaceNumber(StringBuilder text, Randomness random, String replacement) {
        List<MatchResult> numbers = numbers(text);
        if (numbers.isEmpty()) {
            text.insert(random.nextInt(text.length()), replacement);
        } else {
            MatchResult number = numbers.get(random.nextInt(numbers.size()));
            text.replace(number.start(), number.end(), replacement);
        }
    }
}
