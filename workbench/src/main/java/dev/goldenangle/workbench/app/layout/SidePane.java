package dev.goldenangle.workbench.app.layout;

import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.Tip;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.binding.Bindings;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The pane on the right: tabs, which are made when it is {@link #fill filled}, and whose content is made when they are first opened. */
public final class SidePane implements PaneView {
    private static final PseudoClass RAIL = PseudoClass.getPseudoClass("rail");
    private static final double UNDERLINE = 2;
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final double NARROW_WIDTH = 310;
    private final BorderPane root = new BorderPane();
    private final Runnable onWiden;
    private HBox bar;
    private TabStrip tabs;
    private final Region underline = new Region();
    private final List<Tab> all = new ArrayList<>();
    private final ReadOnlyIntegerWrapper selected = new ReadOnlyIntegerWrapper(this, "selected", -1);
    private boolean filled;
    private Runnable onFilled = () -> { };

    private static final class Tab {
        private final String title;
        private final IntegerProperty badge;
        private final Supplier<PaneView> maker;
        private ToggleButton button;
        private PaneView view;

        Tab(String title, IntegerProperty badge, Supplier<PaneView> maker) {
            this.title = title;
            this.badge = badge;
            this.maker = maker;
        }
    }

    public SidePane(Runnable onWiden) {
        this.onWiden = onWiden;
        underline.getStyleClass().add("tab-underline");
        underline.setManaged(false);
        root.getStyleClass().add("side-pane");
        root.widthProperty().addListener((observable, old, width) -> {
            root.pseudoClassStateChanged(RAIL, width.doubleValue() <= WindowLayout.RAIL);
            root.pseudoClassStateChanged(NARROW, width.doubleValue() < NARROW_WIDTH);
        });
        root.setMinWidth(0);
    }

    /** @param badge how many failures to show beside the title */
    public IntegerProperty add(String title, Supplier<PaneView> maker) {
        IntegerProperty badge = new SimpleIntegerProperty(this, "badge", 0);
        all.add(new Tab(title, badge, maker));
        return badge;
    }

    private StackPane header() {
        Button widen = new Button(null, Icons.of(MaterialDesignA.ARROW_EXPAND));
        widen.getStyleClass().addAll("flat-icon");
        widen.setMinWidth(Region.USE_PREF_SIZE);
        widen.setId("widen-side");
        Tip.on(widen, "Widen this pane");
        widen.setAccessibleText("Widen this pane");
        widen.setOnAction(event -> onWiden.run());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        tabs = new TabStrip();
        for (int i = 0; i < all.size(); i++) {
            tabs.add(button(all.get(i), i));
        }
        bar = new HBox(tabs, space, widen);
        bar.setAlignment(Pos.CENTER_LEFT);
        StackPane header = new StackPane(bar, underline) {
            @Override
            protected void layoutChildren() {
                super.layoutChildren();
                placeUnderline();
            }
        };
        header.getStyleClass().add("side-header");
        return header;
    }

    private ToggleButton button(Tab tab, int index) {
        Label count = new Label();
        count.getStyleClass().add("tab-badge");
        count.textProperty().bind(tab.badge.asString());
        tab.button = new ToggleButton(tab.title);
        // A graphic that is unmanaged when the button is first drawn would never be drawn, so it is taken away instead.
        tab.button.graphicProperty().bind(Bindings.when(tab.badge.greaterThan(0)).then((Node) count).otherwise((Node) null));
        tab.button.setContentDisplay(ContentDisplay.RIGHT);
        tab.button.getStyleClass().add("side-tab");
        tab.button.setMinWidth(Region.USE_PREF_SIZE);
        tab.button.setOnAction(event -> select(index));
        return tab.button;
    }

    public void select(int index) {
        selected.set(index);
        if (filled) {
            mark(index);
            showContent();
            slideUnderline();
        }
    }

    private void mark(int index) {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).button.setSelected(i == index);
        }
    }

    /** Makes the tabs, and the content of the selected one. */
    public void fill() {
        filled = true;
        StackPane header = header();
        mark(selected.get());
        root.setTop(header);
        showContent();
        onFilled.run();
    }

    /** What to do when the tabs have got their content, which is some frames after the window is there. */
    public void setOnFilled(Runnable action) {
        onFilled = action;
    }

    private void showContent() {
        Tab tab = all.get(selected.get());
        if (tab.view == null) {
            tab.view = tab.maker.get();
        }
        root.setCenter(tab.view.root());
    }

    private void placeUnderline() {
        if (selected.get() >= 0) {
            bar.layout();
            tabs.layout();
            ToggleButton button = all.get(selected.get()).button;
            double padding = button.getPadding().getLeft();
            underline.resizeRelocate(bar.getLayoutX() + tabs.getLayoutX() + button.getLayoutX() + padding, 40 - UNDERLINE, Math.max(0, button.getWidth() - 2 * padding), UNDERLINE);
        }
    }

    private void slideUnderline() {
        double from = underline.getLayoutX();
        placeUnderline();
        underline.setTranslateX(from - underline.getLayoutX());
        new Timeline(new KeyFrame(Duration.millis(120), new KeyValue(underline.translateXProperty(), 0, Interpolator.EASE_OUT))).play();
    }

    public ReadOnlyIntegerProperty selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    public List<String> titles() {
        return all.stream().map(tab -> tab.title).toList();
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public void refresh() {
        if (filled) {
            all.get(selected.get()).view.refresh();
        }
    }
}
