package dev.goldenangle.workbench.compare;

import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.toolkit.theme.Token;
import javafx.geometry.Pos;
import javafx.scene.control.Label;

/** The two sides of a comparison, with their colours and badges. */
enum Side {
    A(Token.CHART_6, Dash.number(1)), B(Token.CHART_1, Dash.number(0));

    private final Token colour;
    private final Dash dash;

    Side(Token colour, Dash dash) {
        this.colour = colour;
        this.dash = dash;
    }

    Token colour() {
        return colour;
    }

    Dash dash() {
        return dash;
    }

    /** The number of its series colour. */
    int series() {
        return colour.ordinal() - Token.CHART_1.ordinal() + 1;
    }

    Label badge() {
        Label badge = new Label(name());
        badge.setAlignment(Pos.CENTER);
        badge.getStyleClass().addAll("side-badge", this == A ? "side-a" : "side-b");
        return badge;
    }
}
