package dev.goldenangle.workbench.tasks;

import java.util.List;
import java.util.Optional;

/**
 * A message for the user that needs no answer.
 * @param kind decides its look
 * @param text one sentence without a full stop
 * @param offers actions to choose from, such as opening the written file; usually none
 */
public record Notification(Kind kind, String text, List<Offer> offers) {
    public enum Kind { SUCCESS, INFO, WARNING, ERROR }

    /** A button in a notification. */
    public record Offer(String label, Runnable action) {
    }

    public Notification(Kind kind, String text) {
        this(kind, text, List.of());
    }

    /** The first action. */
    public Optional<Offer> offer() {
        return offers.stream().findFirst();
    }
}
