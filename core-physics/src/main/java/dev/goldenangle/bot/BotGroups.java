package dev.goldenangle.bot;

import dev.goldenangle.parameter.Group;

/** The groups of the bots' parameters. */
final class BotGroups {
    static final Group COURSE = new Group("course", "Course", "Where the bot goes.");
    static final Group STRAFE = new Group("strafe", "Strafing", "How the bot strafes.");
    static final Group VIEW = new Group("view", "View", "How the bot turns the view.");
    static final Group ERRORS = new Group("errors", "Errors", "How far the bot is from perfect.");

    static final Group ABILITIES = new Group("abilities", "Abilities", "Which keys of abilities the bot presses.");

    private BotGroups() {
    }
}
