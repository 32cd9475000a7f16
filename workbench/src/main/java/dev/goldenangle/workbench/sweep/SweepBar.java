package dev.goldenangle.workbench.sweep;

import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.toolkit.study.StudyRunner;
import dev.goldenangle.workbench.text.Messages;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** The bar above the sweep: the study, its progress and the engine that runs it. */
final class SweepBar extends HBox {
    private static final PseudoClass PAUSED = PseudoClass.getPseudoClass("paused");
    private static final double PROGRESS = 212;
    private static final double NARROW = 1070;
    private final SweepViewModel model;
    private final Actions actions;
    private final StudyChooser study;
    private final Label count = Controls.label("", "strong");
    private final Label total = Controls.label("", "muted");
    private final Label left = Controls.label("", "caption");
    private final ProgressBar done = new ProgressBar(0);
    private final VBox progress = new VBox(4);
    private final Label rate = Controls.label("", "strong");
    private final Label rateUnit = Controls.label(Messages.text("sweep.rate"), "muted");
    private final Label engineWord = Controls.label(Messages.text("sweep.engine"), "muted");
    private final MenuButton engine = chooser("sweep-engine", Messages.text("sweep.engine"), MaterialDesignC.CHIP, this::engines);
    private final Button spark = new Button(Messages.text("sweep.spark"));
    private final Button pause = new Button();
    private final Button cancel = new Button(Messages.text("sweep.cancel"));
    private final Button create = new Button(Messages.text("sweep.new"));

    /**
     * Actions provided by the view.
     *
     * @param close  returns to tuning
     * @param create opens the form for a new study
     * @param spark  opens the cluster settings
     */
    record Actions(Runnable close, Runnable create, Runnable spark) {
    }

    SweepBar(SweepViewModel model, Actions actions) {
        super(10);
        this.model = model;
        this.actions = actions;
        study = new StudyChooser(model);
        getStyleClass().add("sweep-bar");
        setAlignment(Pos.CENTER_LEFT);
        Button back = new Button(Messages.text("sweep.back"), Icons.of(MaterialDesignA.ARROW_LEFT));
        back.setId("sweep-close");
        back.getStyleClass().add("flat");
        back.setMinWidth(USE_PREF_SIZE);
        back.setOnAction(event -> actions.close.run());
        makeProgress();
        makeButtons();
        HBox rates = new HBox(4, rate, rateUnit);
        rates.setAlignment(Pos.CENTER_LEFT);
        rates.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(back, line(), study, progress, rates, line(), engineWord, engine, spark, Controls.space(), pause, cancel, create);
        widthProperty().addListener(observable -> fit());
    }

    private static Region line() {
        Region line = new Region();
        line.getStyleClass().add("upright-line");
        return line;
    }

    private static MenuButton chooser(String id, String purpose, Ikon icon, Supplier<List<MenuItem>> items) {
        MenuButton button = new MenuButton("", Icons.of(icon));
        button.setId(id);
        button.setAccessibleText(purpose);
        button.setMnemonicParsing(false);
        button.setMinWidth(USE_PREF_SIZE);
        button.getStyleClass().add("sweep-chooser");
        button.setOnShowing(event -> button.getItems().setAll(items.get()));
        return button;
    }

    private void makeProgress() {
        count.setId("sweep-count");
        left.setId("sweep-left");
        HBox words = new HBox(4, count, total, Controls.space(), left);
        words.setAlignment(Pos.BASELINE_LEFT);
        done.setMaxWidth(Double.MAX_VALUE);
        progress.setId("sweep-progress");
        progress.setAlignment(Pos.CENTER_LEFT);
        progress.setPrefWidth(PROGRESS);
        progress.setMinWidth(140);
        progress.getChildren().addAll(words, done);
    }

    private void makeButtons() {
        spark.setId("sweep-spark");
        spark.getStyleClass().add("chip");
        Circle dot = new Circle(4);
        dot.getStyleClass().add("chip-dot");
        spark.setGraphic(dot);
        spark.setMinWidth(USE_PREF_SIZE);
        pause.setId("sweep-pause");
        pause.getStyleClass().add("icon-button");
        pause.setOnAction(event -> model.pauseOrResume());
        cancel.setId("sweep-cancel");
        Tip.on(cancel, Messages.text("sweep.cancel.help"));
        cancel.setOnAction(event -> model.cancel());
        create.setId("sweep-new");
        create.setOnAction(event -> actions.create.run());
        for (Button button : new Button[] {pause, cancel, create}) {
            button.setMinWidth(USE_PREF_SIZE);
        }
    }

    /** Hides labels when there is little room. */
    private void fit() {
        boolean roomy = getWidth() >= NARROW - 260;
        boolean words = getWidth() >= NARROW;
        Controls.show(engineWord, words);
        Controls.show(spark, roomy);
    }

    void show() {
        boolean isOpen = model.study().isPresent();
        study.showOpen();
        progress.setVisible(isOpen);
        rate.getParent().setVisible(isOpen);
        boolean isSpark = model.engineChoice() == SweepViewModel.Engine.SPARK;
        engine.setText(isSpark ? Messages.text("sweep.spark") : Messages.text("sweep.engine.local"));
        spark.setText(isSpark ? Messages.text("sweep.engine.local") : Messages.text("sweep.spark"));
        spark.setOnAction(event -> other(isSpark));
        Tip.on(spark, isSpark ? Messages.text("sweep.engine.rest-local") : model.spark().isUsable() ? Messages.text("sweep.engine.rest-spark", model.store().spark().master()) : Messages.text("sweep.engine.spark-problem", model.spark().problem()));
        for (Button button : new Button[] {pause, cancel}) {
            button.setVisible(isOpen);
        }
        pause.setDisable(!isOpen || model.study().get().runner().state() == StudyRunner.State.DONE);
        cancel.setDisable(!isOpen || !model.isRunning() && model.study().get().runner().state() != StudyRunner.State.PAUSED);
        model.study().ifPresent(this::showProgress);
    }

    private void other(boolean isSpark) {
        if (isSpark) {
            model.use(SweepViewModel.Engine.LOCAL);
        } else if (model.spark().isUsable()) {
            model.use(SweepViewModel.Engine.SPARK);
        } else {
            actions.spark.run();
        }
    }

    private void showProgress(OpenStudy open) {
        StudyRunner runner = open.runner();
        boolean isBusy = runner.isBusy();
        count.setText(count(runner.done()));
        total.setText(Messages.text("sweep.total", runner.total()));
        left.setText(switch (runner.state()) {
            case LOADING -> Messages.text("sweep.state.loading");
            case RUNNING -> left(runner.secondsLeft());
            case PAUSED -> Messages.text("sweep.state.paused");
            case CANCELLED -> Messages.text("sweep.state.cancelled");
            case DONE -> Messages.text("sweep.state.done");
            case FAILED -> Messages.text("sweep.state.stopped");
        });
        done.setProgress(runner.total() == 0 ? 1 : (double) runner.done() / runner.total());
        progress.pseudoClassStateChanged(PAUSED, !isBusy && runner.state() != StudyRunner.State.DONE);
        rate.setText(runner.rate() > 0 ? rate(runner.rate()) : "–");
        pause.setGraphic(Icons.of(isBusy ? MaterialDesignP.PAUSE : MaterialDesignP.PLAY));
        Controls.describe(pause, Messages.text(isBusy ? "sweep.pause" : "sweep.resume"));
    }

    /** With commas: 4,096. */
    private static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String rate(double perSecond) {
        return perSecond >= 10 ? count(Math.round(perSecond)) : Numbers.fixed(perSecond, 1);
    }

    /** Empty if unknown. */
    private static String left(double seconds) {
        if (!Double.isFinite(seconds)) {
            return "";
        }
        if (seconds < 60) {
            return Messages.text("sweep.left.seconds", Numbers.fixed(seconds, seconds < 10 ? 1 : 0));
        }
        return seconds < 3600 ? Messages.text("sweep.left.minutes", Math.round(seconds / 60)) : Messages.text("sweep.left.hours", Numbers.fixed(seconds / 3600, 1));
    }

    private List<MenuItem> engines() {
        model.spark().check();
        MenuItem here = Controls.choice(Messages.text("sweep.engine.local-cores", Runtime.getRuntime().availableProcessors()), model.engineChoice() == SweepViewModel.Engine.LOCAL,
                () -> model.use(SweepViewModel.Engine.LOCAL));
        MenuItem there = Controls.choice(model.spark().isUsable() ? Messages.text("sweep.engine.spark-at", model.store().spark().master()) : Messages.text("sweep.engine.spark-problem", model.spark().problem()), model.engineChoice() == SweepViewModel.Engine.SPARK,
                () -> model.use(SweepViewModel.Engine.SPARK));
        there.setDisable(!model.spark().isUsable());
        return List.of(here, there, new SeparatorMenuItem(), Controls.item(Messages.text("sweep.spark.settings"), actions.spark));
    }
}
