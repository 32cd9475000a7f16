package dev.goldenangle.toolkit.theme;

/** The contrast ratio of two colours by WCAG 2.1, and the ratios that its level AA asks for. */
public final class Contrast {
    public static final double TEXT = 4.5;
    /** For large text, icons and focus rings. */
    public static final double LARGE = 3;

    private Contrast() {
    }

    /** From 1 to 21; red, green and blue are from 0 to 1. */
    public static double ratio(double[] one, double[] other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    static double ratio(Token one, Token other, Theme theme) {
        return ratio(rgb(one.hex(theme)), rgb(other.hex(theme)));
    }

    private static double[] rgb(String hex) {
        int value = Integer.parseInt(hex.substring(1), 16);
        return new double[] {(value >> 16 & 255) / 255.0, (value >> 8 & 255) / 255.0, (value & 255) / 255.0};
    }

    private static double luminance(double[] rgb) {
        return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
}
