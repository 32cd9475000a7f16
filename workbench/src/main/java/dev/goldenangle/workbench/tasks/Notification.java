package dev.goldenangle.workbench.tasks;

import java.util.Optional;

/**
 * A message for the user that needs no answer.
 * @param kind decides its look
 * @param text one sentence without a full stop
 * @param offer an optional action, such as opening the written file
 */
public record Notification(Kind kind, String text, Optional<Offer> offer) {
    public enum Kind { SUCCESS, INFO, WARNING, ERROR }

    /** A button in a notification. */
    public record Offer(String label, Runnable action) {
    }

    public Notification(Kind kind, String text) {
        this(kind, text, Optional.empty());
    }
}
