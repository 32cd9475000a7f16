package dev.goldenangle.toolkit.study.sensitivity;

/**
 * Which share of a measure's variance one knob explains.
 *
 * @param first           alone
 * @param firstConfidence half the width of its 95 % interval
 * @param total           together with all other knobs
 * @param totalConfidence half the width of its 95 % interval
 */
public record SobolIndex(double first, double firstConfidence, double total, double totalConfidence) {
}
