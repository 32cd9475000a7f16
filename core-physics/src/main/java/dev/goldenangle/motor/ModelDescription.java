package dev.goldenangle.motor;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.World;

import java.util.List;

/**
 * The description of a model.
 *
 * @param id            short name in files and commands
 * @param label         name for people
 * @param description   one sentence for a list of models
 * @param parameters    its parameters
 * @param tickRate      the parameter with the tick rate in hertz
 * @param signals       numbers it reports in addition to the common columns
 * @param registers     its registers in a state
 * @param causes        the causes its rules can book speed changes to
 * @param lengthUnit    unit of lengths
 * @param speedUnit     unit of speeds
 * @param unitsPerMetre native length units per metre
 * @param worldType     the kind of world it moves in
 * @param <W>           that kind
 */
public record ModelDescription<W extends World>(String id, String label, String description, ParameterTable parameters, Parameter tickRate,
                                                List<? extends Signal> signals, List<? extends Enum<?>> registers, List<SpeedCause> causes,
                                                Unit lengthUnit, Unit speedUnit, float unitsPerMetre, Class<W> worldType) {
}
