package dev.goldenangle.workbench.find;

import java.util.Optional;

/**
 * The selected cell: a measure and one knob (shown as a slice) or two (shown as a map).
 *
 * @param knob    key of the knob
 * @param second  key of the second knob
 * @param measure index of the column
 */
record Selection(String knob, Optional<String> second, int measure) {
    static Selection of(String knob, int measure) {
        return new Selection(knob, Optional.empty(), measure);
    }

    /** Adds a second knob, or removes it if it is already the second. */
    Selection toggled(String other) {
        boolean isOff = other.equals(knob) || second.equals(Optional.of(other));
        return new Selection(knob, isOff ? Optional.empty() : Optional.of(other), measure);
    }

    boolean has(String key) {
        return knob.equals(key) || second.equals(Optional.of(key));
    }
}
