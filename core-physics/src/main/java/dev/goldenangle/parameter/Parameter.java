package dev.goldenangle.parameter;

import java.util.Locale;
import java.util.Optional;

/**
 * A tunable value: a constant of an enum that implements this interface. The key in files and the label on screen
 * derive from the constant's name; the {@link Spec} holds everything else.
 */
public interface Parameter {
    /** The name of the enum constant. */
    String name();

    Spec spec();

    /** Another parameter that this one should not exceed: its slider ends there, and a larger value is allowed but causes a warning. */
    default Optional<Parameter> ceiling() {
        return Optional.empty();
    }

    /** Name in TOML files and on the command line: {@code stop_speed}. */
    default String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Name on screen: {@code Stop speed}. */
    default String label() {
        String words = key().replace('_', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
