package dev.goldenangle.workbench.document;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Undo and redo of all edits. Changes between begin and commit form one step. */
public final class History {
    private static final int CAPACITY = 1000;
    private final Deque<Step> done = new ArrayDeque<>();
    private final Deque<Step> undone = new ArrayDeque<>();
    private final ReadOnlyStringWrapper undoLabel = new ReadOnlyStringWrapper(this, "undoLabel", "");
    private final ReadOnlyStringWrapper redoLabel = new ReadOnlyStringWrapper(this, "redoLabel", "");
    private Step open;
    private int depth;
    private boolean replaying;
    private final List<Runnable> beforeReplay = new ArrayList<>();

    /** Label of the step that undo would revert; empty if none. */
    public ReadOnlyStringProperty undoLabelProperty() {
        return undoLabel.getReadOnlyProperty();
    }

    /** Label of the step that redo would repeat; empty if none. */
    public ReadOnlyStringProperty redoLabelProperty() {
        return redoLabel.getReadOnlyProperty();
    }

    /**
     * Adds an action to run before each undo and redo. A trial reverts its values here, because steps expect the
     * state they were recorded in.
     */
    public void beforeReplay(Runnable action) {
        beforeReplay.add(action);
    }

    /** Starts a step, such as a drag. May be nested; the outermost counts. */
    public void begin(String label) {
        if (depth++ == 0) {
            open = new Step(label);
        }
    }

    /** Ends the step; a step without changes is dropped. */
    public void commit() {
        if (depth > 0 && --depth == 0) {
            push(open);
            open = null;
        }
    }

    /** Ends the step and reverts its changes. */
    public void cancel() {
        Step taken = open;
        depth = 0;
        open = null;
        if (taken != null) {
            replay(taken::undo);
        }
    }

    /**
     * Records a change that was made.
     * @param target the changed item: changes of the same target within one step are merged
     * @param undo restores the old value
     * @param redo restores the new value
     */
    public void did(String label, Object target, Runnable undo, Runnable redo) {
        if (replaying) {
            return;
        }
        if (open != null) {
            open.add(new Change(target, undo, redo));
        } else {
            Step step = new Step(label);
            step.add(new Change(target, undo, redo));
            push(step);
        }
    }

    private void push(Step step) {
        if (!step.changes.isEmpty()) {
            done.push(step);
            undone.clear();
            if (done.size() > CAPACITY) {
                done.removeLast();
            }
            relabel();
        }
    }

    public void undo() {
        finishOpen();
        if (!done.isEmpty()) {
            beforeReplay.forEach(Runnable::run);
            Step step = done.pop();
            replay(step::undo);
            undone.push(step);
            relabel();
        }
    }

    public void redo() {
        finishOpen();
        if (!undone.isEmpty()) {
            beforeReplay.forEach(Runnable::run);
            Step step = undone.pop();
            replay(step::redo);
            done.push(step);
            relabel();
        }
    }

    private void finishOpen() {
        depth = Math.min(depth, 1);
        commit();
    }

    private void replay(Runnable steps) {
        replaying = true;
        try {
            steps.run();
        } finally {
            replaying = false;
        }
    }

    private void relabel() {
        undoLabel.set(done.isEmpty() ? "" : done.peek().label);
        redoLabel.set(undone.isEmpty() ? "" : undone.peek().label);
    }

    private record Change(Object target, Runnable undo, Runnable redo) {
    }

    private static final class Step {
        private final String label;
        private final List<Change> changes = new ArrayList<>();

        Step(String label) {
            this.label = label;
        }

        void add(Change change) {
            for (int i = 0; i < changes.size(); i++) {
                Change earlier = changes.get(i);
                if (earlier.target.equals(change.target)) {
                    changes.set(i, new Change(change.target, earlier.undo, change.redo));
                    return;
                }
            }
            changes.add(change);
        }

        void undo() {
            for (int i = changes.size() - 1; i >= 0; i--) {
                changes.get(i).undo.run();
            }
        }

        void redo() {
            changes.forEach(change -> change.redo.run());
        }
    }
}
