package dev.goldenangle.workbench.games;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.games.Game;
import dev.goldenangle.toolkit.games.GameTable;
import dev.goldenangle.toolkit.identify.Identification;
import dev.goldenangle.toolkit.identify.Identifier;
import dev.goldenangle.toolkit.identify.RecordedMotion;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Measures the open preset beside a game in the background, and identifies the run on screen. */
public final class GamesViewModel {
    private static final double SECONDS = 10;
    private final Document document;
    private final Library library;
    private final Runs runs;
    private final Tasks tasks;
    private final ReadOnlyObjectWrapper<List<GameTable.Column>> columns = new ReadOnlyObjectWrapper<>(this, "columns", List.of());
    private final ReadOnlyObjectWrapper<Optional<Identification>> found = new ReadOnlyObjectWrapper<>(this, "found", Optional.empty());

    public GamesViewModel(Document document, Library library, Runs runs, Tasks tasks) {
        this.document = document;
        this.library = library;
        this.runs = runs;
        this.tasks = tasks;
    }

    /** The open preset and the game; empty before the first comparison. */
    ReadOnlyObjectProperty<List<GameTable.Column>> columnsProperty() {
        return columns.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Optional<Identification>> foundProperty() {
        return found.getReadOnlyProperty();
    }

    /** Measures both, and keeps a run of each by its own best bot on the open map if the game can move there. */
    void compare(Game game) {
        Model model = document.model();
        ParameterSet values = document.knobs().values();
        Level level = document.level();
        String name = document.preset().name();
        tasks.load(Messages.text("games.comparing", game.label()), progress -> {
            try {
                Preset preset = game.preset();
                Model rules = PresetLibrary.model(preset);
                List<GameTable.Column> measured = List.of(GameTable.column(name, model, values), GameTable.column(game.label(), rules, preset.parameters()));
                boolean isPossible = rules.worldType() == model.worldType();
                Run mine = isPossible ? run(model, values, level, progress::isCancelled) : null;
                Run theirs = isPossible ? run(rules, preset.parameters(), rules == model ? level : library.openMap(library.idOf(level), rules), progress::isCancelled) : null;
                return () -> take(measured, mine, theirs);
            } catch (BadInput bad) {
                throw new IllegalStateException(bad.getMessage(), bad);
            }
        });
    }

    private static Run run(Model model, ParameterSet values, Level level, BooleanSupplier isCancelled) throws BadInput {
        BotSpec bot = BotSpec.parse(model.theory(values).isPresent() ? "optimal-strafer" : "runner");
        return RunMaker.make(model, values, level, bot.create(model, values, level), bot.text(), RunMaker.ticks(model, values, SECONDS), isCancelled);
    }

    private void take(List<GameTable.Column> measured, Run mine, Run theirs) {
        columns.set(measured);
        if (mine != null) {
            document.history().begin(Messages.text("games.keep", measured.get(1).name()));
            runs.list().keep(measured.get(0).name(), mine);
            runs.list().keep(measured.get(1).name(), theirs);
            document.history().commit();
        }
    }

    /** Asks which game explains the run on screen. */
    void identify() {
        Run run = runs.shown();
        Model model = document.model();
        Level level = document.level();
        tasks.load(Messages.text("games.identifying"), progress -> {
            try {
                Identification answer = Identifier.identify(RecordedMotion.of(run, model, level, library.idOf(level)), progress::isCancelled);
                return () -> found.set(Optional.of(answer));
            } catch (BadInput bad) {
                throw new IllegalStateException(bad.getMessage(), bad);
            }
        });
    }
}
