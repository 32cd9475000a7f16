package dev.goldenangle.workbench.tasks;

/**
 * Something to tell the designer without asking anything.
 *
 * @param kind how it is meant
 * @param text one sentence without a full stop
 */
public record Notification(Kind kind, String text) {
    /** How a notice is meant, and so how it looks. */
    public enum Kind { SUCCESS, INFO, WARNING, ERROR }
}
