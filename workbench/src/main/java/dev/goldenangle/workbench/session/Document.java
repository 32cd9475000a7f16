package dev.goldenangle.workbench.session;

import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A preset that is open.
 *
 * @param id     what it is called: {@code arena/default}
 * @param file   where it is saved; empty for one that ships with the workbench
 * @param model  the model it sets
 * @param values as in the file
 */
public record Document(String id, Optional<Path> file, Model model, ParameterSet values) {
    /** The last part of the id. */
    public String name() {
        return id.substring(id.lastIndexOf('/') + 1);
    }
}
