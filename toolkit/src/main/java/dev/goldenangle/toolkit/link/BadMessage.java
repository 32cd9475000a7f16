package dev.goldenangle.toolkit.link;

/** An invalid message from a game; the text says why, for the developer of the game. */
final class BadMessage extends Exception {
    private static final long serialVersionUID = 1;

    BadMessage(String reason) {
        super(reason);
    }
}
