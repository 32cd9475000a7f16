import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.simulation.RenderState;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.MoverState;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A game in one file: it reads keys, lets the movement run as many ticks as are due, and draws in between two of them. Here the keys are pressed by
 * a script and drawing is printing; replace {@link #pressKeys} and {@link #draw}.
 */
public final class GameLoop implements CommandSource {
    private static final long FRAME_NANOS = 16_666_667;       // a real game takes what System.nanoTime() has gone on by
    private static final int FRAMES = 240;

    private final Simulation movement;
    private final RenderState body = new RenderState();

    private GameLoop() throws IOException {
        Preset preset = ShippedPresets.load("strafejump/vq3");
        Model model = ModelCatalog.find(preset.model()).orElseThrow();
        Level level = LevelReader.read("floor", resource("floor.map"), model.unitsPerMetre());
        movement = new Simulation(model, preset.parameters(), level, this);
    }

    /** Called for every tick: what is pressed on it. */
    @Override
    public void fill(int tick, MoverState state, Command command) {
        pressKeys(tick, state, command);
    }

    private static void pressKeys(int tick, MoverState state, Command command) {
        boolean isJumping = state.grounded && tick > 60;
        command.set(1f, 0f, isJumping ? 1f : 0f, 0.002f * tick, 0f, 0);
    }

    private void run() {
        for (int frame = 0; frame < FRAMES; frame++) {
            movement.advance(FRAME_NANOS);
            if (frame == FRAMES / 2) {
                movement.use(movement.parameters().with("gravity", "600"));       // a knob may be turned at any time
            }
            if (frame % 60 == 59) {
                draw(frame);
            }
        }
        System.out.println("hash " + Hash64.hex(movement.hash()));       // the same on every machine
    }

    private void draw(int frame) {
        movement.renderState(body);
        System.out.printf(Locale.ROOT, "frame %3d  x %7.1f  y %6.1f  z %5.1f  %5.1f u/s%n", frame, body.drawn.x, body.drawn.y, body.drawn.z,
                Math.hypot(body.velocity.x, body.velocity.y));
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = GameLoop.class.getResourceAsStream("/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    public static void main(String[] arguments) throws IOException {
        new GameLoop().run();
    }
}
