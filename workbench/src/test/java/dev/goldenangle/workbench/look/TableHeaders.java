package dev.goldenangle.workbench.look;

import javafx.scene.Node;
import javafx.scene.control.skin.TableColumnHeader;

/** Finds headers of tables, for tests that click them. */
public final class TableHeaders {
    private TableHeaders() {
    }

    /** The header of the column with this id, in a table or in a part of the window that has only one such column. */
    public static Node find(Node part, String columnId) {
        return part.lookupAll(".column-header").stream()
                .filter(node -> node instanceof TableColumnHeader header && header.getTableColumn() != null && columnId.equals(header.getTableColumn().getId())).findFirst().orElseThrow();
    }
}
