package dev.goldenangle.workbench.app.layout;

import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableIntegerValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The pane on the right, with one tab per view. A view is created when its tab is first shown. */
public final class SidePane implements PaneView {
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final PseudoClass WIDE = PseudoClass.getPseudoClass("wide");
    private static final int NARROW_BELOW = 300;
    private static final int WIDE_FROM = 600;
    private final TabPane tabs = new TabPane();
    private final StackPane root = new StackPane(tabs);
    private final Map<Tab, Supplier<PaneView>> makers = new HashMap<>();
    private final Map<Tab, PaneView> views = new HashMap<>();
    private boolean filled;

    public SidePane(Runnable onWiden) {
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        tabs.getSelectionModel().selectedItemProperty().addListener(observable -> showContent());
        Button widen = Controls.flat(new Button(null, Icons.of(MaterialDesignA.ARROW_EXPAND)), "widen-side", Messages.text("app.layout.widen"));
        widen.setOnAction(event -> onWiden.run());
        root.getStyleClass().add("side-pane");
        root.widthProperty().addListener((observable, old, width) -> {
            root.pseudoClassStateChanged(NARROW, width.doubleValue() < NARROW_BELOW);
            root.pseudoClassStateChanged(WIDE, width.doubleValue() >= WIDE_FROM);
        });
        root.getChildren().add(widen);
        StackPane.setAlignment(widen, Pos.TOP_RIGHT);
    }

    /** @param id identifies the tab in settings and code */
    public void add(String id, String title, Supplier<PaneView> maker) {
        Tab tab = new Tab(title);
        tab.setId(id);
        makers.put(tab, maker);
        tabs.getTabs().add(tab);
    }

    /** Shows a number beside the tab's title while it is above zero. */
    public void setBadge(String id, ObservableIntegerValue count) {
        Label badge = Controls.label("", "tab-badge");
        badge.textProperty().bind(Bindings.convert(count));
        tab(id).graphicProperty().bind(Bindings.when(Bindings.greaterThan(count, 0)).then((Node) badge).otherwise((Node) null));
    }

    private Tab tab(String id) {
        return tabs.getTabs().stream().filter(tab -> tab.getId().equals(id)).findFirst().orElseThrow(() -> new IllegalArgumentException("no tab " + id));
    }

    public void select(String id) {
        tabs.getSelectionModel().select(tab(id));
    }

    /** Creates the content of the selected tab now and of the others when they are first selected. */
    public void fill() {
        filled = true;
        showContent();
    }

    private void showContent() {
        Tab tab = tabs.getSelectionModel().getSelectedItem();
        if (filled && tab.getContent() == null) {
            PaneView view = makers.get(tab).get();
            views.put(tab, view);
            tab.setContent(view.root());
        }
    }

    public ReadOnlyObjectProperty<Tab> selectedProperty() {
        return tabs.getSelectionModel().selectedItemProperty();
    }

    /** All tabs in order, each with an id and a title. */
    public List<Tab> tabs() {
        return tabs.getTabs();
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public void refresh() {
        if (filled) {
            views.get(tabs.getSelectionModel().getSelectedItem()).refresh();
        }
    }
}
