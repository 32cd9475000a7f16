package dev.goldenangle.workbench.live;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;

import java.util.List;

/** The bots that there are. */
@FunctionalInterface
public interface Bots {
    /** The bots for a model on a level, the one to begin with first. */
    List<Source> of(Model model, Level level);
}
