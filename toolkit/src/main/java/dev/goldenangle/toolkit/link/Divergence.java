package dev.goldenangle.toolkit.link;

/**
 * The first tick on which a game and the model differ.
 *
 * @param tick  tick of the run, from 0
 * @param field field of the state; velocity is compared before position
 * @param model value of the model
 * @param game  value of the game
 * @param hint  which rules acted
 */
public record Divergence(int tick, String field, double model, double game, String hint) {
}
