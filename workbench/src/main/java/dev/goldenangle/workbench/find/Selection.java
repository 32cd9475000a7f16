package dev.goldenangle.workbench.find;

import java.util.Optional;

/**
 * What is looked at more closely: a measure against a knob, or over two.
 *
 * @param knob    key of the knob
 * @param second  key of another one
 * @param measure which column
 */
record Selection(String knob, Optional<String> second, int measure) {
    static Selection of(String knob, int measure) {
        return new Selection(knob, Optional.empty(), measure);
    }

    /** With a second knob, or without it when it is the second already. */
    Selection toggled(String other) {
        boolean isOff = other.equals(knob) || second.equals(Optional.of(other));
        return new Selection(knob, isOff ? Optional.empty() : Optional.of(other), measure);
    }

    boolean has(String key) {
        return knob.equals(key) || second.equals(Optional.of(key));
    }
}
