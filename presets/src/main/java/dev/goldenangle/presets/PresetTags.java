package dev.goldenangle.presets;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * The tags of a preset: the words at the end of its description that begin with {@code #}, as in {@code "Short stops. #duel #heavy"}.
 * Tags are part of the description so that programs that do not know tags still read the file.
 */
public final class PresetTags {
    private PresetTags() {
    }

    /** The tags of a description, without {@code #}, in order and each once. */
    public static List<String> of(String description) {
        LinkedHashSet<String> tags = new LinkedHashSet<>();
        for (String word : description.substring(start(description)).strip().split("\\s+")) {
            if (!word.isEmpty()) {
                tags.add(word.substring(1));
            }
        }
        return List.copyOf(tags);
    }

    /** The description without its tags. */
    public static String textOf(String description) {
        return description.substring(0, start(description)).strip();
    }

    /** A description with other tags. @param tags as typed: with or without {@code #}; spaces within a tag become hyphens */
    public static String join(String text, List<String> tags) {
        List<String> words = new ArrayList<>();
        if (!textOf(text).isEmpty()) {
            words.add(textOf(text));
        }
        LinkedHashSet<String> all = new LinkedHashSet<>(of(text));
        tags.stream().map(PresetTags::clean).filter(tag -> !tag.isEmpty()).forEach(all::add);
        all.forEach(tag -> words.add("#" + tag));
        return String.join(" ", words);
    }

    private static String clean(String tag) {
        return tag.replaceAll("[#,\\p{Cntrl}]", " ").strip().replaceAll("\\s+", "-");
    }

    private static int start(String description) {
        int end = description.length();
        while (true) {
            int wordEnd = end;
            while (wordEnd > 0 && isSpace(description.charAt(wordEnd - 1))) {
                wordEnd--;
            }
            int wordStart = wordEnd;
            while (wordStart > 0 && !isSpace(description.charAt(wordStart - 1))) {
                wordStart--;
            }
            if (wordEnd - wordStart < 2 || description.lastIndexOf('#', wordEnd - 1) != wordStart) {
                return end;
            }
            end = wordStart;
        }
    }

    /** The same characters as {@code \s}. */
    private static boolean isSpace(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }
}
