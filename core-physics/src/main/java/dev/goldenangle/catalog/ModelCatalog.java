package dev.goldenangle.catalog;

import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.motor.marathon.MarathonModel;
import dev.goldenangle.motor.quakeworld.QuakeworldModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.motor.tilestep.TilestepModel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * The list of models. Everything that offers a choice of models reads it here. To add a model from outside, implement
 * {@link Model} and name the class in {@code META-INF/services/dev.goldenangle.motor.Model} on the class path.
 */
public final class ModelCatalog {
    private static final List<Model> SHIPPED = List.of(new ArenaModel(), new StrafejumpModel(), new QuakeworldModel(), new MarathonModel(),
            new TilestepModel());
    /** Stops the search when the class path keeps failing. */
    private static final int MOST_PROBLEMS = 20;

    /** Created on the first request for a model that is not shipped, because the search opens every jar of the class path. */
    private static final class Found {
        private static final ModelCatalog ALL = new ModelCatalog(ModelCatalog.class.getClassLoader());
    }

    private final List<Model> models = new ArrayList<>(SHIPPED);
    private final List<String> problems = new ArrayList<>();

    /** The shipped models, followed by those of the class path sorted by id, so that the order of the class path does not matter. */
    ModelCatalog(ClassLoader classPath) {
        List<Model> others = new ArrayList<>();
        Iterator<Model> services = ServiceLoader.load(Model.class, classPath).iterator();
        while (problems.size() < MOST_PROBLEMS && services.hasNext()) {
            take(services, others);
        }
        others.sort(Comparator.comparing(Model::id));
        for (Model other : others) {
            if (in(models, other.id()).isPresent()) {
                problems.add("there is already a model called " + other.id() + "; " + other.getClass().getName() + " is ignored; give it another id");
            } else {
                models.add(other);
            }
        }
    }

    private void take(Iterator<Model> services, List<Model> others) {
        try {
            others.add(services.next());
        } catch (ServiceConfigurationError broken) {
            problems.add(broken.getMessage());
        }
    }

    private static Optional<Model> in(List<Model> models, String id) {
        for (Model model : models) {
            if (model.id().equals(id)) {
                return Optional.of(model);
            }
        }
        return Optional.empty();
    }

    List<Model> all() {
        return List.copyOf(models);
    }

    List<String> faults() {
        return List.copyOf(problems);
    }

    public static List<Model> models() {
        return Found.ALL.all();
    }

    /** Why models of the class path were ignored. */
    public static List<String> problems() {
        return Found.ALL.faults();
    }

    /** A shipped model takes precedence over others with the same id. */
    public static Optional<Model> find(String id) {
        Optional<Model> shipped = in(SHIPPED, id);
        return shipped.isPresent() ? shipped : in(Found.ALL.models, id);
    }
}
