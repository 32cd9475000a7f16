package dev.goldenangle.workbench.tasks;

/**
 * A file that was opened although part of it is damaged.
 * @param headline names the file and says it is damaged
 * @param reason where and why, and how much could be read
 */
public record DamagedFile(String headline, String reason) {
}
