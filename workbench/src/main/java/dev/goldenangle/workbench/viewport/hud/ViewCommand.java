package dev.goldenangle.workbench.viewport.hud;

/**
 * Something the viewport can do, for menus and the palette.
 *
 * @param shortcut the key, or empty
 */
public record ViewCommand(String label, String shortcut, Runnable action) {
}
