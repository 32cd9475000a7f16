package dev.goldenangle.toolkit.study.sensitivity;

/**
 * The share of a measure's variance that one knob explains.
 *
 * @param first           on its own
 * @param firstConfidence half the width of its 95 % interval
 * @param total           including interactions with other knobs
 * @param totalConfidence half the width of its 95 % interval
 */
public record SobolIndex(double first, double firstConfidence, double total, double totalConfidence) {
}
