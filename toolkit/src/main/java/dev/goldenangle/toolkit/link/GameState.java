package dev.goldenangle.toolkit.link;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Vec3;

import java.util.Optional;

/**
 * The state that a game sends after a tick.
 *
 * @param tick     its number; the last number plus one continues the run, anything else begins a new one
 * @param position in the model's units
 * @param velocity in the model's units
 * @param keys     the inputs of the tick, with the requested view
 * @param grounded whether it is on the ground; empty when the game does not say
 * @param revision the last knob change that the game had applied; −1 for the newest
 */
record GameState(int tick, Vec3 position, Vec3 velocity, Command keys, Optional<Boolean> grounded, int revision) {
    static final int NEWEST = -1;
}
