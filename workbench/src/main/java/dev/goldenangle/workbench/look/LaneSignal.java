package dev.goldenangle.workbench.look;

import dev.goldenangle.workbench.text.Messages;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;
import javafx.scene.input.Dragboard;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * A column of the runs behind a number on screen. The user puts it on the timeline by dragging the number there, by its context menu, or
 * with the key T in a table.
 *
 * @param column the key of the column
 * @param label  its name
 */
public record LaneSignal(String column, String label) {
    private static final DataFormat FORMAT = new DataFormat("application/x-golden-angle-column");

    /** Asks for a lane with a signal. It rises from the node that shows the number to the window. */
    public static final class Wanted extends Event {
        public static final EventType<Wanted> WANTED = new EventType<>(Event.ANY, "SIGNAL_WANTED");
        private static final long serialVersionUID = 1L;
        private final String column;

        Wanted(String column) {
            super(WANTED);
            this.column = column;
        }

        public String column() {
            return column;
        }
    }

    /** Asks for a lane with this signal. */
    public void show(Node from) {
        Event.fireEvent(from, new Wanted(column));
    }

    ContextActions.Entry action(Node from) {
        return new ContextActions.Entry(Messages.text("look.show-on-timeline", label), () -> show(from));
    }

    /** Makes a node a handle from which its signal, if it has one, is dragged. */
    public static void drag(Node node, Supplier<Optional<LaneSignal>> signal) {
        node.addEventHandler(MouseEvent.DRAG_DETECTED, event -> signal.get().ifPresent(dragged -> {
            Dragboard board = node.startDragAndDrop(TransferMode.COPY);
            ClipboardContent content = new ClipboardContent();
            content.put(FORMAT, dragged.column);
            board.setContent(content);
            event.consume();
        }));
    }

    /** Makes a node a place where signals are dropped; each then asks for its lane. */
    public static void drop(Node target) {
        target.setOnDragOver(event -> {
            if (event.getDragboard().hasContent(FORMAT)) {
                event.acceptTransferModes(TransferMode.COPY);
                event.consume();
            }
        });
        target.setOnDragDropped(event -> {
            if (event.getDragboard().getContent(FORMAT) instanceof String column) {
                Event.fireEvent(target, new Wanted(column));
                event.setDropCompleted(true);
                event.consume();
            }
        });
    }
}
