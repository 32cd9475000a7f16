package dev.goldenangle.bot;

import dev.goldenangle.command.Move;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Vec3;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a bot knows about the game.
 *
 * @param theory   the best angle under the model's rules, if strafing gains speed
 * @param tickRate ticks per second
 * @param w        ground top speed in native units
 * @param radius   half the body's width in native units
 * @param course   the places to pass, in order; may be empty
 * @param seed     seed of all randomness
 * @param moves    what the rules allow besides running and plain jumps
 */
public record BotContext(Optional<StrafeTheory> theory, double tickRate, float w, float radius, List<Place> course, long seed, Set<Move> moves) {
    /** For rules with running and plain jumps only. */
    public BotContext(Optional<StrafeTheory> theory, double tickRate, float w, float radius, List<Place> course, long seed) {
        this(theory, tickRate, w, radius, course, seed, Set.of());
    }

    /**
     * A place on the course.
     *
     * @param feet position of the feet there
     * @param move how to get from here to the next place
     */
    public record Place(Vec3 feet, Move move) {
    }
}
