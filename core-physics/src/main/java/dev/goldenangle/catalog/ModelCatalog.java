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
 * The one list of models. Everything that offers a choice of models reads it here. A game adds its own without a change
 * here: a class that implements {@link Model}, named in {@code META-INF/services/dev.goldenangle.motor.Model} on the class path.
 */
public final class ModelCatalog {
    private static final List<Model> SHIPPED = List.of(new ArenaModel(), new StrafejumpModel(), new QuakeworldModel(), new MarathonModel(),
            new TilestepModel());
    /** A class path that fails for ever must not be asked for ever. */
    private static final int MOST_PROBLEMS = 20;

    /** Made when somebody asks for more than a shipped model: finding others opens every jar of the class path. */
    private static final class Found {
        private static final ModelCatalog ALL = new ModelCatalog(ModelCatalog.class.getClassLoader());
    }

    private final List<Model> models = new ArrayList<>(SHIPPED);
    private final List<String> problems = new ArrayList<>();

    /** The shipped models, then those of the class path by their ids, whatever order it names them in. */
    ModelCatalog(ClassLoader classPath) {
        List<Model> others = new ArrayList<>();
        Iterator<Model> services = ServiceLoader.load(Model.class, classPath).iterator();
        while (problems.size() < MOST_PROBLEMS && services.hasNext()) {
            take(services, others);
        }
        others.sort(Comparator.comparing(Model::id));
        for (Model other : others) {
            if (in(models, other.id()).isPresent()) {
                problems.add("a model called " + other.id() + " is there already; " + other.getClass().getName() + " is left out");
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

    /** What kept models of the class path out of the list. */
    public static List<String> problems() {
        return Found.ALL.faults();
    }

    /** A shipped one comes before others of its name. */
    public static Optional<Model> find(String id) {
        Optional<Model> shipped = in(SHIPPED, id);
        return shipped.isPresent() ? shipped : in(Found.ALL.models, id);
    }
}
