package dev.goldenangle.bot;

import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Vec3;

import java.util.List;
import java.util.Optional;

/**
 * What a bot knows of the game it plays.
 *
 * @param theory    the best angle under the model's rules, where strafing pays
 * @param tickRate  ticks per second
 * @param w         ground top speed in native units
 * @param radius    half the body's width in native units
 * @param course    the places to pass, in order; may be empty
 * @param seed      decides everything that looks like chance
 */
public record BotContext(Optional<StrafeTheory> theory, double tickRate, float w, float radius, List<Place> course, long seed) {
    /**
     * A place on the course.
     *
     * @param feet where the feet pass it
     * @param leap whether it is an edge to take off from
     */
    public record Place(Vec3 feet, boolean leap) {
    }
}
