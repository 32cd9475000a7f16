package dev.goldenangle.workbench.tasks;

import java.util.Optional;

/**
 * A notice for the designer that needs no answer.
 *
 * @param kind  how it is meant
 * @param text  one sentence without a full stop
 * @param offer something to do about it, such as opening the file that was written
 */
public record Notification(Kind kind, String text, Optional<Offer> offer) {
    /** How a notice is meant, and so how it looks. */
    public enum Kind { SUCCESS, INFO, WARNING, ERROR }

    /** A button of a notice. */
    public record Offer(String label, Runnable action) {
    }

    public Notification(Kind kind, String text) {
        this(kind, text, Optional.empty());
    }
}
