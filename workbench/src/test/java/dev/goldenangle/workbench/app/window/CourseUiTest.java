package dev.goldenangle.workbench.app.window;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.maps.SampleMaps;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * A course is placed by clicking in every view, a path is found, the bot runs it, and the file beside the map is
 * updated.
 */
class CourseUiTest {
    @TempDir
    static Path folder;
    private final FxRobot robot = new FxRobot();
    private WindowFixture ui;
    private Path map;

    @BeforeEach
    void open() throws IOException {
        Path home = Files.createTempDirectory(folder, "ui");
        map = Files.writeString(home.resolve("hall.map"), SampleMaps.read("flat.map").orElseThrow());
        ui = WindowFixture.open("strafejump/vq3", map.toString(), home.resolve("settings"));
    }

    @AfterEach
    void close() {
        ui.close();
    }

    private void press(String id) {
        run(() -> ((ButtonBase) ui.node(id)).fire());
    }

    private List<CourseStop> stops() {
        return ui.session.document().level().course().stops();
    }

    private Point2D inView(double x, double y) {
        Node view = ui.node("#viewport");
        Bounds bounds = view.localToScreen(view.getBoundsInLocal());
        return new Point2D(bounds.getMinX() + x * bounds.getWidth(), bounds.getMinY() + y * bounds.getHeight());
    }

    @Test
    void courseIsCreatedByClicksOnAMapWithoutOne() throws IOException {
        run(() -> ui.session.live().sources().find("waypoint").ifPresent(ui.session.live().sources()::drive));
        await("the hint", () -> ui.node("#course-bar").isVisible() && ((Label) ui.node("#course-text")).getText().startsWith("No course"));
        run(() -> ui.session.live().playback().pause());
        press("#course-make");
        press("#camera-top");
        await("the choice of places", () -> ui.node("#course-start").isVisible());
        robot.clickOn(inView(0.4, 0.55));
        await("a start", () -> stops().size() == 1);
        robot.clickOn(inView(0.65, 0.55));
        await("a finish", () -> stops().size() == 2);
        assertEquals(List.of(CourseStop.Kind.START, CourseStop.Kind.FINISH), stops().stream().map(CourseStop::kind).toList());
        press("#course-find");
        await("a path", () -> ui.session.document().level().course().route().isPresent());
        Path file = map.resolveSibling("hall.course.toml");
        await("the file", () -> Files.exists(file) && read(file).contains("found_with = \"strafejump\""));
        run(() -> ui.session.document().history().undo());
        await("the file without the path", () -> !read(file).contains("found_with"));
        Files.writeString(file, read(file).replaceFirst("position = \\[.*", "position = [1.5, 2.5, 0.0]"));
        await("the change made by an editor", () -> stops().get(0).x() == 1.5);
        press("#camera-first");
        await("the first person", () -> ui.window.scene().lookup("#camera-first") != null && ui.node("#course-checkpoint").isVisible());
        run(() -> ui.session.live().playback().restart());
        robot.clickOn(inView(0.5, 0.8));
        await("a checkpoint on the floor ahead", () -> stops().size() == 3 && stops().get(1).kind() == CourseStop.Kind.CHECKPOINT);
        assertEquals(0, stops().get(1).z(), 0.05, "on the floor");
        press("#course-done");
        await("no bar", () -> !ui.node("#course-bar").isVisible());
    }

    @Test
    void draggingAPlaceIsOneUndoStepAndRightClickRemovesIt() {
        run(() -> ui.session.live().playback().pause());
        press("#camera-top");
        run(() -> ui.session.loader().courses().place("Place start", ui.session.document().level().course()));
        robot.press(KeyCode.ALT, KeyCode.C).release(KeyCode.C, KeyCode.ALT);
        await("the choice of places", () -> ui.node("#course-start").isVisible());
        robot.clickOn(inView(0.4, 0.55));
        await("a start", () -> stops().size() == 1);
        CourseStop before = stops().get(0);
        robot.drag(inView(0.4, 0.55), MouseButton.PRIMARY).dropTo(inView(0.5, 0.4));
        await("the start elsewhere", () -> stops().size() == 1 && !stops().get(0).equals(before));
        run(() -> ui.session.document().history().undo());
        await("back in one step", () -> stops().equals(List.of(before)));
        robot.clickOn(inView(0.4, 0.55), MouseButton.SECONDARY);
        await("nothing", () -> stops().isEmpty());
        assertTrue(((Label) ui.node("#course-text")).getText().startsWith("Click where runs begin"));
    }

    @Test
    void placingPausesAndShowsTheMapFromAboveAndThenRestoresBoth() {
        run(() -> ui.window.files().openMap("arena-loop"));
        await("a small map", () -> ui.session.document().level().name().equals("arena-loop"));
        run(() -> ui.session.live().playback().play());
        press("#camera-chase");
        await("playing behind the mover", () -> ui.session.live().playback().isLive() && isChosen("#camera-chase"));
        robot.press(KeyCode.ALT, KeyCode.C).release(KeyCode.C, KeyCode.ALT);
        await("paused and from above", () -> !ui.session.live().playback().isLive() && isChosen("#camera-top"));
        run(() -> IntStream.range(0, 30).forEach(step -> ui.act("Camera: zoom out")));
        WindowFixture.waitForPulses(20);
        robot.clickOn(inView(0.1, 0.5));
        await("a refusal", () -> ((Label) ui.node("#course-text")).getText().equals("No ground here") && ui.node("#course-text").isVisible());
        assertTrue(stops().isEmpty());
        robot.clickOn(inView(0.5, 0.5));
        await("a start", () -> stops().size() == 1 && !((Label) ui.node("#course-text")).getText().equals("No ground here"));
        press("#course-done");
        await("playing behind the mover again", () -> ui.session.live().playback().isLive() && isChosen("#camera-chase"));
    }

    private boolean isChosen(String camera) {
        return ((ToggleButton) ui.node(camera)).isSelected();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException notYet) {
            return "";
        }
    }
}
