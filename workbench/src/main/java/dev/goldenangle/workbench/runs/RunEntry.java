package dev.goldenangle.workbench.runs;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.live.Source;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** An entry of the list of runs: the run and its display settings. Change it through {@link RunList}. */
public final class RunEntry {
    /** The role of a run in the session. NOW and BEFORE always exist but may be empty. */
    public enum Role { NOW, BEFORE, GHOST, PINNED_NOW, PINNED_BEFORE, KEPT }

    private final Role role;
    private final String id;
    private final RunOrigin origin;
    private Source source;
    private double shift;
    private String foreign = "";
    private boolean isComparable = true;
    private boolean isHere = true;
    private boolean isListed = true;
    private final ReadOnlyIntegerWrapper series = new ReadOnlyIntegerWrapper(this, "series", 1);
    private final ReadOnlyStringWrapper name = new ReadOnlyStringWrapper(this, "name", "");
    private final ReadOnlyStringWrapper notes = new ReadOnlyStringWrapper(this, "notes", "");
    private final ReadOnlyObjectWrapper<Run> run = new ReadOnlyObjectWrapper<>(this, "run");
    private final ReadOnlyBooleanWrapper visible = new ReadOnlyBooleanWrapper(this, "visible", true);
    private final ReadOnlyBooleanWrapper pinned = new ReadOnlyBooleanWrapper(this, "pinned", false);
    private final ReadOnlyBooleanWrapper baseline = new ReadOnlyBooleanWrapper(this, "baseline", false);

    RunEntry(Role role, int series, String name, Run run) {
        this(role, "", new RunOrigin("", ""), series, name, run);
    }

    RunEntry(Role role, String id, RunOrigin origin, int series, String name, Run run) {
        this.role = role;
        this.id = id;
        this.origin = origin;
        this.series.set(series);
        this.name.set(name);
        this.run.set(run);
    }

    public Role role() {
        return role;
    }

    /** Its series colour, 1 to 6; {@code -color-chart-N} in the style sheet. */
    public int series() {
        return series.get();
    }

    public ReadOnlyIntegerProperty seriesProperty() {
        return series.getReadOnlyProperty();
    }

    /** The id of a kept run, never reused; the source's id for a pinned run; otherwise empty. */
    public String id() {
        return id;
    }

    /** The preset and the map of a kept run. */
    public RunOrigin origin() {
        return origin;
    }

    /** The source that replays a kept run; always the same object, with the run's name. */
    Source source() {
        if (source == null || !source.label().equals(name())) {
            source = Source.trace(sourceId(), name(), run());
        }
        return source;
    }

    public String sourceId() {
        return String.join(" ", "kept", id);
    }

    /**
     * The dash pattern, so that runs differ by more than colour: 0 now, 1 before, 2 the baseline, 3 to 5 the others.
     */
    public int dash() {
        if (isBaseline()) {
            return 2;
        }
        return switch (role) {
            case NOW -> 0;
            case BEFORE, PINNED_BEFORE -> 1;
            case GHOST, PINNED_NOW, KEPT -> 3 + series() % 3;
        };
    }

    public ReadOnlyStringProperty nameProperty() {
        return name.getReadOnlyProperty();
    }

    public String name() {
        return name.get();
    }

    public ReadOnlyStringProperty notesProperty() {
        return notes.getReadOnlyProperty();
    }

    /** The run, or null while there is none. Live runs are replaced by longer ones on every frame. */
    public ReadOnlyObjectProperty<Run> runProperty() {
        return run.getReadOnlyProperty();
    }

    public Run run() {
        return run.get();
    }

    public ReadOnlyBooleanProperty visibleProperty() {
        return visible.getReadOnlyProperty();
    }

    /** Whether graphs draw it. */
    public boolean isShown() {
        return visible.get() && isListed && isComparable && run() != null && run().length() > 0;
    }

    public ReadOnlyBooleanProperty pinnedProperty() {
        return pinned.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty baselineProperty() {
        return baseline.getReadOnlyProperty();
    }

    public boolean isBaseline() {
        return baseline.get();
    }

    /** Seconds added to its time to align it with the current run. */
    public double shift() {
        return shift;
    }

    /** The map, units and model it was made with, if they are not those of the document; otherwise empty. */
    public String foreign() {
        return foreign;
    }

    /** Whether it was made on the open map; runs of other maps are not shown. If the units differ, speeds are shown as multiples of W. */
    public boolean isComparable() {
        return isComparable;
    }

    /** Whether it was made on the open map with the open model. */
    public boolean isHere() {
        return isHere;
    }

    /** Whether the lists and the timeline contain it: runs of the open map and model, or all runs if the user asks for them. */
    public boolean isListed() {
        return isListed;
    }

    /** Whether the viewport draws it; a run in other units is not drawn. */
    public boolean isInWorld() {
        return isShown() && foreign.isEmpty();
    }

    void setForeign(String madeWith, boolean comparable) {
        foreign = madeWith;
        isComparable = comparable;
    }

    void setListed(boolean here, boolean listed) {
        isHere = here;
        isListed = listed;
    }

    void setShift(double seconds) {
        shift = seconds;
    }

    void setRun(Run newRun) {
        run.set(newRun);
    }

    void setSeries(int newSeries) {
        series.set(newSeries);
    }

    void setName(String newName) {
        name.set(newName);
    }

    void setNotes(String newNotes) {
        notes.set(newNotes);
    }

    void setVisible(boolean shown) {
        visible.set(shown);
    }

    void setPinned(boolean isPinned) {
        pinned.set(isPinned);
    }

    void setBaseline(boolean isBaseline) {
        baseline.set(isBaseline);
    }
}
