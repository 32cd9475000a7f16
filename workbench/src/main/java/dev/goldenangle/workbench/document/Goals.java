package dev.goldenangle.workbench.document;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.text.Messages;
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
 * The goal set in use and its edits; each edit is an undo step. Unsaved edits of a set are kept when switching to
 * another. The preset decides which set is in use unless the user has chosen one.
 */
public final class Goals {
    private final History history;
    private final ReadOnlyObjectWrapper<GoalSet> set = new ReadOnlyObjectWrapper<>(this, "set");
    private final ReadOnlyObjectWrapper<OpenGoals> open = new ReadOnlyObjectWrapper<>(this, "open");
    private final ReadOnlyBooleanWrapper edited = new ReadOnlyBooleanWrapper(this, "edited", false);
    private final ReadOnlyObjectWrapper<String> wanted = new ReadOnlyObjectWrapper<>(this, "wanted");
    private final ReadOnlyIntegerWrapper added = new ReadOnlyIntegerWrapper(this, "added", -1);
    private final Map<String, Slot> slots = new LinkedHashMap<>();
    /** The chosen set by preset; presets not listed use their own. */
    private final Map<String, String> chosen = new HashMap<>();
    private Proposer proposer = (measure, scenario, landing, parameters) -> { };
    private String preset = "";
    private String usual = "";
    private Slot inUse;

    /** A set as saved and as edited. The history refers to slots, so a set can be renamed. */
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

    /** The set with its edits; empty while the wanted set is being read. */
    public ReadOnlyObjectProperty<GoalSet> setProperty() {
        return set.getReadOnlyProperty();
    }

    public GoalSet set() {
        return set.get();
    }

    /** The set as saved. */
    public ReadOnlyObjectProperty<OpenGoals> openProperty() {
        return open.getReadOnlyProperty();
    }

    public OpenGoals open() {
        return open.get();
    }

    /** Whether the set differs from its saved version. */
    public ReadOnlyBooleanProperty editedProperty() {
        return edited.getReadOnlyProperty();
    }

    /** Index of the goal last created from another view; −1 if there is none. */
    public ReadOnlyIntegerProperty addedProperty() {
        return added.getReadOnlyProperty();
    }

    /** Id of the set that is being read to become the current one; null if none. */
    ReadOnlyObjectProperty<String> wantedProperty() {
        return wanted.getReadOnlyProperty();
    }

    /** The set the user has chosen for the open preset; empty if the preset decides. */
    public Optional<String> chosen() {
        return Optional.ofNullable(chosen.get(preset));
    }

    /**
     * A set with unsaved edits.
     * @param saved the version in its file or shipped with the workbench
     * @param current the edited version
     */
    public record Unsaved(OpenGoals saved, GoalSet current) {
    }

    /** All sets with unsaved edits, the current one first. */
    public List<Unsaved> unsaved() {
        List<Unsaved> list = new ArrayList<>();
        slots.values().stream().filter(Slot::isEdited).forEach(slot -> list.add(slot == inUse ? 0 : list.size(), new Unsaved(slot.saved, slot.current)));
        return list;
    }

    /** The opened sets that are not shipped. */
    public List<OpenGoals> own() {
        return slots.values().stream().map(slot -> slot.saved).filter(saved -> saved.origin() != OpenGoals.Origin.SHIPPED).toList();
    }

    /** Changes the current set. */
    public void edit(String label, GoalSet next) {
        Slot slot = inUse;
        GoalSet old = slot.current;
        if (!next.equals(old) && !slot.saved.isNone()) {
            put(slot, next);
            history.did(label, List.of(slot, "content"), () -> put(slot, old), () -> put(slot, next));
        }
    }

    /**
     * Creates a goal from a metric of a run, with its value as the target and the run's scenario. The value of a random bot is first
     * measured with all seeds of the goal.
     * @param landing number of the landing, for metrics that need one; otherwise 0
     * @param value in the units of runs
     */
    public void make(GoalMetric measure, int landing, Run run, double value, Model model) {
        GoalScenario usual = measure.usual().apply(model).orElseThrow();
        Optional<BotType> bot = Arrays.stream(BotType.values()).filter(type -> type.label().equals(run.header().source())).findFirst();
        double seconds = Math.max(1, Math.min(GoalScenario.LONGEST_SECONDS, Math.rint(run.seconds())));
        GoalScenario scenario = bot.map(type -> new GoalScenario(run.header().map(), type.id(), seconds, 1)).orElse(usual);
        if (scenario.isRandom()) {
            proposer.propose(measure, scenario, landing, run.header().parameters());
            return;
        }
        Goal made = Goal.of(measure, scenario, landing, value, model, run.header().parameters().w());
        add(landing > 0 ? made.withName(Messages.text("document.landing-goal", landing)) : made);
    }

    /** Measures a metric with all seeds of its scenario, and adds a goal that demands the result. */
    @FunctionalInterface
    public interface Proposer {
        void propose(GoalMetric measure, GoalScenario scenario, int landing, ParameterSet parameters);
    }

    public void setProposer(Proposer newProposer) {
        proposer = newProposer;
    }

    public void add(Goal goal) {
        if (!inUse.saved.isNone()) {
            edit(Messages.text("document.add-goal", goal.name()), set().inserted(set().goals().size(), goal));
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
        setChoice(Messages.text("document.use-goals", slots.get(other.id()).current.name()), other.id());
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

    /** Switches to the sets of a newly opened preset. Not an undo step, because opening the preset already is one. */
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

    /** Call when the wanted set has been read. */
    void read(OpenGoals found) {
        slots.putIfAbsent(found.id(), new Slot(found));
        follow();
    }

    /** Call when the wanted set cannot be read: the current set stays, or the given one replaces it. */
    void giveUp(String id, Optional<OpenGoals> instead) {
        if (id.equals(chosen.getOrDefault(preset, usual))) {
            wanted.set(null);
            instead.filter(other -> inUse.saved.isNone()).ifPresent(other -> {
                inUse = slots.computeIfAbsent(other.id(), any -> new Slot(other));
                publish();
            });
        }
    }

    /** Applies a changed file of the current set. Edits made here stay; the rest is one undo step. */
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
            history.did(Messages.text("document.reload", found.set().name()), List.of(slot, "content"), () -> put(slot, old), () -> put(slot, found.set()));
        }
        publish();
    }

    /** Call when a set was saved, possibly under another name. */
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

    /**
     * Removes the current set; the preset's own replaces it. Undo restores it and calls the given action to restore
     * its file.
     */
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
        history.did(Messages.text("document.delete-goals", slot.current.name()), List.of(slots, id), () -> {
            onRestore.run();
            slots.put(id, slot);
            choose(forPreset, old);
        }, away);
    }

    /** Restores edits left by a crash as one undo step. The first set that fits the model becomes the current one. */
    void restore(List<Unsaved> left, String forModel) {
        String label = Messages.text("document.restore-goals");
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

    /** Call when the open preset was saved under another name; its chosen goal set stays. */
    void presetSaved(String as) {
        chosen().ifPresent(id -> chosen.put(as, id));
    }

    private void publish() {
        open.set(inUse.saved);
        edited.set(!inUse.saved.isNone() && inUse.isEdited());
        set.set(inUse.current);
    }
}
