package dev.goldenangle.catalog;

import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.motor.goldsrc.GoldsrcModel;
import dev.goldenangle.motor.marathon.MarathonModel;
import dev.goldenangle.motor.quakeworld.QuakeworldModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.motor.tilestep.TilestepModel;
import dev.goldenangle.motor.warsow.WarsowModel;
import dev.goldenangle.motor.xonotic.XonoticModel;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.regex.Pattern;

/**
 * The list of models. Everything that offers a choice of models reads it here. To add a model from outside, implement
 * {@link Model} and name the class in {@code META-INF/services/dev.goldenangle.motor.Model}, on the class path or in a
 * jar given to {@link #usePlugIns}.
 */
public final class ModelCatalog {
    private static final List<Model> SHIPPED = List.of(new ArenaModel(), new StrafejumpModel(), new QuakeworldModel(), new MarathonModel(),
            new TilestepModel(), new WarsowModel(), new XonoticModel(), new GoldsrcModel());
    /** Stops the search when the class path keeps failing. */
    private static final int MOST_PROBLEMS = 20;
    private static final Pattern ID = Pattern.compile("[a-z0-9_-]{1,40}");

    private static final ModelCatalog WITHOUT_PLUG_INS = new ModelCatalog(ModelCatalog.class.getClassLoader());
    private static volatile ModelCatalog all = WITHOUT_PLUG_INS;

    private final List<Model> models = new ArrayList<>(SHIPPED);
    private final List<String> problems = new ArrayList<>();
    private final List<Path> places;

    /** The shipped models, followed by those of the class path sorted by id, so that the order of the class path does not matter. */
    ModelCatalog(ClassLoader classPath) {
        places = List.of();
        add(load(classPath, ""));
    }

    /** The models of another catalog, followed by those of plug-ins sorted by id. */
    private ModelCatalog(ModelCatalog base, List<Path> plugIns) {
        places = List.copyOf(plugIns);
        models.clear();
        models.addAll(base.models);
        problems.addAll(base.problems);
        List<Model> others = new ArrayList<>();
        for (Path plugIn : plugIns) {
            try {
                others.addAll(load(new PlugInLoader(plugIn), plugIn + ": "));
            } catch (IOException unreadable) {
                problems.add(plugIn + ": " + printable(unreadable.getMessage()));
            }
        }
        add(others);
    }

    private List<Model> load(ClassLoader loader, String place) {
        List<Model> found = new ArrayList<>();
        Iterator<Model> services = ServiceLoader.load(Model.class, loader).iterator();
        int most = problems.size() + MOST_PROBLEMS;
        while (problems.size() < most && takeNext(services, found, place)) {
            // takes the next one
        }
        return found;
    }

    private void add(List<Model> others) {
        others.sort(Comparator.comparing(Model::id));
        for (Model other : others) {
            if (in(models, other.id()).isPresent()) {
                problems.add("there is already a model called " + other.id() + "; " + other.getClass().getName() + " is ignored; give it another id");
            } else {
                models.add(other);
            }
        }
    }

    /** Takes the next model, or notes why it cannot be used; whether there may be more. */
    private boolean takeNext(Iterator<Model> services, List<Model> others, String place) {
        try {
            if (!services.hasNext()) {
                return false;
            }
            Model model = services.next();
            String fault = faultOf(model);
            if (fault.isEmpty()) {
                others.add(model);
            } else {
                problems.add(place + model.getClass().getName() + " is left out: " + fault);
            }
        } catch (ServiceConfigurationError | LinkageError broken) {
            problems.add(place + printable(String.valueOf(broken.getMessage())));
        }
        return true;
    }

    /** Asks a model for everything that lists need, because the code of a plug-in may throw anything. */
    private static String faultOf(Model model) {
        try {
            if (model.id() == null || !ID.matcher(model.id()).matches()) {
                return "its id must be 1 to 40 small letters, digits, - or _";
            }
            List<Object> answers = Arrays.asList(model.description(), model.parameters().defaults(), model.parameters().defaults().get(model.tickRate()), model.registers(), model.signals());
            return answers.contains(null) ? "it answers null" : "";
        } catch (Throwable thrown) {
            return "it throws " + printable(thrown.toString());
        }
    }

    private static String printable(String text) {
        return text.replaceAll("\\p{Cntrl}", "?");
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
        return all.all();
    }

    /**
     * Adds the models of plug-ins, in place of those of an earlier call. Call it at the start of the program, before a
     * model is used.
     *
     * @param plugIns jars, or folders of jars; a folder can also contain classes
     */
    public static void usePlugIns(List<Path> plugIns) {
        all = plugIns.isEmpty() ? WITHOUT_PLUG_INS : new ModelCatalog(WITHOUT_PLUG_INS, plugIns);
    }

    /** The places given to {@link #usePlugIns}. */
    public static List<Path> plugIns() {
        return all.places;
    }

    /** Why models of the class path or of plug-ins were ignored. */
    public static List<String> problems() {
        return all.faults();
    }

    public static Optional<Model> find(String id) {
        return in(all.models, id);
    }
}
