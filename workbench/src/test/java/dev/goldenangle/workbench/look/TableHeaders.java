package dev.goldenangle.workbench.look;

import javafx.scene.Node;
import javafx.scene.control.skin.TableColumnHeader;

/** Finds table headers, for tests that click them. */
public final class TableHeaders {
    private TableHeaders() {
    }

    /** The header of the column with this id; the id must be unique within the part. */
    public static Node find(Node part, String columnId) {
        return part.lookupAll(".column-header").stream()
                .filter(node -> node instanceof TableColumnHeader header && header.getTableColumn() != null && columnId.equals(header.getTableColumn().getId())).findFirst().orElseThrow();
    }
}
