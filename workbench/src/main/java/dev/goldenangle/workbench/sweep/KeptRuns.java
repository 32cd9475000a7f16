package dev.goldenangle.workbench.sweep;

import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The runs of the open study that are inside all ranges, their order, the Pareto front, and which runs are selected or marked.
 * Use on the JavaFX thread only.
 */
final class KeptRuns {
    static final int MOST_MARKED = 4;
    private static final Comparator<SweepRow> UNSORTED = (first, second) -> 0;
    private final Runnable changed;
    private final Set<Long> marked = new LinkedHashSet<>();
    private OpenStudy open;
    private List<SweepRow> kept = List.of();
    private List<SweepRow> front = List.of();
    private Set<Long> onFront = Set.of();
    private SweepRow selected;
    /** The run that the user selected; it is selected again when the ranges include it. */
    private SweepRow picked;
    private Comparator<SweepRow> order = UNSORTED;
    private int acrossIndex;
    private int upIndex;

    /** @param changed called when something must be redrawn */
    KeptRuns(Runnable changed) {
        this.changed = changed;
    }

    /** Switches to a study. The trade-off starts with the last measure, against the first measure with another unit. */
    void show(OpenStudy study) {
        open = study;
        marked.clear();
        selected = null;
        picked = null;
        List<SweepAxis> measures = open.measures();
        upIndex = measures.get(measures.size() - 1).index();
        acrossIndex = measures.stream().filter(axis -> !axis.unit().equals(up().unit())).findFirst().orElse(measures.get(0)).index();
        order = Comparator.comparingDouble(row -> -up().worth(row.value(up())));
    }

    /** Updates the kept runs and the front. */
    void refilter() {
        kept = sorted(open.rows().stream().filter(open.brushes()::keeps).toList());
        front = ParetoFront.of(open.rows().stream().filter(this::isWithinTwoSided).toList(), across(), up());
        onFront = new HashSet<>(front.stream().map(SweepRow::number).toList());
        if (selected == null && !kept.isEmpty()) {
            selected = kept.get(0);
        }
        changed.run();
    }

    /** Only runs inside all range goals can be on the front. */
    private boolean isWithinTwoSided(SweepRow row) {
        return open.measures().stream().allMatch(axis -> axis.limits().filter(limits -> limits.relation().hasTwoLimits()).map(limits -> limits.hold(row.value(axis))).orElse(true));
    }

    private List<SweepRow> sorted(List<SweepRow> rows) {
        return rows.stream().sorted(order.thenComparingLong(SweepRow::number)).toList();
    }

    /** The runs inside all ranges, in table order. */
    List<SweepRow> kept() {
        return kept;
    }

    /** The Pareto front of the trade-off's two measures. */
    List<SweepRow> front() {
        return front;
    }

    boolean isOnFront(SweepRow row) {
        return onFront.contains(row.number());
    }

    /** Sorts the kept runs; ties are sorted by number. */
    void sortBy(Comparator<SweepRow> newOrder) {
        order = newOrder;
        refilter();
    }

    SweepAxis across() {
        return open.axes().get(acrossIndex);
    }

    SweepAxis up() {
        return open.axes().get(upIndex);
    }

    /** Sets the two measures of the trade-off. */
    void trade(SweepAxis newAcross, SweepAxis newUp) {
        acrossIndex = newAcross.index();
        upIndex = newUp.index();
        refilter();
    }

    /** Edits the axes or their ranges. */
    void change(Consumer<AxisBrushes> edit) {
        edit.accept(open.brushes());
        refilter();
        if (picked != null && isKept(picked)) {
            selected = picked;
        } else if (selected != null && !isKept(selected) && !kept.isEmpty()) {
            selected = kept.get(0);
        }
    }

    /** Whether a run is inside all ranges. */
    boolean isKept(SweepRow row) {
        return open.brushes().keeps(row);
    }

    /** Sets the ranges to the goals' limits. */
    void keepWhatMeetsTheGoals() {
        change(brushes -> open.measures().forEach(axis -> axis.limits().ifPresent(limits -> brushes.keep(axis, new SweepRange(limits.low(), limits.high())))));
        selected = kept.isEmpty() ? selected : kept.get(0);
    }

    boolean hasGoals() {
        return open.measures().stream().anyMatch(axis -> axis.limits().isPresent());
    }

    Optional<SweepRow> selected() {
        return Optional.ofNullable(selected);
    }

    void select(SweepRow row) {
        selected = row;
        picked = row;
        changed.run();
    }

    /** Numbers of the runs to compare, in the order they were marked. */
    Set<Long> marked() {
        return marked;
    }

    /** Toggles a run's mark; returns false if too many are marked already. */
    boolean mark(SweepRow row) {
        boolean hadRoom = marked.remove(row.number()) || marked.size() < MOST_MARKED && marked.add(row.number());
        changed.run();
        return hadRoom;
    }

    /** The marked runs, or the selected one if none is marked. */
    List<SweepRow> toCompare() {
        return marked.isEmpty() ? selected().stream().toList() : marked.stream().flatMap(number -> open.rows().stream().filter(row -> row.number() == number)).toList();
    }
}
