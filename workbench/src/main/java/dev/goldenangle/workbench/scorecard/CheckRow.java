package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.acceptance.AcceptanceCheck;
import dev.goldenangle.analysis.acceptance.CheckResult;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Tip;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** One check: whether it passes, its value, how far from the limit, what it was before, and a button that plays its run. */
final class CheckRow extends HBox {
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final double ROOMY = 300;
    private static final PseudoClass IDLE = PseudoClass.getPseudoClass("idle");
    private static final double TOOLTIP_WIDTH = 296;
    private final AcceptanceCheck check;
    private final FontIcon icon = Icons.of(MaterialDesignM.MINUS, 12);
    private final Label value = label("check-value");
    private final Label unit = label("check-unit");
    private final MarginBar bar = new MarginBar();
    private final Label was = label("check-was");
    private final Label margin = label("check-margin");
    private final Button play = new Button(null, Icons.of(MaterialDesignP.PLAY));
    private final StringProperty why = new SimpleStringProperty(this, "why", "");

    CheckRow(AcceptanceCheck check, Runnable onShow) {
        super(8);
        this.check = check;
        setId("check-" + check.key());
        getStyleClass().add("check-row");
        StackPane badge = new StackPane(icon);
        badge.getStyleClass().add("check-badge");
        badge.setMinSize(16, 16);
        badge.setMaxSize(16, 16);
        play.getStyleClass().addAll("flat-icon", "show-me");
        Tip.on(play, "Show me: plays the run of this check");
        play.setAccessibleText("Show me: " + check.label());
        play.setOnAction(event -> onShow.run());
        VBox middle = new VBox(2, spread(named(check.label()), pair(value, unit)), bar, spread(captioned(CheckFormat.limit(check)), pair(was, margin)));
        HBox.setHgrow(middle, Priority.ALWAYS);
        middle.setAlignment(Pos.CENTER);
        StackPane left = new StackPane(badge);
        left.setAlignment(Pos.TOP_CENTER);
        StackPane right = new StackPane(play);
        right.setAlignment(Pos.TOP_CENTER);
        getChildren().addAll(left, middle, right);
        widthProperty().addListener((observable, old, width) -> pseudoClassStateChanged(NARROW, width.doubleValue() < ROOMY));
        Tip.on(middle, this::explanation);
    }

    private Tooltip explanation() {
        Tooltip tooltip = new Tooltip();
        tooltip.setWrapText(true);
        tooltip.setPrefWidth(TOOLTIP_WIDTH);
        tooltip.textProperty().bind(why);
        return tooltip;
    }

    void show(CheckResult now, CheckResult before) {
        pseudoClassStateChanged(FAILED, !now.pass());
        pseudoClassStateChanged(IDLE, !now.applies());
        icon.setIconCode(!now.applies() ? MaterialDesignM.MINUS : now.pass() ? MaterialDesignC.CHECK : MaterialDesignC.CLOSE);
        value.setText(now.applies() ? CheckFormat.number(check, now.value()) : "does not apply");
        unit.setText(now.applies() && Double.isFinite(now.value()) ? CheckFormat.unit(check) : "");
        was.setText(before.applies() ? "was " + CheckFormat.number(check, before.value()) : "");
        margin.setText(now.applies() ? CheckFormat.margin(now) : "");
        bar.show(now, before);
        play.setDisable(now.run().isEmpty());
        why.set(now.why());
    }

    private static Label label(String styleClass) {
        Label label = new Label();
        label.getStyleClass().add(styleClass);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static Label named(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("check-name");
        return label;
    }

    private static Label captioned(String text) {
        Label label = label("check-limit");
        label.setText(text);
        return label;
    }

    private static HBox pair(Label left, Label right) {
        HBox box = new HBox(4, left, right);
        box.setAlignment(Pos.BASELINE_RIGHT);
        return box;
    }

    private static HBox spread(Region left, Region right) {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox line = new HBox(4, left, space, right);
        line.setAlignment(Pos.BASELINE_LEFT);
        return line;
    }
}
