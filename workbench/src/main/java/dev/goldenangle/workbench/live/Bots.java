package dev.goldenangle.workbench.live;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;

import java.util.List;

/** The available bots. */
@FunctionalInterface
public interface Bots {
    /** The bots for a model on a level; the default bot is first. */
    List<Source> of(Model model, Level level);
}
