package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.toolkit.study.StudyCache;
import dev.goldenangle.workbench.canvas.CanvasPane;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.look.Appearance;
import javafx.event.Event;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

import java.util.List;

import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;

/** A slice and a map of one model stay in the hidden Find pane when a preset of another model is opened. */
class PlotsOfAnotherModelUiTest {
    private static final ShippedLibrary LIBRARY = new ShippedLibrary();

    @BeforeAll
    static void start() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    private static SliceViewModel.Answer answer(FindDesk desk) {
        desk.thread.await("an answer", () -> desk.find.slice().answerProperty().get() != null && desk.find.slice().answerProperty().get().isComplete());
        return desk.find.slice().answerProperty().get();
    }

    @Test
    void plotsWithKnobsOfAnotherModelAreNotDrawnAndIgnoreKeys() {
        try (FindDesk desk = new FindDesk(StudyCache.none())) {
            desk.awaitEffects();
            desk.find.select("friction", 0);
            SliceViewModel.Answer slice = answer(desk);
            desk.find.selectSecond("gravity");
            SliceViewModel.Answer map = answer(desk);
            Goal goal = desk.find.effects().goals().get(0);
            List<CanvasPane> plots = fx(() -> {
                SlicePlot one = new SlicePlot(desk.find, new Appearance());
                one.show(slice.slice().orElseThrow(), goal, 0);
                MapPlot two = new MapPlot(desk.find, new Appearance());
                two.show(map.map().orElseThrow(), goal, 0);
                return List.of(one, two);
            });
            run(() -> plots.forEach(plot -> resize(plot, 400)));
            OpenPreset other = LIBRARY.openPreset("quakeworld/classic");
            desk.document.open("Open", other, other.preset().parameters(), LIBRARY.openMap("flat", other.model()));
            run(() -> plots.forEach(plot -> resize(plot, 300)));
            run(() -> plots.forEach(plot -> Event.fireEvent(plot, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false))));
            assertEquals(other.preset().parameters(), desk.document.knobs().values());
        }
    }

    private static void resize(CanvasPane plot, double width) {
        plot.resize(width, 300);
        plot.layout();
    }
}
