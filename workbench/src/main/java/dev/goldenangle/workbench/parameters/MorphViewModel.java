package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Morph;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.PresetList;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import java.util.List;
import java.util.stream.Collectors;

/** Blends the knobs from one preset to another of the same model. A drag is one undo step. */
public final class MorphViewModel {
    private final Document document;
    private final PresetList list;
    private final StringProperty from = new SimpleStringProperty(this, "from", "");
    private final StringProperty to = new SimpleStringProperty(this, "to", "");
    private final ReadOnlyDoubleWrapper place = new ReadOnlyDoubleWrapper(this, "place", 0);
    private final LatestTask<List<String>, Morph> opening;

    public MorphViewModel(Document document, Library library, PresetList list, Tasks tasks) {
        this.document = document;
        this.list = list;
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

    /** Starts from the open preset, if it is in the list. */
    private void begin() {
        List<String> ids = presets();
        String open = document.preset().id();
        String first = ids.contains(open) ? open : ids.get(0);
        from.set(first);
        to.set(ids.stream().filter(id -> !id.equals(first)).findFirst().orElse(first));
    }

    public List<String> presets() {
        return list.of(document.model()).stream().map(PresetEntry::id).toList();
    }

    /** Both presets; a list sets null when the chosen preset was deleted. */
    private boolean areChosen() {
        return from.get() != null && to.get() != null;
    }

    private void open() {
        place.set(0);
        if (areChosen() && !from.get().isEmpty() && !to.get().isEmpty()) {
            opening.ask(List.of(from.get(), to.get()));
        }
    }

    public StringProperty fromProperty() {
        return from;
    }

    public StringProperty toProperty() {
        return to;
    }

    /** 0 at the first preset, 1 at the second. */
    public ReadOnlyDoubleProperty placeProperty() {
        return place.getReadOnlyProperty();
    }

    /** The blend of the two presets; null until they are loaded. */
    public ReadOnlyObjectProperty<Morph> morphProperty() {
        return opening.answerProperty();
    }

    private boolean isReady() {
        Morph morph = morphProperty().get();
        return morph != null && areChosen() && !opening.isBusy() && morph.at(0).table() == document.knobs().values().table();
    }

    /** Starts a drag of the slider. */
    public void hold() {
        if (!areChosen()) {
            return;
        }
        document.history().begin(Messages.text("parameters.morph.undo", name(from.get()), name(to.get())));
    }

    public void moveTo(double wanted) {
        if (!isReady()) {
            return;
        }
        double old = place.get();
        double next = Math.max(0, Math.min(1, wanted));
        place.set(next);
        document.knobs().replace(Messages.text("parameters.morph"), morphProperty().get().at(next));
        document.history().did(Messages.text("parameters.morph"), place, () -> place.set(old), () -> place.set(next));
    }

    public void letGo() {
        document.history().commit();
    }

    public void takeBack() {
        document.history().cancel();
    }

    /** The name of an own preset; the id of a shipped one without its model. */
    String name(String id) {
        return list.items().stream().filter(entry -> entry.isOwn() && entry.id().equals(id)).findFirst().map(PresetEntry::name).orElseGet(() -> id.substring(id.lastIndexOf('/') + 1));
    }

    /** How many knobs change, and which of them cannot be blended. */
    public String summary() {
        Morph morph = morphProperty().get();
        if (morph == null || !areChosen()) {
            return "";
        }
        int moving = morph.moving().size();
        if (moving == 0) {
            return Messages.text("parameters.morph.same");
        }
        List<Parameter> switching = morph.switching();
        String moved = Messages.text(switching.isEmpty() ? "parameters.morph.moves" : "parameters.morph.switches", moving, switching.size(),
                switching.stream().map(Parameter::label).collect(Collectors.joining(", ")));
        return morph.moving().stream().anyMatch(document.knobs()::isLocked) ? moved + " " + Messages.text("parameters.morph.locked") : moved;
    }

    /** The preset whose options are in use for knobs that cannot be blended. */
    public String side() {
        Morph morph = morphProperty().get();
        return morph == null || !areChosen() || morph.switching().isEmpty() ? "" : Messages.text("parameters.morph.side", name(place.get() < 0.5 ? from.get() : to.get()));
    }
}
