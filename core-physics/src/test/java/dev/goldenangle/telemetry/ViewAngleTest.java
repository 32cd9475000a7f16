package dev.goldenangle.telemetry;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

class ViewAngleTest {
    private final Model model = ModelCatalog.find("arena").orElseThrow();
    private final TickReport report = new TickReport(model.signals().size());
    private final MoverState state = new MoverState(model.registers().size());
    private final Frame frame = new Frame(new Command(), state, report);
    private final Recorder recorder = new Recorder(new RunHeader(model.id(), model.parameters().defaults(), 128, "flat", 0, "test", state.copy()),
            new Columns(model.lengthUnit(), model.speedUnit(), 10, model.signals(), model.asked()));

    /** One tick of a mover that flies east, with the view and the intent at these angles to it, positive to the left. */
    private Run flying(double view, double intent, double bestIntent) {
        state.velocity.set(10f, 0f, 0f);
        report.begin(state.velocity);
        state.velocity.set(0f, 10f, 0f);
        state.yaw = (float) Math.toRadians(view);
        report.wishX = (float) Math.cos(Math.toRadians(intent));
        report.wishY = (float) Math.sin(Math.toRadians(intent));
        report.angle((float) Math.toRadians(Math.abs(intent)));
        report.best((float) Math.toRadians(bestIntent), 1f);
        recorder.append(frame, 1);
        return recorder.run();
    }

    private static double degrees(Run run, CommonColumn column) {
        return Math.toDegrees(run.get(column, 0));
    }

    @Test
    void viewAngleIsMeasuredFromTheVelocityBeforeTheTick() {
        Run run = flying(22.5, 67.5, 80);
        assertEquals(22.5, degrees(run, CommonColumn.VIEW_ANGLE), 0.01);
        assertEquals(67.5, degrees(run, CommonColumn.ANGLE), 0.01);
    }

    @Test
    void bestViewAngleIsTheBestIntentAngleWithoutTheAngleOfTheKeys() {
        assertEquals(35, degrees(flying(22.5, 67.5, 80), CommonColumn.BEST_VIEW_ANGLE), 0.01);
    }

    @Test
    void anglesToTheRightArePositiveToo() {
        Run run = flying(-22.5, -67.5, 80);
        assertEquals(22.5, degrees(run, CommonColumn.VIEW_ANGLE), 0.01);
        assertEquals(35, degrees(run, CommonColumn.BEST_VIEW_ANGLE), 0.01);
    }

    @Test
    void viewOnTheOtherSideOfTheVelocityThanTheIntentIsMeasuredWithoutSign() {
        Run run = flying(-10, 35, 40);
        assertEquals(10, degrees(run, CommonColumn.VIEW_ANGLE), 0.01);
        assertEquals(5, degrees(run, CommonColumn.BEST_VIEW_ANGLE), 0.01);
    }

    @Test
    void moverAtRestHasNoViewAngle() {
        report.begin(state.velocity);
        state.yaw = 1f;
        recorder.append(frame, 1);
        assertEquals(0, degrees(recorder.run(), CommonColumn.VIEW_ANGLE));
    }
}
