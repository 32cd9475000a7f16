package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.map.MeshText;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.ToolCard;
import dev.goldenangle.toolkit.meshes.MeshOptions;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Mesh import settings: unit, up axis, and whether the triangles enclose a solid. Changes apply at once. */
public final class MeshCard extends ToolCard {
    private static final double NAMES = 58;
    private static final double SMALL = 10;
    private final MeshChoice model;
    private final Label size = label("", "strong");
    private final Label guess = words("muted");
    private final List<Runnable> rows = new ArrayList<>();

    public MeshCard(MeshChoice model, Runnable close) {
        super("mesh", Messages.text("app.window.mesh"), close);
        this.model = model;
        size.setId("mesh-size");
        guess.setId("mesh-guess");
        getChildren().addAll(size,
                row(Messages.text("app.cards.mesh.unit"), List.of(MeshOptions.MeshUnit.M, MeshOptions.MeshUnit.CM, MeshOptions.MeshUnit.MM, MeshOptions.MeshUnit.IN, MeshOptions.MeshUnit.FT, MeshOptions.MeshUnit.QU),
                        MeshCard::unit, MeshOptions::unit, (options, unit) -> new MeshOptions(unit, options.up(), options.sides())),
                row(Messages.text("app.cards.mesh.up"), List.of(MeshOptions.Up.Y, MeshOptions.Up.Z), Enum::name, MeshOptions::up, (options, up) -> new MeshOptions(options.unit(), up, options.sides())),
                row(Messages.text("app.cards.mesh.triangles"), Arrays.asList(MeshText.Sides.values()), MeshCard::sides, MeshOptions::sides, (options, sides) -> new MeshOptions(options.unit(), options.up(), sides)), guess);
        model.takenProperty().addListener(observable -> show());
        show();
    }

    private static String unit(MeshOptions.MeshUnit unit) {
        return unit == MeshOptions.MeshUnit.QU ? "QU" : unit.name().toLowerCase(Locale.ROOT);
    }

    private static String sides(MeshText.Sides sides) {
        return sides == MeshText.Sides.CLOSED ? Messages.text("app.cards.mesh.closed") : Messages.text("app.cards.mesh.thin");
    }

    private <E extends Enum<E>> HBox row(String name, List<E> choices, Function<E, String> word, Function<MeshOptions, E> chosen, BiFunction<MeshOptions, E, MeshOptions> with) {
        Label title = label(name, "muted");
        title.setMinWidth(NAMES);
        HBox segments = new HBox();
        segments.getStyleClass().addAll("segments", "mesh-segments");
        for (E choice : choices) {
            ToggleButton button = new ToggleButton(word.apply(choice));
            button.setId("mesh-" + choice.name().toLowerCase(Locale.ROOT));
            button.getStyleClass().add("segment");
            button.setMinWidth(USE_PREF_SIZE);
            button.setOnAction(event -> {
                if (model.takenProperty().get() != null) {
                    model.take(with.apply(model.takenProperty().get(), choice));
                    show();
                }
            });
            rows.add(() -> button.setSelected(chosen.apply(model.takenProperty().get()) == choice));
            segments.getChildren().add(button);
        }
        return line(title, segments);
    }

    private void show() {
        if (model.takenProperty().get() == null) {
            return;
        }
        rows.forEach(Runnable::run);
        double[] metres = model.size();
        size.setText(Messages.text("app.cards.mesh.size", metres(metres[0]), metres(metres[1]), metres(metres[2])));
        guess.setText(Messages.text("app.cards.mesh.detected", unit(model.guess().unit()), model.guess().up().name()));
    }

    private static String metres(double length) {
        return Numbers.fixed(length, length < SMALL ? 2 : length < SMALL * SMALL ? 1 : 0);
    }
}
