package dev.goldenangle.workbench.curves;

import dev.goldenangle.analysis.curve.Curve;
import dev.goldenangle.analysis.curve.CurvePoints;
import dev.goldenangle.analysis.curve.HeldKeys;
import dev.goldenangle.motor.Model;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.ChoiceText;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The model's curves with draggable handles, the gain map, and the speed account. Uses two columns when there is room. */
public final class CurvesView implements PaneView {
    private static final double ROOMY = 600;
    private static final int FEW = 2;
    private static final int TICKS_BETWEEN_SAMPLES = 32;
    private final CurvesViewModel model;
    private final Appearance look;
    private final StackPane root = new StackPane(new EmptyState(MaterialDesignC.CHART_BELL_CURVE, Messages.text("curves.empty.title"), Messages.text("curves.empty.text")));
    private final VBox main = new VBox(16);
    private final VBox aside = new VBox(16);
    private final HBox columns = new HBox(main);
    private final List<CurvePlot> plots = new ArrayList<>();
    private final GainMapPlot gainMap;
    private final Label mapNote = new Label();
    private final SpeedView speed;
    private final Label baselineLegend = legend(Messages.text("runs.baseline"), "curve-baseline");
    private final Region legend = legend();
    private final Region mapCard;
    private final Region speedCard;
    /** The model of the plots; null before the first result. */
    private Model shown;
    private List<Region> curveCards = List.of();
    private List<Object> sampled = List.of();

    public CurvesView(CurvesViewModel model, Appearance look) {
        this.model = model;
        this.look = look;
        gainMap = new GainMapPlot(look);
        gainMap.setPrefHeight(300);
        gainMap.setMinHeight(240);
        speed = new SpeedView(model, look);
        mapCard = card(Messages.text("curves.map"), mapNote, mapChoices(), gainMap, Messages.text("curves.map.help"));
        speedCard = card(Messages.text("curves.speed"), new Label(Messages.text("curves.speed.note")), null, speed, Messages.text("curves.speed.help"));
        root.getStyleClass().add("curves-pane");
        main.getStyleClass().add("curves-column");
        aside.getStyleClass().addAll("curves-column", "aside");
        HBox.setHgrow(main, Priority.ALWAYS);
        root.widthProperty().addListener(observable -> arrange());
        model.linesProperty().addListener((observable, old, drawn) -> show(drawn));
        model.mapProperty().addListener((observable, old, mapped) -> show(mapped));
        model.accountProperty().addListener((observable, old, went) -> speed.show(went));
    }

    private Node mapChoices() {
        ComboBox<HeldKeys> keys = choice(List.of(HeldKeys.values()), HeldKeys::label, model.keysProperty().get());
        keys.setId("gain-map-keys");
        keys.setAccessibleText(Messages.text("curves.map.keys"));
        keys.valueProperty().addListener((observable, old, chosen) -> model.keysProperty().set(chosen));
        ComboBox<GainMapPlot.View> view = choice(List.of(GainMapPlot.View.values()), GainMapPlot.View::label, GainMapPlot.View.HEAT);
        view.setId("gain-map-view");
        view.setAccessibleText(Messages.text("curves.map.view"));
        view.valueProperty().addListener((observable, old, chosen) -> gainMap.show(chosen));
        HBox choices = new HBox(6, keys, view);
        choices.getStyleClass().add("curve-choices");
        return choices;
    }

    private static <T> ComboBox<T> choice(List<T> items, Function<T, String> label, T value) {
        ComboBox<T> box = new ComboBox<>();
        box.getStyleClass().addAll("knob-choice", "map-choice");
        box.getItems().setAll(items);
        box.setConverter(new ChoiceText<>(label));
        box.setValue(value);
        return box;
    }

    private static Region card(String title, Label note, Node choices, Region body, String doc) {
        Label name = Controls.label(title, "strong");
        name.setMinWidth(Region.USE_PREF_SIZE);
        Tip.on(name, doc);
        note.getStyleClass().add("caption");
        note.setWrapText(true);
        note.setMinHeight(Region.USE_PREF_SIZE);
        HBox header = new HBox(8, name, note, Controls.space());
        header.setAlignment(Pos.BASELINE_LEFT);
        header.getStyleClass().add("curve-header");
        VBox card = new VBox(4, header, body);
        if (choices != null) {
            card.getChildren().add(1, choices);
        }
        return card;
    }

    private Region legend() {
        baselineLegend.setVisible(false);
        baselineLegend.managedProperty().bind(baselineLegend.visibleProperty());
        FlowPane legend = new FlowPane(12, 4, legend(Messages.text("runs.now"), "curve-now"), legend(Messages.text("runs.before"), "curve-before"), baselineLegend, legend(Messages.text("curves.handle"), "curve-handle"));
        legend.setAlignment(Pos.CENTER_LEFT);
        legend.getStyleClass().add("curve-header");
        return legend;
    }

    private static Label legend(String text, String styleClass) {
        Region mark = new Region();
        mark.getStyleClass().add(styleClass);
        mark.setMinSize(styleClass.equals("curve-handle") ? 9 : 16, styleClass.equals("curve-handle") ? 9 : 2);
        mark.setMaxSize(mark.getMinWidth(), mark.getMinHeight());
        Label label = Controls.label(text, mark, "caption", "curve-legend");
        return label;
    }

    private void show(CurveMaker.Drawn drawn) {
        if (drawn.model() != shown) {
            shown = drawn.model();
            build(drawn.curves());
        }
        baselineLegend.setVisible(!drawn.baseline().isEmpty());
        for (int i = 0; i < plots.size(); i++) {
            Optional<CurvePoints> baseline = drawn.baseline().isEmpty() ? Optional.empty() : Optional.of(drawn.baseline().get(i));
            plots.get(i).show(drawn.now().get(i), drawn.before().get(i), baseline);
        }
    }

    private void build(List<Curve> curves) {
        plots.clear();
        List<Region> cards = new ArrayList<>();
        for (Curve curve : curves) {
            CurvePlot plot = new CurvePlot(curve, model, look);
            plot.setPrefHeight(plots.isEmpty() ? 200 : 132);
            plot.setMinHeight(plots.isEmpty() ? 180 : 120);
            plots.add(plot);
            String unit = curve.y().unit().symbol();
            Label note = new Label((unit + " " + curve.y().label()).strip());
            cards.add(card(curve.label(), note, null, plot, curve.doc()));
        }
        curveCards = List.copyOf(cards);
        sampled = List.of();
        root.getChildren().setAll(Controls.scroll(columns));
        arrange();
    }

    /** Wide: the first curve above the map, which has the same axis, and the others beside them. Narrow: all in one column. */
    private void arrange() {
        if (curveCards.isEmpty()) {
            return;
        }
        boolean isWide = root.getWidth() >= ROOMY;
        boolean hasMap = model.mapProperty().get() != null && model.mapProperty().get().map().isPresent();
        List<Region> left = new ArrayList<>(List.of(legend, curveCards.get(0)));
        List<Region> rest = new ArrayList<>(curveCards.subList(1, curveCards.size()));
        if (hasMap) {
            left.add(mapCard);
        }
        if (isWide) {
            (rest.size() > FEW ? left : rest).add(speedCard);
            aside.setPrefWidth(root.getWidth() * 0.36);
            aside.setMinWidth(root.getWidth() * 0.36);
        } else {
            left.addAll(rest);
            left.add(speedCard);
            rest.clear();
        }
        aside.getChildren().setAll(List.<Region>of());
        main.getChildren().setAll(left);
        aside.getChildren().setAll(rest);
        columns.getChildren().setAll(isWide && !rest.isEmpty() ? List.of(main, aside) : List.of(main));
    }

    private void show(CurveMaker.Mapped mapped) {
        mapped.map().ifPresent(map -> {
            gainMap.show(map, mapped.model().speedUnit());
            mapNote.setText(Messages.text("curves.map.most", Numbers.withUnit(Numbers.signed(map.largestGain(), 2), mapped.model().speedUnit().symbol())));
        });
        if (mapped.map().isPresent() != main.getChildren().contains(mapCard)) {
            arrange();
        }
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public void refresh() {
        model.refresh();
        List<RunEntry> runs = model.shownRuns();
        List<Object> marks = runs.stream().<Object>map(entry -> List.of(entry, entry.run().header(), entry.run().length() / TICKS_BETWEEN_SAMPLES)).toList();
        Run run = model.run();
        if (!marks.equals(sampled)) {
            sampled = marks;
            gainMap.showSamples(runs);
            if (run != null) {
                plots.forEach(plot -> plot.showShares(run));
            }
        }
        plots.forEach(plot -> plot.showDot(run, model.cursor()));
        if (gainMap.map() != null) {
            gainMap.showDot(run, model.cursor());
        }
    }
}
