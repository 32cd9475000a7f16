package dev.goldenangle.toolkit.kit;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;

import java.util.List;

/**
 * A piece of a run: the start, the inputs, and every state that followed.
 *
 * @param name       kind and number, such as {@code air-3}
 * @param kind       kind of case
 * @param preset     id of its preset
 * @param parameters values of the preset
 * @param map        id of its map
 * @param start      the state before the first tick
 * @param commands   one for each tick
 * @param states     the state after each tick
 * @param causes     what changed the speed on each tick, largest first
 */
public record KitCase(String name, CaseKind kind, String preset, ParameterSet parameters, String map, MoverState start, List<Command> commands,
                      List<MoverState> states, List<List<SpeedCause>> causes) {
    public int ticks() {
        return states.size();
    }
}
