package dev.goldenangle.workbench.document;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;

/**
 * Everything that determines a run except its commands.
 * @param before the accepted values, for comparison
 * @param values the values being tuned
 */
public record Setup(Model model, Level level, ParameterSet before, ParameterSet values) {
    /** Whether a run can continue under the other setup. */
    public boolean isSameWorld(Setup other) {
        return model == other.model && level == other.level;
    }
}
