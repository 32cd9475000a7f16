package dev.goldenangle.toolkit.kit;

import dev.goldenangle.command.Command;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.state.MoverState;

import java.util.Locale;

/** A case as lines of words and numbers, for ports in languages without a JSON reader. Numbers are hexadecimal, to keep every bit. */
final class KitText {
    private final StringBuilder text = new StringBuilder();

    private KitText() {
    }

    static String of(KitCase kitCase, Model model) {
        KitText writer = new KitText();
        writer.line("case", kitCase.name());
        writer.line("kind", kitCase.kind().key());
        writer.line("tolerance", kitCase.kind().tolerance().key());
        writer.line("preset", kitCase.preset());
        writer.line("world", kitCase.map());
        for (Parameter parameter : model.parameters().parameters()) {
            boolean isChoice = !parameter.spec().options().isEmpty();
            String value = isChoice ? parameter.spec().options().get(kitCase.parameters().getInt(parameter)) : Double.toHexString(kitCase.parameters().get(parameter));
            writer.line("parameter", parameter.key(), value);
        }
        writer.start(kitCase.start(), model);
        kitCase.commands().forEach(writer::tick);
        writer.line("end");
        return writer.text.toString();
    }

    private void start(MoverState start, Model model) {
        line("start", hex(start.position.x), hex(start.position.y), hex(start.position.z), hex(start.velocity.x), hex(start.velocity.y), hex(start.velocity.z),
                hex(start.yaw), hex(start.pitch), bit(start.grounded), bit(start.crouched), hex(start.groundNormal.x), hex(start.groundNormal.y), hex(start.groundNormal.z));
        for (Enum<?> register : model.registers()) {
            line("register", register.name().toLowerCase(Locale.ROOT), Integer.toString(start.get(register)));
        }
    }

    private void tick(Command command) {
        line("tick", hex(command.forward), hex(command.right), hex(command.up), hex(command.yaw), hex(command.pitch), Integer.toString(command.buttons));
    }

    private void line(String... words) {
        text.append(String.join(" ", words)).append('\n');
    }

    static String hex(float number) {
        return Float.toHexString(number);
    }

    private static String bit(boolean on) {
        return on ? "1" : "0";
    }
}
