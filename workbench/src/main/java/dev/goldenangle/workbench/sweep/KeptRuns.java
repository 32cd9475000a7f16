package dev.goldenangle.workbench.sweep;

import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Which runs of the study that is looked at are kept by its ranges, in which order, which of them no other beats, and which are selected or marked.
 * Without a study there are none. It belongs to the window's thread.
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
    private Comparator<SweepRow> order = UNSORTED;
    private int acrossIndex;
    private int upIndex;

    /** @param changed is called whenever something that is drawn has changed */
    KeptRuns(Runnable changed) {
        this.changed = changed;
    }

    /** Begins with another study: its last measure is the one to win, against the first of another unit. */
    void show(OpenStudy study) {
        open = study;
        marked.clear();
        selected = null;
        List<SweepAxis> measures = open.measures();
        upIndex = measures.get(measures.size() - 1).index();
        acrossIndex = measures.stream().filter(axis -> !axis.unit().equals(up().unit())).findFirst().orElse(measures.get(0)).index();
        order = Comparator.comparingDouble(row -> -up().worth(row.value(up())));
    }

    /** Finds anew what is kept and what is on the front. */
    void refilter() {
        kept = sorted(open.rows().stream().filter(open.brushes()::keeps).toList());
        front = ParetoFront.of(open.rows().stream().filter(this::isWithinTwoSided).toList(), across(), up());
        onFront = new HashSet<>(front.stream().map(SweepRow::number).toList());
        if (selected == null && !kept.isEmpty()) {
            selected = kept.get(0);
        }
        changed.run();
    }

    /** Where a goal has two limits, only what lies between them is worth a trade. */
    private boolean isWithinTwoSided(SweepRow row) {
        return open.measures().stream().allMatch(axis -> axis.limits().filter(limits -> limits.relation().hasTwoLimits()).map(limits -> limits.hold(row.value(axis))).orElse(true));
    }

    private List<SweepRow> sorted(List<SweepRow> rows) {
        return rows.stream().sorted(order.thenComparingLong(SweepRow::number)).toList();
    }

    /** What the ranges keep, in the order of the table. */
    List<SweepRow> kept() {
        return kept;
    }

    /** The runs that no other beats in both measures of the trade-off. */
    List<SweepRow> front() {
        return front;
    }

    boolean isOnFront(SweepRow row) {
        return onFront.contains(row.number());
    }

    /** Puts the kept runs in an order; equal ones by their number. */
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

    /** The two measures that are traded. */
    void trade(SweepAxis newAcross, SweepAxis newUp) {
        acrossIndex = newAcross.index();
        upIndex = newUp.index();
        refilter();
    }

    /** Changes how the axes stand or what they keep. */
    void change(Consumer<AxisBrushes> edit) {
        edit.accept(open.brushes());
        refilter();
    }

    /** Draws the goals in as ranges. */
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
        changed.run();
    }

    /** Runs to compare, by their numbers, in the order in which they were chosen. */
    Set<Long> marked() {
        return marked;
    }

    /** Adds a run to those to compare, or takes it away; returns whether there was room for it. */
    boolean mark(SweepRow row) {
        boolean hadRoom = marked.remove(row.number()) || marked.size() < MOST_MARKED && marked.add(row.number());
        changed.run();
        return hadRoom;
    }

    /** The marked runs, or the selected one when none is. */
    List<SweepRow> toCompare() {
        return marked.isEmpty() ? selected().stream().toList() : marked.stream().flatMap(number -> open.rows().stream().filter(row -> row.number() == number)).toList();
    }
}
