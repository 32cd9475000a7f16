package dev.goldenangle.workbench.document;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.Measure;
import dev.goldenangle.motor.Model;
import dev.goldenangle.telemetry.Run;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The goal set in use and every edit of it; an edit is a step of history. A set that is left stays as edited as it was. Which one is
 * in use is up to the preset, unless the designer has chosen another for it.
 */
public final class Goals {
    private final History history;
    private final ReadOnlyObjectWrapper<GoalSet> set = new ReadOnlyObjectWrapper<>(this, "set");
    private final ReadOnlyObjectWrapper<OpenGoals> open = new ReadOnlyObjectWrapper<>(this, "open");
    private final ReadOnlyBooleanWrapper edited = new ReadOnlyBooleanWrapper(this, "edited", false);
    private final ReadOnlyObjectWrapper<String> wanted = new ReadOnlyObjectWrapper<>(this, "wanted");
    private final ReadOnlyIntegerWrapper added = new ReadOnlyIntegerWrapper(this, "added", -1);
    private final Map<String, Slot> slots = new LinkedHashMap<>();
    /** By preset; what is not in it is up to the preset. */
    private final Map<String, String> chosen = new HashMap<>();
    private String preset = "";
    private String usual = "";
    private Slot inUse;

    /** One set as it is saved and as it is edited. History holds on to it, so that what it is called may change. */
    private static final class Slot {
        private OpenGoals saved;
        private GoalSet current;

        Slot(OpenGoals saved) {
            this.saved = saved;
            current = saved.set();
        }

        boolean isEdited() {
            return saved.origin() == OpenGoals.Origin.NEW || !current.equals(saved.set());
        }
    }

    Goals(History history, String model) {
        this.history = history;
        inUse = new Slot(OpenGoals.none(model));
        publish();
    }

    /** As it is edited; empty while the one that is wanted is being read. */
    public ReadOnlyObjectProperty<GoalSet> setProperty() {
        return set.getReadOnlyProperty();
    }

    public GoalSet set() {
        return set.get();
    }

    /** As it is saved. */
    public ReadOnlyObjectProperty<OpenGoals> openProperty() {
        return open.getReadOnlyProperty();
    }

    public OpenGoals open() {
        return open.get();
    }

    /** Whether it differs from what is saved. */
    public ReadOnlyBooleanProperty editedProperty() {
        return edited.getReadOnlyProperty();
    }

    /** The place of the goal that was last made of something shown elsewhere; −1 before that. */
    public ReadOnlyIntegerProperty addedProperty() {
        return added.getReadOnlyProperty();
    }

    /** Id of the set that should be in use and has not been read yet; null when there is none. */
    ReadOnlyObjectProperty<String> wantedProperty() {
        return wanted.getReadOnlyProperty();
    }

    /** The set that the designer has chosen for the open preset; empty while it is up to the preset. */
    public Optional<String> chosen() {
        return Optional.ofNullable(chosen.get(preset));
    }

    /**
     * A set that is edited and not saved.
     *
     * @param saved   as its file or the workbench has it
     * @param current as it is edited
     */
    public record Unsaved(OpenGoals saved, GoalSet current) {
    }

    /** Every set that is edited and not saved, the one in use first. */
    public List<Unsaved> unsaved() {
        List<Unsaved> list = new ArrayList<>();
        slots.values().stream().filter(Slot::isEdited).forEach(slot -> list.add(slot == inUse ? 0 : list.size(), new Unsaved(slot.saved, slot.current)));
        return list;
    }

    /** The sets that have been opened here and are not shipped. */
    public List<OpenGoals> own() {
        return slots.values().stream().map(slot -> slot.saved).filter(saved -> saved.origin() != OpenGoals.Origin.SHIPPED).toList();
    }

    /** Changes the set in use. */
    public void edit(String label, GoalSet next) {
        Slot slot = inUse;
        GoalSet old = slot.current;
        if (!next.equals(old) && !slot.saved.isNone()) {
            put(slot, next);
            history.did(label, List.of(slot, "content"), () -> put(slot, old), () -> put(slot, next));
        }
    }

    /**
     * Makes a goal of a number that a run has come to: to be as it is now, measured as that run was made.
     *
     * @param landing which one, for a measure that asks; otherwise 0
     * @param value   in the units of runs
     */
    public void make(Measure measure, int landing, Run run, double value, Model model) {
        GoalScenario usual = measure.usual().apply(model).orElseThrow();
        Optional<BotType> bot = Arrays.stream(BotType.values()).filter(type -> type.label().equals(run.header().source())).findFirst();
        double seconds = Math.max(1, Math.min(GoalScenario.LONGEST_SECONDS, Math.rint(run.seconds())));
        GoalScenario scenario = bot.map(type -> new GoalScenario(run.header().map(), type.id(), seconds, 1)).orElse(usual);
        Goal made = Goal.of(measure, scenario, landing, value, model, run.header().parameters().w());
        add(landing > 0 ? made.withName("Speed at landing " + landing) : made);
    }

    /** Adds a goal at the end. */
    public void add(Goal goal) {
        if (!inUse.saved.isNone()) {
            edit("Add goal " + goal.name(), set().inserted(set().goals().size(), goal));
            added.set(-1);
            added.set(set().goals().size() - 1);
        }
    }

    private void put(Slot slot, GoalSet content) {
        slot.current = content.withId(slot.saved.id(), content.name());
        if (slot == inUse) {
            publish();
        }
    }

    /** Uses another set for the open preset. */
    public void choose(OpenGoals other) {
        slots.computeIfAbsent(other.id(), id -> new Slot(other));
        setChoice("Use goal set " + slots.get(other.id()).current.name(), other.id());
    }

    private void setChoice(String label, String id) {
        String forPreset = preset;
        String old = chosen.get(preset);
        if (!Objects.equals(old, id)) {
            choose(forPreset, id);
            history.did(label, List.of(chosen, forPreset), () -> choose(forPreset, old), () -> choose(forPreset, id));
        }
    }

    private void choose(String forPreset, String id) {
        if (id == null) {
            chosen.remove(forPreset);
        } else {
            chosen.put(forPreset, id);
        }
        follow();
    }

    /** A preset was opened; without a step of history, because that was one. */
    void belongTo(String newPreset, String newUsual, String model) {
        preset = newPreset;
        usual = newUsual;
        if (!inUse.saved.set().model().equals(model)) {
            inUse = new Slot(OpenGoals.none(model));
        }
        follow();
    }

    private void follow() {
        String id = chosen.getOrDefault(preset, usual);
        Slot known = slots.get(id);
        wanted.set(known == null && !id.isEmpty() ? id : null);
        if (known != null && known != inUse) {
            inUse = known;
        }
        publish();
    }

    /** The set that was wanted has been read. */
    void read(OpenGoals found) {
        slots.putIfAbsent(found.id(), new Slot(found));
        follow();
    }

    /** What was wanted cannot be had: what is in use stays, or this takes its place. */
    void giveUp(String id, Optional<OpenGoals> instead) {
        if (id.equals(chosen.getOrDefault(preset, usual))) {
            wanted.set(null);
            instead.filter(other -> inUse.saved.isNone()).ifPresent(other -> {
                inUse = slots.computeIfAbsent(other.id(), any -> new Slot(other));
                publish();
            });
        }
    }

    /** The file of the set in use holds something else now; what was edited here stays, the rest follows as a step of history. */
    void reread(OpenGoals found) {
        Slot slot = slots.get(found.id());
        if (slot == null) {
            return;
        }
        boolean wasEdited = slot.isEdited();
        GoalSet old = slot.current;
        slot.saved = found;
        if (!wasEdited && !found.set().equals(old)) {
            put(slot, found.set());
            history.did("Reload " + found.set().name(), List.of(slot, "content"), () -> put(slot, old), () -> put(slot, found.set()));
        }
        publish();
    }

    /** A set was saved, perhaps under another name. */
    void saved(String id, OpenGoals under) {
        Slot slot = slots.remove(id);
        slot.saved = under;
        slot.current = under.set();
        slots.put(under.id(), slot);
        if (slot == inUse && !under.id().equals(usual)) {
            chosen.put(preset, under.id());
        }
        publish();
    }

    /** The set in use is no more; the preset's own takes its place. Undo brings it back, and tells whoever keeps its file. */
    void remove(Runnable onRemove, Runnable onRestore) {
        Slot slot = inUse;
        String id = slot.saved.id();
        String forPreset = preset;
        String old = chosen.get(preset);
        Runnable away = () -> {
            onRemove.run();
            slots.remove(id);
            choose(forPreset, null);
        };
        away.run();
        history.did("Delete goal set " + slot.current.name(), List.of(slots, id), () -> {
            onRestore.run();
            slots.put(id, slot);
            choose(forPreset, old);
        }, away);
    }

    /** Brings back edits that a crash has left behind, as one step of history. The first that fits the model is put in use. */
    void restore(List<Unsaved> left, String forModel) {
        String label = "Restore unsaved goals";
        history.begin(label);
        for (Unsaved goals : left) {
            Slot slot = slots.computeIfAbsent(goals.saved.id(), id -> new Slot(goals.saved));
            GoalSet old = slot.current;
            put(slot, goals.current);
            history.did(label, List.of(slot, "content"), () -> put(slot, old), () -> put(slot, goals.current));
        }
        left.stream().filter(goals -> goals.current.model().equals(forModel)).findFirst().ifPresent(goals -> setChoice(label, goals.saved.id()));
        history.commit();
        publish();
    }

    /** The open preset is called something else now; what was chosen for it stays chosen. */
    void presetSaved(String as) {
        chosen().ifPresent(id -> chosen.put(as, id));
    }

    private void publish() {
        open.set(inUse.saved);
        edited.set(!inUse.saved.isNone() && inUse.isEdited());
        set.set(inUse.current);
    }
}
