package dev.goldenangle.motor;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** The forward key leads forward in every view direction, including straight up and down. */
class StraightUpAndDownTest {
    static List<Model> models() {
        return ModelCatalog.models().stream().filter(model -> model.worldType() == BrushWorld.class).toList();
    }

    @ParameterizedTest
    @MethodSource("models")
    void forwardLeadsForwardWhenLookingStraightUpOrDown(Model model) {
        for (float pitch : new float[] {(float) (Math.PI / 2), (float) (-Math.PI / 2)}) {
            for (int yaw = -180; yaw < 180; yaw += 15) {
                Bench bench = new Bench(model, model.parameters().defaults(), Bench.level(List.of(Bench.floor()))).looking(yaw).keys(1, 0, 0);
                bench.mover.spawn(bench.state, 0, 0, 0, (float) Math.toRadians(yaw));
                bench.command.pitch = pitch;
                for (int tick = 0; tick < 60; tick++) {
                    bench.step();
                }
                double along = bench.state.velocity.x * Math.cos(Math.toRadians(yaw)) + bench.state.velocity.y * Math.sin(Math.toRadians(yaw));
                assertTrue(along > 0.5 * model.parameters().defaults().w(), model.id() + " yaw " + yaw + " pitch " + pitch + ": " + along);
            }
        }
    }
}
