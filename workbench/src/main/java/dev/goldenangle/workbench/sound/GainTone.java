package dev.goldenangle.workbench.sound;

/**
 * Generates the gain sound: a tone whose pitch follows the gain as a share of the best possible one, and clicks over
 * it. Pitch and loudness change gradually, so samples never jump. The output depends only on the calls made.
 */
public final class GainTone {
    public static final int RATE = 44_100;
    /** Pitch without gain. The best gain is an octave higher, an equal loss an octave lower. */
    public static final double MIDDLE_HERTZ = 330;
    /** Maximum difference of two successive samples, in a range from −1 to 1, at full volume. */
    static final double MOST_STEP = 0.11;
    private static final double TONE_LOUDNESS = 0.25;
    private static final double CLICK_LOUDNESS = 0.35;
    private static final double GLIDE_SECONDS = 0.012;
    private static final double FADE_SECONDS = 0.015;
    private static final double TAU = 2 * Math.PI;
    private static final double FAINT = 1e-4;

    /** At most one click of each kind sounds at a time. */
    private final Click[] clicks = new Click[Kind.values().length];
    private double wantedShare;
    private double share;
    private double wantedLoudness;
    private double loudness;
    private double phase;

    /** The event that a click marks. */
    public enum Kind {
        /** Low and dull. */
        LANDING(150, 0.045),
        /** High and clear: a jump in the tick of the landing. */
        PERFECT_JUMP(1320, 0.06);

        private final double hertz;
        private final double seconds;

        Kind(double hertz, double seconds) {
            this.hertz = hertz;
            this.seconds = seconds;
        }
    }

    /** A click that is sounding. */
    private static final class Click {
        private final Kind kind;
        private final double volume;
        private int age;

        Click(Kind kind, double volume) {
            this.kind = kind;
            this.volume = volume;
        }

        /** The next sample of a bell-shaped envelope. */
        double next() {
            double seconds = age++ / (double) RATE;
            double bell = Math.sin(Math.PI * Math.sqrt(seconds / kind.seconds));
            return isOver() ? 0 : volume * CLICK_LOUDNESS * bell * bell * Math.sin(TAU * kind.hertz * seconds);
        }

        boolean isOver() {
            return age >= kind.seconds * RATE;
        }
    }

    /** The pitch for a share of the best gain, in hertz. */
    public static double hertz(double share) {
        return MIDDLE_HERTZ * Math.pow(2, Math.max(-1, Math.min(1, share)));
    }

    /** Sets the tone: gain as a share of the best possible, −1 to 1, and volume, 0 to 1. */
    public void sing(double gainShare, double volume) {
        boolean wasSilent = wantedLoudness == 0 && loudness < FAINT;
        wantedShare = Double.isNaN(gainShare) ? 0 : Math.max(-1, Math.min(1, gainShare));
        wantedLoudness = Double.isNaN(gainShare) ? 0 : TONE_LOUDNESS * Math.max(0, Math.min(1, volume));
        share = wasSilent ? wantedShare : share;
    }

    /** Fades the tone out. */
    public void rest() {
        wantedLoudness = 0;
    }

    /** Plays a click over the tone, unless one of its kind is still sounding. */
    public void click(Kind kind, double volume) {
        if (clicks[kind.ordinal()] == null) {
            clicks[kind.ordinal()] = new Click(kind, Math.max(0, Math.min(1, volume)));
        }
    }

    /** Whether nothing sounds now or is about to. */
    public boolean isSilent() {
        boolean isQuiet = wantedLoudness == 0 && loudness == 0;
        for (Click click : clicks) {
            isQuiet &= click == null;
        }
        return isQuiet;
    }

    /** Generates the next samples, from −1 to 1. */
    public void fill(float[] samples, int count) {
        double glide = 1 - Math.exp(-1 / (GLIDE_SECONDS * RATE));
        double fade = TONE_LOUDNESS / (FADE_SECONDS * RATE);
        for (int i = 0; i < count; i++) {
            share += glide * (wantedShare - share);
            loudness += Math.max(-fade, Math.min(fade, wantedLoudness - loudness));
            phase = (phase + hertz(share) / RATE) % 1;
            samples[i] = (float) (loudness * Math.sin(TAU * phase) + clicks());
        }
    }

    private double clicks() {
        double sum = 0;
        for (int i = 0; i < clicks.length; i++) {
            if (clicks[i] != null) {
                sum += clicks[i].next();
                clicks[i] = clicks[i].isOver() ? null : clicks[i];
            }
        }
        return sum;
    }
}
