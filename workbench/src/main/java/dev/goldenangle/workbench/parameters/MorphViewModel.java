package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Morph;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import java.util.List;
import java.util.stream.Collectors;

/** Takes the knobs from one preset of the model to another. A drag is one step of history. */
public final class MorphViewModel {
    private final Document document;
    private final Library library;
    private final StringProperty from = new SimpleStringProperty(this, "from", "");
    private final StringProperty to = new SimpleStringProperty(this, "to", "");
    private final ReadOnlyDoubleWrapper place = new ReadOnlyDoubleWrapper(this, "place", 0);
    private final LatestTask<List<String>, Morph> opening;

    public MorphViewModel(Document document, Library library, Tasks tasks) {
        this.document = document;
        this.library = library;
        opening = tasks.latest(0, (ids, isStale) -> new Morph(library.openPreset(ids.get(0)).values(), library.openPreset(ids.get(1)).values()));
        from.addListener((observable, old, id) -> open());
        to.addListener((observable, old, id) -> open());
        document.presetProperty().addListener((observable, old, preset) -> {
            if (preset.model() != old.model()) {
                begin();
            }
        });
        begin();
    }

    /** From the open preset, if it is one of the list, to another one. */
    private void begin() {
        List<String> ids = presets();
        String open = document.preset().id();
        String first = ids.contains(open) ? open : ids.get(0);
        from.set(first);
        to.set(ids.stream().filter(id -> !id.equals(first)).findFirst().orElse(first));
    }

    /** The presets of the model that is open. */
    public List<String> presets() {
        return library.presetIds().stream().filter(id -> id.startsWith(document.model().id() + "/")).toList();
    }

    private void open() {
        place.set(0);
        if (!from.get().isEmpty() && !to.get().isEmpty()) {
            opening.ask(List.of(from.get(), to.get()));
        }
    }

    public StringProperty fromProperty() {
        return from;
    }

    public StringProperty toProperty() {
        return to;
    }

    /** From 0 at the one preset to 1 at the other. */
    public ReadOnlyDoubleProperty placeProperty() {
        return place.getReadOnlyProperty();
    }

    /** The way between the two; null until they are read. */
    public ReadOnlyObjectProperty<Morph> morphProperty() {
        return opening.answerProperty();
    }

    private boolean isReady() {
        Morph morph = morphProperty().get();
        return morph != null && !opening.busyProperty().get() && morph.at(0).table() == document.knobs().values().table();
    }

    /** The hand takes the slider. */
    public void hold() {
        document.history().begin("Morph " + name(from.get()) + " to " + name(to.get()));
    }

    public void moveTo(double wanted) {
        if (!isReady()) {
            return;
        }
        double old = place.get();
        double next = Math.max(0, Math.min(1, wanted));
        place.set(next);
        document.knobs().replace("Morph", morphProperty().get().at(next));
        document.history().did("Morph", place, () -> place.set(old), () -> place.set(next));
    }

    public void letGo() {
        document.history().commit();
    }

    public void takeBack() {
        document.history().cancel();
    }

    /** A preset without its model, which goes without saying. */
    static String name(String id) {
        return id.substring(id.lastIndexOf('/') + 1);
    }

    /** How many knobs move, and which cannot stand in between. */
    public String summary() {
        Morph morph = morphProperty().get();
        if (morph == null) {
            return "";
        }
        int moving = morph.moving().size();
        if (moving == 0) {
            return "The two presets are the same.";
        }
        List<Parameter> switching = morph.switching();
        String locked = morph.moving().stream().anyMatch(document.knobs()::isLocked) ? " Locked knobs stay." : "";
        String moved = moving == 1 ? "1 knob moves" : moving + " knobs move";
        return (switching.isEmpty() ? moved + "." : moved + "; at the middle " + (switching.size() == 1 ? "this one changes over: " : "these change over: ")
                + switching.stream().map(Parameter::label).collect(Collectors.joining(", ")) + ".") + locked;
    }

    /** Which side the knobs that change over are on. */
    public String side() {
        Morph morph = morphProperty().get();
        return morph == null || morph.switching().isEmpty() ? "" : "now as in " + name(place.get() < 0.5 ? from.get() : to.get());
    }
}
