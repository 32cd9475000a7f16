package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.pad.Gamepads;
import dev.goldenangle.workbench.sound.GainSound;
import dev.goldenangle.workbench.viewport.play.PlayControls;

import java.util.function.Supplier;

/**
 * What the card of the controls shows and sets.
 *
 * @param pads  the gamepads that are played with
 * @param sound what is heard
 */
public record PlayCards(PlayControls controls, Supplier<Gamepads> pads, Supplier<GainSound> sound) {
}
