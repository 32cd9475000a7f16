package dev.goldenangle.controller.scenario;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.BrushWorld;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertNull;

/** Players of every shipped preset press random keys in random rooms: none leaves the room or stops being finite. */
class AnyPlayerProperties {
    private static final double SECONDS = 4;

    @Provide
    Arbitrary<String> presets() {
        return Arbitraries.of(ShippedPresets.ids().stream().filter(id -> model(id).worldType() == BrushWorld.class).toList());
    }

    private static Model model(String preset) {
        return ModelCatalog.find(ShippedPresets.load(preset).model()).orElseThrow();
    }

    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void anyPlayerStaysInTheRoom(@ForAll("presets") String preset, @ForAll long seed) {
        assertNull(new Play(preset, seed).complaint());
    }

    private static final class Play {
        private final String name;
        private final Model model;
        private final float scale;
        private final int ticks;
        private final int hold;
        private final Randomness random;
        private final Mover mover;
        private final Command command = new Command();
        private final TickReport report;
        private final MoverState state;

        Play(String id, long seed) {
            Preset preset = ShippedPresets.load(id);
            name = id + ", seed " + seed;
            model = model(id);
            scale = model.unitsPerMetre();
            double rate = preset.parameters().get(model.tickRate());
            ticks = (int) (SECONDS * rate);
            hold = (int) Math.max(1, rate / 12);
            random = new Randomness(seed ^ 0xA11L);
            BrushWorld world = BrushWorld.of(RandomGround.room(seed, scale));
            mover = model.mover(preset.parameters(), new Level("random", 0, scale, world, List.of(new Spawn("start", 0f, 0f, 8 * scale, 0f)), List.of(), List.of(), List.of()));
            report = new TickReport(model.signals().size());
            state = new MoverState(model.registers().size());
            mover.spawn(state, scale * (6 * random.nextFloat() - 3), scale * (6 * random.nextFloat() - 3), scale * (8 + 3 * random.nextFloat()), 0f);
        }

        /** What is wrong; null if nothing is. */
        String complaint() {
            for (int tick = 0; tick < ticks; tick++) {
                if (tick % hold == 0) {
                    press();
                }
                report.begin(state.velocity);
                mover.step(command, state, report);
                if (!state.isFinite()) {
                    return name + " is not finite at tick " + tick;
                }
                float wall = RandomGround.ROOM * scale;
                if (Math.abs(state.position.x) > wall || Math.abs(state.position.y) > wall || state.position.z < -2.01 * scale || state.position.z > 20 * scale) {
                    return name + " left the room at tick " + tick + ": " + state.position + " " + state.velocity;
                }
            }
            return null;
        }

        /** Any keys but those that fly through walls. */
        private void press() {
            int buttons = random.nextInt(1 << 24) & random.nextInt(1 << 24) & ~(Command.NOCLIP | Command.SPECTATE);
            command.set(random.nextInt(3) - 1, random.nextInt(3) - 1, random.nextInt(3) - 1, 6f * random.nextFloat() - 3f, 2f * random.nextFloat() - 1f, buttons);
        }
    }
}
