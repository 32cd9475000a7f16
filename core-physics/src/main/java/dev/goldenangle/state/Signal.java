package dev.goldenangle.state;

import dev.goldenangle.parameter.Unit;

import java.util.Locale;

/** A number that one model reports each tick in addition to the numbers all models share. Implemented by an enum constant. */
public interface Signal {
    String name();

    int ordinal();

    Spec spec();

    /**
     * Describes a signal.
     *
     * @param unit unit of the number
     * @param doc  what it means, one sentence
     */
    record Spec(Unit unit, String doc) {
    }

    default Unit unit() {
        return spec().unit();
    }

    default String doc() {
        return spec().doc();
    }

    default String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
