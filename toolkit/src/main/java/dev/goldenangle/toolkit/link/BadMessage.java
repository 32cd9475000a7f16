package dev.goldenangle.toolkit.link;

/** A message that is none of ours; the text says why, for whoever writes the game's side. */
final class BadMessage extends Exception {
    private static final long serialVersionUID = 1;

    BadMessage(String reason) {
        super(reason);
    }
}
