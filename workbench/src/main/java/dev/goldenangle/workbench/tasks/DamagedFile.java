package dev.goldenangle.workbench.tasks;

/**
 * A file that was opened although a part of it is lost.
 *
 * @param headline which file, and that it is damaged
 * @param reason   where and why, and what there is of it
 */
public record DamagedFile(String headline, String reason) {
}
