package dev.goldenangle.workbench.look;

import dev.goldenangle.toolkit.theme.Numbers;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableRow;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Features of every table in the window. */
@ExtendWith(ApplicationExtension.class)
class DataTableUiTest {
    private final List<String> chosen = new ArrayList<>();
    private DataTable<Jumper> table;

    private record Jumper(String name, double speed, double height) {
    }

    @Start
    void start(Stage stage) {
        Appearance look = new Appearance();
        table = new DataTable<>("jumpers", look, List.of(DataColumn.words("name", "Name", 120, Jumper::name),
                DataColumn.number("speed", "Speed m/s", 80, Jumper::speed, row -> Numbers.fixed(row.speed, 1)), DataColumn.number("height", "Height", 80, Jumper::height, row -> Numbers.fixed(row.height, 1))));
        table.onChoose(row -> chosen.add(row.name)).pinLast(row -> row.name.equals("Sum"));
        Scene scene = new Scene(new StackPane(table), 420, 300);
        look.applyTheme(scene);
        stage.setScene(scene);
        stage.sizeToScene();
        stage.show();
    }

    @BeforeEach
    void fill() {
        run(() -> table.show(List.of(new Jumper("Crouch", 9, -1), new Jumper("Air", Double.NaN, 2), new Jumper("Bunny", 12.5, 1.5), new Jumper("Sum", 5, 2.5))));
    }

    @Test
    void columnIsWideEnoughForItsHeader() {
        String title = "Landing friction scale";
        run(() -> table.setColumns(List.of(DataColumn.words("name", "Name", 120, Jumper::name), DataColumn.words("narrow", title, 10, Jumper::name)), new Appearance()));
        await("the whole header", () -> table.lookupAll(".column-header .text").stream().anyMatch(node -> node instanceof Text text && text.getText().equals(title)));
    }

    @Test
    void updateShowsNewValuesInTheSameCells() {
        StringBuilder name = new StringBuilder("slow");
        run(() -> table.setColumns(List.of(DataColumn.<Jumper>words("name", "Name", 120, row -> name.toString())), new Appearance()));
        await("the cell", () -> cell("slow").isPresent());
        Node cell = fx(() -> cell("slow").orElseThrow());
        run(() -> {
            name.setLength(0);
            name.append("fast");
            table.update();
        });
        assertEquals("fast", fx(((Labeled) cell)::getText));
    }

    private Optional<Node> cell(String text) {
        return table.lookupAll(".table-cell").stream().filter(node -> text.equals(((Labeled) node).getText())).findFirst();
    }

    private Node header(String column) {
        return fx(() -> TableHeaders.find(table, column));
    }

    private List<String> names() {
        return fx(() -> table.getItems().stream().map(Jumper::name).toList());
    }

    @Test
    void headerClicksSortAndMissingNumbersAndSumsStayLast(FxRobot robot) {
        robot.clickOn(header("speed"));
        assertEquals(List.of("Crouch", "Bunny", "Air", "Sum"), names());
        robot.clickOn(header("speed"));
        assertEquals(List.of("Bunny", "Crouch", "Air", "Sum"), names());
        robot.clickOn(header("speed"));
        assertEquals(List.of("Crouch", "Air", "Bunny", "Sum"), names(), "the third click restores the given order");
        robot.clickOn(header("name"));
        run(() -> table.show(List.of(new Jumper("Zip", 1, 1), new Jumper("Ace", 1, 1))));
        assertEquals(List.of("Ace", "Zip"), names(), "new rows keep the order");
    }

    @Test
    void hiddenColumnCanBeRestoredFromTheMenu(FxRobot robot) {
        clickInColumnMenu("Height", robot);
        await("it is hidden", () -> table.getVisibleLeafColumns().size() == 2);
        clickInColumnMenu("Height", robot);
        await("it is back", () -> table.getVisibleLeafColumns().size() == 3);
    }

    /** Clicks a menu item; the column's header has the same text. */
    private void clickInColumnMenu(String text, FxRobot robot) {
        robot.clickOn(".show-hide-columns-button");
        await("the menu is open", () -> menuItem(text, robot).isPresent());
        robot.clickOn(menuItem(text, robot).orElseThrow());
        await("the menu is closed", () -> menuItem(text, robot).isEmpty());
    }

    private static Optional<Node> menuItem(String text, FxRobot robot) {
        return robot.lookup(".menu-item").match(node -> node.lookup(".label") instanceof Label label && label.getText().equals(text)).tryQuery();
    }

    @Test
    void copyGivesSelectedRowsAsTabSeparatedText(FxRobot robot) {
        run(() -> {
            table.requestFocus();
            table.getSelectionModel().selectRange(0, 2);
        });
        robot.press(KeyCode.CONTROL).type(KeyCode.C).release(KeyCode.CONTROL);
        assertEquals("Name\tSpeed m/s\tHeight\nCrouch\t9.0\t-1.0\nAir\t–\t2.0", fx(() -> Clipboard.getSystemClipboard().getString()));
    }

    @Test
    void narrowTableScrollsAndKeepsEveryColumn() {
        run(() -> table.setMaxWidth(180));
        await("a horizontal scroll bar", () -> table.lookupAll(".scroll-bar").stream()
                .anyMatch(node -> node instanceof ScrollBar bar && bar.getOrientation() == Orientation.HORIZONTAL && bar.isVisible()));
        assertTrue(fx(() -> table.getVisibleLeafColumns().size() == 3 && table.getColumns().stream().allMatch(column -> column.getWidth() >= 80)));
    }

    @Test
    void onlyTheUserChoosesRows(FxRobot robot) {
        run(() -> table.select(table.getItems().get(1)));
        assertEquals(List.of(), chosen, "the view selected it itself");
        await("the rows are laid out", () -> robot.lookup("Bunny").tryQuery().isPresent());
        robot.clickOn("Bunny");
        assertTrue(chosen.stream().allMatch("Bunny"::equals) && !chosen.isEmpty(), chosen.toString());
        robot.type(KeyCode.UP);
        assertEquals("Air", chosen.get(chosen.size() - 1));
        run(() -> table.show(List.of(table.getItems().get(3), table.getItems().get(1))));
        assertEquals("Air", fx(() -> table.getSelectionModel().getSelectedItem().name()), "a selected row stays selected");
    }

    @Test
    void hundredThousandRowsCreateOnlyVisibleCells() {
        run(() -> table.show(IntStream.range(0, 100_000).mapToObj(i -> new Jumper("Run " + i, i, -i)).toList()));
        await("they are shown", () -> table.lookupAll(".table-row-cell").stream().anyMatch(row -> ((TableRow<?>) row).getItem() != null));
        assertTrue(fx(() -> table.lookupAll(".table-row-cell").size()) < 50);
    }
}
