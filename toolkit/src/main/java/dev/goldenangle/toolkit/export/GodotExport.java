package dev.goldenangle.toolkit.export;

import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Spec;

import java.util.List;
import java.util.stream.Collectors;

/** A Godot text resource and its script. Both go into the game's root folder, or into another one with the path changed. */
final class GodotExport {
    /** Godot versions with different syntax. */
    enum Dialect { GODOT_3, GODOT_4 }

    private final Dialect dialect;

    GodotExport(Dialect dialect) {
        this.dialect = dialect;
    }

    List<GameFile> files(GamePreset preset) {
        String base = Names.snake(preset.model().id()) + "_movement";
        return List.of(new GameFile(base + ".tres", resource(preset, base + ".gd")), new GameFile(base + ".gd", script(preset)));
    }

    private boolean is3() {
        return dialect == Dialect.GODOT_3;
    }

    private String resource(GamePreset preset, String script) {
        StringBuilder text = new StringBuilder(is3()
                ? "[gd_resource type=\"Resource\" load_steps=2 format=2]\n\n[ext_resource path=\"res://" + script + "\" type=\"Script\" id=1]\n\n[resource]\nscript = ExtResource( 1 )\n"
                : "[gd_resource type=\"Resource\" script_class=\"" + preset.typeName() + "\" load_steps=2 format=3]\n\n[ext_resource type=\"Script\" path=\"res://" + script
                        + "\" id=\"1\"]\n\n[resource]\nscript = ExtResource(\"1\")\n");
        text.append("preset = ").append(Quoted.unicode(preset.preset().id())).append("\npreset_name = ").append(Quoted.unicode(preset.preset().name()))
                .append("\npreset_digest = ").append(Quoted.unicode(preset.digest())).append('\n');
        for (GameValue value : preset.values()) {
            text.append(value.key()).append(" = ").append(literal(value)).append('\n');
            if (value.hasOwnUnit()) {
                text.append(value.key()).append("_si = ").append(value.siLiteral()).append('\n');
            }
        }
        return text.toString();
    }

    /** Choices are written as numbers, like the enums of Godot's inspector. */
    private static String literal(GameValue value) {
        return switch (value.spec().kind()) {
            case NUMBER, WHOLE -> value.literal();
            case SWITCH -> value.word();
            case CHOICE -> Integer.toString((int) value.number());
        };
    }

    private String script(GamePreset preset) {
        String comment = is3() ? "# " : "## ";
        StringBuilder text = new StringBuilder(is3() ? "extends Resource\nclass_name " + preset.typeName() + "\n" : "class_name " + preset.typeName() + "\nextends Resource\n");
        text.append(comment).append(Quoted.comment("Values of the movement model " + preset.model().id() + ": " + preset.model().description())).append("\n\n");
        text.append(variable("", "String", "preset", "\"\"")).append(variable("", "String", "preset_name", "\"\"")).append(variable("", "String", "preset_digest", "\"\""));
        for (Group group : preset.groups()) {
            text.append('\n').append(is3() ? "# " + Quoted.comment(group.label()) : "@export_group(" + Quoted.unicode(group.label()) + ")").append('\n');
            for (GameValue value : preset.values(group)) {
                text.append(comment).append(Quoted.comment(value.about())).append('\n').append(variable(options(value), type(value), value.key(), literal(value)));
                if (value.hasOwnUnit()) {
                    text.append(comment).append("The same in ").append(value.siUnit()).append(".\n").append(variable("", "float", value.key() + "_si", value.siLiteral()));
                }
            }
        }
        return text.toString();
    }

    private static String options(GameValue value) {
        return value.spec().kind() != Spec.Kind.CHOICE ? "" : value.spec().options().stream().map(Quoted::unicode).collect(Collectors.joining(", "));
    }

    private static String type(GameValue value) {
        return switch (value.spec().kind()) {
            case NUMBER -> "float";
            case WHOLE, CHOICE -> "int";
            case SWITCH -> "bool";
        };
    }

    private String variable(String options, String type, String name, String value) {
        String exported = is3() ? "export(" + type + (options.isEmpty() ? "" : ", " + options) + ") var " + name
                : (options.isEmpty() ? "@export" : "@export_enum(" + options + ")") + " var " + name + ": " + type;
        return exported + " = " + value + "\n";
    }
}
