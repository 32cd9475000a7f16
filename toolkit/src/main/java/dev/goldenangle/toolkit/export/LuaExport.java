package dev.goldenangle.toolkit.export;

import dev.goldenangle.parameter.Group;

import java.util.List;

/** A Lua table of values by key, with a second table {@code si} for those whose SI value differs. */
final class LuaExport {
    private LuaExport() {
    }

    static List<GameFile> files(GamePreset preset) {
        return List.of(new GameFile(Names.snake(preset.model().id()) + "_movement.lua", table(preset)));
    }

    private static String table(GamePreset preset) {
        StringBuilder text = new StringBuilder("-- ").append(Quoted.comment(preset.title())).append(".\nlocal movement = {\n");
        text.append("  model = ").append(quoted(preset.model().id())).append(",\n  preset = ").append(quoted(preset.preset().id()))
                .append(",\n  preset_name = ").append(quoted(preset.preset().name())).append(",\n  preset_digest = ").append(quoted(preset.digest()))
                .append(",\n  units_per_metre = ").append(preset.model().unitsPerMetre()).append(",\n");
        for (Group group : preset.groups()) {
            text.append("\n  -- ").append(Quoted.comment(group.label() + ". " + group.doc())).append('\n');
            for (GameValue value : preset.values(group)) {
                text.append("  -- ").append(Quoted.comment(value.about())).append("\n  ").append(value.key()).append(" = ").append(literal(value)).append(",\n");
            }
        }
        text.append("\n  -- In metres, seconds and radians.\n  si = {\n");
        preset.values().stream().filter(GameValue::hasOwnUnit)
                .forEach(value -> text.append("    ").append(value.key()).append(" = ").append(value.siLiteral()).append(", -- ").append(value.siUnit()).append('\n'));
        return text.append("  },\n}\nreturn movement\n").toString();
    }

    private static String literal(GameValue value) {
        return switch (value.spec().kind()) {
            case NUMBER, WHOLE -> value.literal();
            case SWITCH -> value.word();
            case CHOICE -> quoted(value.word());
        };
    }

    private static String quoted(String words) {
        return Quoted.bytes(words, Quoted.Numbering.DECIMAL);
    }
}
