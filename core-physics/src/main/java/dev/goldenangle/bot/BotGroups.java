package dev.goldenangle.bot;

import dev.goldenangle.parameter.Group;

/** The headings under which bots' parameters stand. */
final class BotGroups {
    static final Group COURSE = new Group("course", "Course", "Where it goes.");
    static final Group STRAFE = new Group("strafe", "Strafing", "How it strafes.");
    static final Group ERRORS = new Group("errors", "Errors", "How far it is from perfect.");

    private BotGroups() {
    }
}
