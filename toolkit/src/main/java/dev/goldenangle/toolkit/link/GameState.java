package dev.goldenangle.toolkit.link;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Vec3;

import java.util.Optional;

/**
 * What a game tells after a tick.
 *
 * @param tick     its number; one more than the last continues the run, anything else begins a new one
 * @param position in the model's units
 * @param velocity in the model's units
 * @param keys     what was pressed on the tick, with the view it asked for
 * @param grounded whether it stands; empty when the game does not say
 * @param revision the last change of knobs that the game had applied; −1 for the newest
 */
record GameState(int tick, Vec3 position, Vec3 velocity, Command keys, Optional<Boolean> grounded, int revision) {
    static final int NEWEST = -1;
}
