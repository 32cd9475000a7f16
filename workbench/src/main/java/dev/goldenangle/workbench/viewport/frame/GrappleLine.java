package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.state.MoverState;

import java.util.List;
import java.util.Optional;

/** The line of a grapple from the middle of the body to the hook. */
public record GrappleLine(double fromX, double fromY, double fromZ, double toX, double toY, double toZ) {
    private static final String LENGTH = "line_length";

    /** Empty if no hook holds at the moment. */
    public static Optional<GrappleLine> of(Moment m) {
        if (m.model().signals().stream().noneMatch(signal -> signal.key().equals(LENGTH))
                || m.run().run().get(m.run().run().columns().indexOf(LENGTH), m.tick()) <= 0f) {
            return Optional.empty();
        }
        List<? extends Enum<?>> registers = m.model().registers();
        MoverState state = new MoverState(registers.size());
        m.run().run().registers(m.tick(), state);
        double middle = m.drawn().z + (m.body().bottom() + m.body().top()) / 2;
        return Optional.of(new GrappleLine(m.drawn().x, m.drawn().y, middle, number(state, registers, "HOOK_X"), number(state, registers, "HOOK_Y"), number(state, registers, "HOOK_Z")));
    }

    private static double number(MoverState state, List<? extends Enum<?>> registers, String name) {
        for (int i = 0; i < registers.size(); i++) {
            if (registers.get(i).name().equals(name)) {
                return Float.intBitsToFloat(state.register(i));
            }
        }
        throw new IllegalArgumentException(name);
    }
}
