package dev.goldenangle.workbench.document;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

class HistoryTest {
    private final History history = new History();
    private int value;

    private void set(int newValue) {
        int old = value;
        value = newValue;
        history.did("Set", "value", () -> value = old, () -> value = newValue);
    }

    @Test
    void undoAndRedoGoThroughEveryStep() {
        set(1);
        set(2);
        history.undo();
        assertEquals(1, value);
        history.undo();
        assertEquals(0, value);
        history.redo();
        history.redo();
        assertEquals(2, value);
    }

    @Test
    void oneDragIsOneStep() {
        set(1);
        history.begin("Drag");
        for (int i = 2; i < 50; i++) {
            set(i);
        }
        history.commit();
        history.undo();
        assertEquals(1, value);
        history.redo();
        assertEquals(49, value);
    }

    @Test
    void cancelledDragChangesNothing() {
        set(1);
        history.begin("Drag");
        set(2);
        history.cancel();
        assertEquals(1, value);
        assertEquals("Set", history.undoLabelProperty().get());
        history.undo();
        assertEquals(0, value);
    }

    @Test
    void newStepClearsRedo() {
        set(1);
        history.undo();
        set(5);
        history.redo();
        assertEquals(5, value);
        assertEquals("", history.redoLabelProperty().get());
    }

    @Test
    void emptyStepIsDropped() {
        history.begin("Nothing");
        history.commit();
        assertEquals("", history.undoLabelProperty().get());
    }
}
