package dev.goldenangle.workbench.games;

import dev.goldenangle.toolkit.games.Game;
import dev.goldenangle.toolkit.games.GameTable;
import dev.goldenangle.toolkit.games.Headline;
import dev.goldenangle.toolkit.identify.Identification;
import dev.goldenangle.toolkit.identify.IdentificationText;
import dev.goldenangle.workbench.look.ToolCard;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import java.util.List;
import java.util.Optional;

/** The open preset beside a game in numbers, and the game that explains the run on screen. */
public final class GamesCard extends ToolCard {
    private static final double WIDTH = 430;
    private final GamesViewModel model;
    private final GridPane table = new GridPane();
    private final VBox answer = new VBox(4);

    public GamesCard(GamesViewModel model, Runnable close) {
        super("games", Messages.text("games.title"), close);
        this.model = model;
        setPrefWidth(WIDTH);
        ComboBox<Game> games = new ComboBox<>();
        games.setId("games-choice");
        games.getItems().addAll(Game.values());
        games.setConverter(new GameText());
        games.getSelectionModel().select(Game.HALF_LIFE);
        games.setMaxWidth(Double.MAX_VALUE);
        Button compare = button("games-compare", Messages.text("games.compare"));
        compare.setOnAction(event -> model.compare(games.getValue()));
        Button identify = button("games-identify", Messages.text("games.identify"));
        identify.setOnAction(event -> model.identify());
        Label hint = words("muted");
        hint.setText(Messages.text("games.hint"));
        table.setHgap(12);
        table.setVgap(4);
        table.setId("games-table");
        answer.setId("games-answer");
        getChildren().addAll(line(games, compare), hint, table, identify, answer);
        model.columnsProperty().addListener(observable -> showTable(model.columnsProperty().get()));
        model.foundProperty().addListener(observable -> showAnswer(model.foundProperty().get()));
    }

    private void showTable(List<GameTable.Column> columns) {
        table.getChildren().clear();
        for (int i = 0; i < columns.size(); i++) {
            table.add(label(columns.get(i).name(), "strong"), i + 1, 0);
            for (Headline headline : Headline.values()) {
                table.add(label(columns.get(i).text(headline), "number"), i + 1, headline.ordinal() + 1);
            }
        }
        for (Headline headline : Headline.values()) {
            table.add(label(headline.label(), "muted"), 0, headline.ordinal() + 1);
        }
    }

    private void showAnswer(Optional<Identification> found) {
        answer.getChildren().clear();
        found.ifPresent(identification -> {
            IdentificationText text = new IdentificationText(identification);
            add("", text.verdict());
            identification.likeliest().ifPresent(best -> best.constants().forEach(constant -> add("number", IdentificationText.line(constant))));
            if (!identification.rivals().isEmpty()) {
                add("muted", text.rivals());
            }
        });
    }

    private void add(String style, String text) {
        Label words = words(style);
        words.setText(text);
        answer.getChildren().add(words);
    }

    /** Starts to identify the run on screen. */
    public void identify() {
        model.identify();
    }

    private static final class GameText extends StringConverter<Game> {
        @Override
        public String toString(Game game) {
            return game == null ? "" : game.label();
        }

        @Override
        public Game fromString(String text) {
            throw new UnsupportedOperationException("the list is not editable");
        }
    }
}
