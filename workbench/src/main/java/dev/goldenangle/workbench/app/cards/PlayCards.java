package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.pad.Gamepads;
import dev.goldenangle.workbench.sound.GainSound;
import dev.goldenangle.workbench.viewport.play.PlayControls;

import java.util.function.Supplier;

/**
 * The devices and settings that the controls card shows and edits.
 * @param pads the connected gamepads
 * @param sound the gain sound
 */
public record PlayCards(PlayControls controls, Supplier<Gamepads> pads, Supplier<GainSound> sound) {
}
