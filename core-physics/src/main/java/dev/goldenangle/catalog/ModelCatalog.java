package dev.goldenangle.catalog;

import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.motor.marathon.MarathonModel;
import dev.goldenangle.motor.quakeworld.QuakeworldModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.motor.tilestep.TilestepModel;

import java.util.List;
import java.util.Optional;

/** The one list of models. Everything that offers a choice of models reads it here. */
public final class ModelCatalog {
    private static final List<Model> MODELS = List.of(new ArenaModel(), new StrafejumpModel(), new QuakeworldModel(), new MarathonModel(),
            new TilestepModel());

    private ModelCatalog() {
    }

    public static List<Model> models() {
        return MODELS;
    }

    public static Optional<Model> find(String id) {
        return MODELS.stream().filter(model -> model.id().equals(id)).findFirst();
    }
}
