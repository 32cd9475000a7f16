package dev.goldenangle.toolkit.export;

import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Spec;

import java.util.List;

/** A C header of constants such as {@code ARENA_STOP_SPEED}, plus {@code ARENA_STOP_SPEED_SI} where the model's unit is not SI. */
final class CHeaderExport {
    private final GamePreset preset;
    private final String prefix;
    private final StringBuilder text = new StringBuilder();

    private CHeaderExport(GamePreset preset) {
        this.preset = preset;
        prefix = Names.constant(preset.model().id()) + "_";
    }

    static List<GameFile> files(GamePreset preset) {
        return List.of(new GameFile(Names.snake(preset.model().id()) + "_movement.h", new CHeaderExport(preset).header()));
    }

    private String header() {
        String guard = "GOLDEN_ANGLE_" + prefix + "MOVEMENT_H";
        text.append("/* ").append(Quoted.comment(preset.title())).append(". */\n#ifndef ").append(guard).append("\n#define ").append(guard).append("\n\n");
        define("PRESET", Quoted.bytes(preset.preset().id(), Quoted.Numbering.OCTAL));
        define("PRESET_NAME", Quoted.bytes(preset.preset().name(), Quoted.Numbering.OCTAL));
        define("PRESET_DIGEST", Quoted.bytes(preset.digest(), Quoted.Numbering.OCTAL));
        define("UNITS_PER_METRE", Double.toString(preset.model().unitsPerMetre()));
        for (Group group : preset.groups()) {
            text.append("\n/* ").append(Quoted.comment(group.label() + ". " + group.doc())).append(" */\n");
            preset.values(group).forEach(this::value);
        }
        return text.append("\n#endif\n").toString();
    }

    private void value(GameValue value) {
        text.append("/* ").append(Quoted.comment(value.about())).append(" */\n");
        String name = Names.constant(value.key());
        if (value.spec().kind() == Spec.Kind.CHOICE) {
            List<String> options = value.spec().options();
            for (int i = 0; i < options.size(); i++) {
                define(name + "_" + Names.constant(options.get(i)), Integer.toString(i));
            }
            define(name, prefix + name + "_" + Names.constant(value.word()));
        } else {
            define(name, value.isNumber() ? value.literal() : value.isOn() ? "1" : "0");
        }
        if (value.hasOwnUnit()) {
            define(name + "_SI", value.siLiteral());
        }
    }

    private void define(String name, String value) {
        text.append("#define ").append(prefix).append(name).append(' ').append(value.startsWith("-") ? "(" + value + ")" : value).append('\n');
    }
}
