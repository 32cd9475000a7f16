package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.Measure;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyShelf;
import dev.goldenangle.toolkit.study.reach.Recipe;
import dev.goldenangle.workbench.tasks.Tasks;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** What changes what, what is looked at more closely, and how goals are reached; they work together here and know nothing of each other. */
public final class FindViewModel {
    /** Sorted by the strongest effect on any measure. */
    static final int BY_INFLUENCE = -1;
    /** A share of the strongest knob that is worth a word. */
    private static final double MOVES = 0.2;
    private final EffectsViewModel effects;
    private final SliceViewModel slice;
    private final ReachViewModel reach;
    private final ShareViewModel shares;
    private final PartnerViewModel partners;
    private final Document document;
    private final ReadOnlyObjectWrapper<Selection> selection = new ReadOnlyObjectWrapper<>(this, "selection");
    private final ReadOnlyIntegerWrapper sorted = new ReadOnlyIntegerWrapper(this, "sorted", BY_INFLUENCE);
    private final ReadOnlyObjectWrapper<Map<Parameter, Value>> recipeValues = new ReadOnlyObjectWrapper<>(this, "recipeValues", Map.of());
    private final ReadOnlyIntegerWrapper askedToReach = new ReadOnlyIntegerWrapper(this, "askedToReach", 0);
    private Consumer<String> onKnob = key -> { };
    private Consumer<List<ParameterSet>> onCompare = recipes -> { };
    /** Asked from outside before the effects were there: the knob or the column to look at. */
    private String wantedKnob;
    private int wantedColumn = -1;

    /** @param shelf where studies are kept */
    public FindViewModel(Document document, Tasks tasks, StudyShelf shelf) {
        this.document = document;
        effects = new EffectsViewModel(document, tasks, shelf);
        slice = new SliceViewModel(document, tasks);
        reach = new ReachViewModel(document, tasks, shelf, new RecipeTrial(document));
        reach.setPresent(this::present);
        shares = new ShareViewModel(document, tasks, shelf);
        partners = new PartnerViewModel(effects, tasks);
        effects.effectsProperty().addListener((observable, old, now) -> takeEffects());
        document.setupProperty().addListener((observable, old, now) -> look());
        reach.selectedProperty().addListener((observable, old, now) -> showRecipe());
        document.setupProperty().addListener((observable, old, now) -> showRecipe());
    }

    EffectsViewModel effects() {
        return effects;
    }

    SliceViewModel slice() {
        return slice;
    }

    ReachViewModel reach() {
        return reach;
    }

    ShareViewModel shares() {
        return shares;
    }

    PartnerViewModel partners() {
        return partners;
    }

    ReadOnlyObjectProperty<Selection> selectionProperty() {
        return selection.getReadOnlyProperty();
    }

    Optional<Selection> selection() {
        return Optional.ofNullable(selection.get());
    }

    ReadOnlyIntegerProperty sortedProperty() {
        return sorted.getReadOnlyProperty();
    }

    /** What the selected recipe would set which knobs to; nothing without one. */
    public ReadOnlyObjectProperty<Map<Parameter, Value>> recipeValuesProperty() {
        return recipeValues.getReadOnlyProperty();
    }

    /** Somebody looks at the pane. */
    void seen() {
        effects.ensure();
        reach.remember();
    }

    /** The knobs that are locked or changed, which look different. */
    Object locks() {
        return List.of(Set.copyOf(document.knobs().locked()), document.knobs().changed());
    }

    /** The knobs as they are, and before. */
    Object values() {
        return List.of(document.knobs().values(), document.knobs().before());
    }

    boolean isLocked(StudyKnob knob) {
        return document.knobs().isLocked(knob.parameter());
    }

    List<Integer> order() {
        return effects.order(sorted.get());
    }

    /** By a column, or by influence when it is sorted by that column already. */
    void sort(int column) {
        sorted.set(sorted.get() == column ? BY_INFLUENCE : column);
    }

    void select(String knob, int measure) {
        selection.set(Selection.of(knob, measure));
        look();
    }

    /** Looks at another measure, or at another knob, with what is looked at otherwise the same. */
    void selectSecond(String knob) {
        selection().ifPresent(now -> {
            selection.set(now.toggled(knob));
            look();
        });
    }

    /** To the next cell that way, as arrows do. */
    void move(int rows, int columns) {
        List<Integer> order = order();
        if (order.isEmpty() || selection.get() == null) {
            return;
        }
        EffectsViewModel.Effects shown = effects.effects().orElseThrow();
        int row = order.indexOf(shown.row(selection.get().knob()));
        int nextRow = Math.max(0, Math.min(order.size() - 1, row + rows));
        int nextColumn = Math.max(0, Math.min(shown.matrix().measures().size() - 1, selection.get().measure() + columns));
        String knob = shown.matrix().knobs().get(order.get(nextRow)).key();
        selection.set(rows == 0 ? new Selection(selection.get().knob(), selection.get().second(), nextColumn) : Selection.of(knob, nextColumn));
        look();
    }

    private void look() {
        boolean isThere = effects.effects().isPresent() && selection.get() != null && effects.effects().get().row(selection.get().knob()) >= 0;
        if (isThere) {
            slice.look(selection.get(), effects.goals());
        } else {
            slice.forget();
        }
    }

    /** Something is always looked at: what was asked for, what was looked at, or the strongest knob on the first missed goal. */
    private void takeEffects() {
        Optional<EffectsViewModel.Effects> now = effects.effects();
        if (now.isEmpty()) {
            selection.set(null);
            sorted.set(BY_INFLUENCE);
            slice.forget();
            return;
        }
        EffectsViewModel.Effects found = now.get();
        reach.suggest(missed(found));
        boolean isThere = selection.get() != null && found.row(selection.get().knob()) >= 0 && selection.get().measure() < found.matrix().measures().size();
        if (wantedKnob != null || wantedColumn >= 0) {
            answerWanted(found);
        } else if (!isThere) {
            List<Goal> goals = effects.goals();
            int column = IntStream.range(0, found.now().length).filter(i -> goals.get(i).counts() && !goals.get(i).limits().hold(found.now()[i])).findFirst().orElse(0);
            select(strongest(found, column), column);
        } else {
            look();
        }
    }

    private List<Goal> missed(EffectsViewModel.Effects found) {
        List<Goal> goals = effects.goals();
        return IntStream.range(0, Math.min(goals.size(), found.now().length)).filter(i -> goals.get(i).counts() && !goals.get(i).limits().hold(found.now()[i])).mapToObj(goals::get).toList();
    }

    /** What a goal came to when the effects were measured. */
    private double present(Goal goal) {
        List<Goal> goals = effects.goals();
        int column = IntStream.range(0, goals.size()).filter(i -> goals.get(i).name().equals(goal.name())).findFirst().orElse(-1);
        return effects.effects().filter(found -> column >= 0 && column < found.now().length).map(found -> found.now()[column]).orElse(Double.NaN);
    }

    private static String strongest(EffectsViewModel.Effects found, int column) {
        List<Integer> movers = found.matrix().movers(column);
        return found.matrix().knobs().get(movers.isEmpty() ? 0 : movers.get(0)).key();
    }

    private void answerWanted(EffectsViewModel.Effects found) {
        int row = wantedKnob == null ? -1 : found.row(wantedKnob);
        if (row >= 0) {
            int column = IntStream.range(0, found.matrix().measures().size()).boxed().max((a, b) -> Double.compare(found.matrix().share(row, a), found.matrix().share(row, b))).orElse(0);
            select(wantedKnob, column);
        } else if (wantedColumn >= 0 && wantedColumn < found.matrix().measures().size()) {
            sorted.set(wantedColumn);
            select(strongest(found, wantedColumn), wantedColumn);
        }
        wantedKnob = null;
        wantedColumn = -1;
    }

    /** What does this knob change? The answer is there when the effects are. */
    public void askAbout(Parameter knob) {
        wantedKnob = knob.key();
        wantedColumn = -1;
        ask();
    }

    /** What moves what this goal asks for? */
    public void askWhatMoves(Goal goal) {
        int column = effects.goals().indexOf(goal);
        wantedKnob = null;
        wantedColumn = column >= 0 ? column : effects.column(goal.measure());
        ask();
    }

    /** What moves this measure? One that no goal is about gets a column of its own. */
    public void askWhatMoves(Measure measure) {
        wantedKnob = null;
        wantedColumn = effects.column(measure);
        ask();
    }

    private void ask() {
        if (effects.effects().isPresent()) {
            takeEffects();
        } else {
            effects.ensure();
        }
    }

    /** Looks for a way to reach exactly these. */
    public void reach(List<Goal> goals) {
        reach.choose(goals);
        askedToReach.set(askedToReach.get() + 1);
    }

    /** How often somebody has asked from elsewhere to reach goals. */
    ReadOnlyIntegerProperty askedToReachProperty() {
        return askedToReach.getReadOnlyProperty();
    }

    private void showRecipe() {
        Recipe recipe = reach.selectedProperty().get();
        boolean isOfThisModel = recipe != null && recipe.parameters().table() == document.knobs().values().table();
        Map<Parameter, Value> marks = new HashMap<>();
        if (isOfThisModel) {
            recipe.changes().forEach(change -> marks.put(change.knob().parameter(), change.to()));
        }
        if (!marks.equals(recipeValues.get())) {
            recipeValues.set(Map.copyOf(marks));
            slice.showRecipe(isOfThisModel ? Optional.of(recipe.parameters()) : Optional.empty());
        }
    }

    /** @param action brings the knob of this key into view */
    public void setOnKnob(Consumer<String> action) {
        onKnob = action;
    }

    /** @param action makes runs of presets and compares them */
    public void setOnCompare(Consumer<List<ParameterSet>> action) {
        onCompare = action;
    }

    /** Runs every recipe, to be laid side by side. */
    void compareAll() {
        endTrial();
        onCompare.accept(reach.recipes().stream().map(Recipe::parameters).toList());
    }

    void goToKnob(String key) {
        onKnob.accept(key);
    }

    /** The measures that a knob moves most, strongest first, as far as that has been measured. */
    public List<String> movedBy(Parameter knob) {
        return effects.effects().map(found -> {
            int row = found.row(knob.key());
            return row < 0 ? List.<String>of() : IntStream.range(0, found.matrix().measures().size()).boxed().filter(column -> found.matrix().share(row, column) >= MOVES)
                    .sorted(Comparator.comparingDouble(column -> -found.matrix().share(row, column))).map(column -> found.matrix().measures().get(column).name()).toList();
        }).orElse(List.of());
    }

    /** Whether a recipe is tried. */
    public boolean isTrying() {
        return reach.trial().isOn();
    }

    /** Ends the trial of a recipe: the knobs go back. */
    public void endTrial() {
        reach.trial().back();
    }

    /** The window closes: what was begun is kept. */
    public void close() {
        effects.close();
        slice.close();
        reach.close();
        shares.close();
    }
}
