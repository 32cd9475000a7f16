package dev.goldenangle.toolkit.link;

/**
 * The first tick on which a game and the model no longer agree.
 *
 * @param tick  of the run, from 0
 * @param field of the state: velocity is looked at before place
 * @param model what the model predicts
 * @param game  what the game did
 * @param hint  which rules were at work
 */
public record Parting(int tick, String field, double model, double game, String hint) {
}
