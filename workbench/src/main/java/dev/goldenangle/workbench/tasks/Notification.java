package dev.goldenangle.workbench.tasks;

/**
 * A notice for the designer that needs no answer.
 *
 * @param kind how it is meant
 * @param text one sentence without a full stop
 */
public record Notification(Kind kind, String text) {
    /** How a notice is meant, and so how it looks. */
    public enum Kind { SUCCESS, INFO, WARNING, ERROR }
}
