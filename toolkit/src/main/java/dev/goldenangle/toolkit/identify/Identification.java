package dev.goldenangle.toolkit.identify;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;

import java.util.List;
import java.util.Optional;

/**
 * The games that may have made a track, likeliest first.
 *
 * @param matches the fitted presets
 * @param ticks   number of ticks of the track
 */
public record Identification(List<Match> matches, int ticks) {
    /** A game must explain at least this share of the ticks. */
    public static final double ENOUGH = 0.9;
    /** Matches this close to the best one cannot be told apart from it. */
    private static final double CLOSE = 0.005;

    /**
     * A preset with fitted constants.
     *
     * @param preset         id of the preset the fit started from
     * @param values         the fitted preset
     * @param constants      the constants that differ from the preset
     * @param explained      share of the ticks whose velocity is predicted from the tick before
     * @param firstUnexplained the first tick that is not, or −1
     */
    public record Match(String preset, ParameterSet values, List<Constant> constants, double explained, int firstUnexplained) {
    }

    /**
     * A fitted constant, in its unit on screen.
     *
     * @param parameter   the constant
     * @param preset      its value in the preset
     * @param value       its fitted value
     * @param uncertainty how far the value may be off without losing a hundredth of the explained ticks
     */
    public record Constant(Parameter parameter, double preset, double value, double uncertainty) {
    }

    /** The likeliest game; empty if none explains the track. */
    public Optional<Match> likeliest() {
        return matches.stream().findFirst().filter(match -> match.explained >= ENOUGH);
    }

    /** Other matches that explain the track as well as the likeliest one with as few changed constants. */
    public List<Match> rivals() {
        return likeliest().map(best -> matches.stream().filter(match -> match != best && match.explained >= best.explained - CLOSE
                && match.constants.size() <= best.constants.size()).toList()).orElse(List.of());
    }
}
