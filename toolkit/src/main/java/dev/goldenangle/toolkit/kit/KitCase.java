package dev.goldenangle.toolkit.kit;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;

import java.util.List;

/**
 * A piece of a run: how it began, what was pressed, and every state that followed.
 *
 * @param name       kind and number: {@code air-3}
 * @param kind       what it is about
 * @param preset     id of the preset it was made with
 * @param parameters its values
 * @param map        id of the map it happened on
 * @param start      the state before the first tick
 * @param commands   one for each tick
 * @param states     the state after each tick
 * @param causes     what changed the speed on each tick, the largest first
 */
public record KitCase(String name, CaseKind kind, String preset, ParameterSet parameters, String map, MoverState start, List<Command> commands,
                      List<MoverState> states, List<List<SpeedCause>> causes) {
    public int ticks() {
        return states.size();
    }
}
