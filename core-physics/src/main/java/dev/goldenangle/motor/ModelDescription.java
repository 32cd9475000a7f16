package dev.goldenangle.motor;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.World;

import java.util.List;

/**
 * What a model says of itself.
 *
 * @param id            short name in files and commands
 * @param label         for people
 * @param description   one sentence for a chooser
 * @param parameters    its knobs
 * @param tickRate      the knob that holds the tick rate in hertz
 * @param signals       what it reports beyond the common columns
 * @param registers     what it keeps in a state beyond what all models share
 * @param causes        the causes of speed its rules can book
 * @param lengthUnit    what it measures lengths in
 * @param speedUnit     what it measures speed in
 * @param unitsPerMetre native length units per metre
 * @param worldType     the kind of world it moves in
 * @param <W>           that kind
 */
public record ModelDescription<W extends World>(String id, String label, String description, ParameterTable parameters, Parameter tickRate,
                                                List<? extends Signal> signals, List<? extends Enum<?>> registers, List<SpeedCause> causes,
                                                Unit lengthUnit, Unit speedUnit, float unitsPerMetre, Class<W> worldType) {
}
