package dev.goldenangle.workbench.viewport.hud;

/**
 * An action of the viewport, for menus and the palette.
 *
 * @param shortcut the key, or empty
 */
public record ViewCommand(String label, String shortcut, Runnable action) {
}
