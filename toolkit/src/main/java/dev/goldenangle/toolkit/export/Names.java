package dev.goldenangle.toolkit.export;

import java.util.Locale;

/** Converts keys such as {@code stop_speed} to the naming style of a language. */
final class Names {
    private Names() {
    }

    static String upperCamel(String key) {
        StringBuilder name = new StringBuilder();
        for (String word : key.split("[^A-Za-z0-9]+")) {
            if (!word.isEmpty()) {
                name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
            }
        }
        return name.toString();
    }

    static String lowerCamel(String key) {
        String name = upperCamel(key);
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    static String constant(String key) {
        return snake(key).toUpperCase(Locale.ROOT);
    }

    static String snake(String key) {
        return key.replaceAll("[^A-Za-z0-9]+", "_");
    }
}
