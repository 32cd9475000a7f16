package dev.goldenangle.motor.marathon;

import dev.goldenangle.parameter.ParameterTable;

import java.util.List;

/** The marathon model. */
public final class MarathonModel {
    static final ParameterTable TABLE = new ParameterTable(MarathonParameter.RUN_FORWARD_SPEED, List.of(MarathonParameter.values()), List.of());
}
