package dev.goldenangle.presets;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the word that a misspelt word probably means. */
public final class NearestWord {
    private NearestWord() {
    }

    /** "; did you mean x?", or nothing when there are no candidates. */
    public static String hint(String word, Collection<String> candidates) {
        return to(word, candidates).map(nearest -> "; did you mean " + nearest + "?").orElse("");
    }

    /** The candidate with the smallest edit distance, the first one in a tie; empty when there are none. */
    static Optional<String> to(String word, Collection<String> candidates) {
        String known = word.length() > 64 ? word.substring(0, 64) : word;
        return candidates.stream().min(Comparator.comparingInt(candidate -> distance(known, candidate)));
    }

    /** Levenshtein distance: number of letters to insert, delete or replace. */
    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
