package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyCache;
import dev.goldenangle.toolkit.study.reach.Suggestion;
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

/** The Find pane's model: connects the sensitivity analysis, the slice and the suggestion search, which do not know each other. */
public final class FindViewModel {
    /** Sort order: the strongest effect on any measure first. */
    static final int BY_INFLUENCE = -1;
    /** The smallest influence, as a share of the strongest knob's, that {@link #movedBy} lists. */
    private static final double MOVES = 0.2;
    private final EffectsViewModel effects;
    private final SliceViewModel slice;
    private final ReachViewModel reach;
    private final ShareViewModel shares;
    private final PartnerViewModel partners;
    private final Document document;
    private final ReadOnlyObjectWrapper<Selection> selection = new ReadOnlyObjectWrapper<>(this, "selection");
    private final ReadOnlyIntegerWrapper sorted = new ReadOnlyIntegerWrapper(this, "sorted", BY_INFLUENCE);
    private final ReadOnlyObjectWrapper<Map<Parameter, Value>> suggestionValues = new ReadOnlyObjectWrapper<>(this, "suggestionValues", Map.of());
    private final ReadOnlyIntegerWrapper askedToReach = new ReadOnlyIntegerWrapper(this, "askedToReach", 0);
    private Consumer<String> onKnob = key -> { };
    private Consumer<List<ParameterSet>> onCompare = suggestions -> { };
    /** The knob or column to select once the analysis has a result. */
    private String wantedKnob;
    private int wantedColumn = -1;

    /** @param shelf stores studies on disk */
    public FindViewModel(Document document, Tasks tasks, StudyCache shelf) {
        this.document = document;
        effects = new EffectsViewModel(document, tasks, shelf);
        slice = new SliceViewModel(document, tasks);
        reach = new ReachViewModel(document, tasks, shelf, new SuggestionPreview(document));
        reach.setPresent(this::present);
        shares = new ShareViewModel(document, tasks, shelf);
        partners = new PartnerViewModel(effects, tasks);
        effects.effectsProperty().addListener((observable, old, now) -> takeEffects());
        document.setupProperty().addListener((observable, old, now) -> look());
        reach.selectedProperty().addListener((observable, old, now) -> showSuggestion());
        document.setupProperty().addListener((observable, old, now) -> showSuggestion());
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

    /** The knob values of the selected suggestion; empty if none is selected. */
    public ReadOnlyObjectProperty<Map<Parameter, Value>> suggestionValuesProperty() {
        return suggestionValues.getReadOnlyProperty();
    }

    /** Call while the pane is visible: starts the first analysis and resumes the last search. */
    void seen() {
        effects.ensure();
        reach.remember();
    }

    /** The locked and the changed knobs; compare to detect that rows must be redrawn. */
    Object locks() {
        return List.of(Set.copyOf(document.knobs().locked()), document.knobs().changed());
    }

    /** The current and the previous knob values; compare to detect changes. */
    Object values() {
        return List.of(document.knobs().values(), document.knobs().before());
    }

    boolean isLocked(StudyKnob knob) {
        return document.knobs().isLocked(knob.parameter());
    }

    List<Integer> order() {
        return effects.order(sorted.get());
    }

    /** Sorts by a column, or by influence if already sorted by that column. */
    void sort(int column) {
        sorted.set(sorted.get() == column ? BY_INFLUENCE : column);
    }

    void select(String knob, int measure) {
        selection.set(Selection.of(knob, measure));
        look();
    }

    /** Adds a second knob, which gives a map; removes it if it is already the second. */
    void selectSecond(String knob) {
        selection().ifPresent(now -> {
            selection.set(now.toggled(knob));
            look();
        });
    }

    /** Moves the selection by rows and columns, as the arrow keys do. */
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

    /** Always selects a cell: the requested one, the previous one, or the strongest knob of the first missed goal. */
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

    /** Whether the goals have been measured, so that it is known which are met. */
    boolean isMeasured() {
        return effects.effects().isPresent();
    }

    /** Whether the last analysis met all goals. */
    boolean isAllMet() {
        return effects.effects().filter(found -> missed(found).isEmpty()).isPresent();
    }

    /** The goal's value in the last analysis; NaN if unknown. */
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

    /** Selects the knob's row, at the measure it influences most, as soon as there is a result. */
    public void askAbout(Parameter knob) {
        wantedKnob = knob.key();
        wantedColumn = -1;
        ask();
    }

    /** Sorts by the goal's measure and selects its strongest knob. */
    public void askWhatMoves(Goal goal) {
        int column = effects.goals().indexOf(goal);
        wantedKnob = null;
        wantedColumn = column >= 0 ? column : effects.column(goal.measure());
        ask();
    }

    /** Sorts by a measure and selects its strongest knob. A measure without a goal gets a new column. */
    public void askWhatMoves(GoalMetric measure) {
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

    /** Makes exactly these goals the target of the suggestion search, and shows it. */
    public void reach(List<Goal> goals) {
        reach.choose(goals);
        askedToReach.set(askedToReach.get() + 1);
    }

    /** Counts calls of {@link #reach(List)}; a change brings the suggestion search into view. */
    ReadOnlyIntegerProperty askedToReachProperty() {
        return askedToReach.getReadOnlyProperty();
    }

    private void showSuggestion() {
        Suggestion suggestion = reach.selectedProperty().get();
        boolean isOfThisModel = suggestion != null && suggestion.parameters().table() == document.knobs().values().table();
        Map<Parameter, Value> marks = new HashMap<>();
        if (isOfThisModel) {
            suggestion.changes().forEach(change -> marks.put(change.knob().parameter(), change.to()));
        }
        if (!marks.equals(suggestionValues.get())) {
            suggestionValues.set(Map.copyOf(marks));
            slice.showSuggestion(isOfThisModel ? Optional.of(suggestion.parameters()) : Optional.empty());
        }
    }

    /** @param action scrolls to the knob with this key */
    public void setOnKnob(Consumer<String> action) {
        onKnob = action;
    }

    /** @param action simulates these parameter sets and compares the runs */
    public void setOnCompare(Consumer<List<ParameterSet>> action) {
        onCompare = action;
    }

    /** Simulates every suggestion and compares the runs. */
    void compareAll() {
        endTrial();
        onCompare.accept(reach.suggestions().stream().map(Suggestion::parameters).toList());
    }

    void goToKnob(String key) {
        onKnob.accept(key);
    }

    /** Names of the measures a knob influences most, strongest first; empty before the first analysis. */
    public List<String> movedBy(Parameter knob) {
        return effects.effects().map(found -> {
            int row = found.row(knob.key());
            return row < 0 ? List.<String>of() : IntStream.range(0, found.matrix().measures().size()).boxed().filter(column -> found.matrix().share(row, column) >= MOVES)
                    .sorted(Comparator.comparingDouble(column -> -found.matrix().share(row, column))).map(column -> found.matrix().measures().get(column).name()).toList();
        }).orElse(List.of());
    }

    /** Whether a suggestion is being previewed. */
    public boolean isTrying() {
        return reach.trial().isOn();
    }

    /** Ends the preview of a suggestion and restores the knobs. */
    public void endTrial() {
        reach.trial().back();
    }

    /** Stops all work; partial results stay on disk. */
    public void close() {
        effects.close();
        slice.close();
        reach.close();
        shares.close();
    }
}
