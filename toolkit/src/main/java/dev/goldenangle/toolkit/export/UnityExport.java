package dev.goldenangle.toolkit.export;

import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Spec;

import java.util.List;
import java.util.stream.Collectors;

/** Flat JSON for {@code JsonUtility.FromJsonOverwrite}, and the ScriptableObject class with the same field names. */
final class UnityExport {
    private UnityExport() {
    }

    static List<GameFile> files(GamePreset preset) {
        return List.of(new GameFile(preset.typeName() + ".json", json(preset)), new GameFile(preset.typeName() + ".cs", script(preset)));
    }

    private static String json(GamePreset preset) {
        StringBuilder text = new StringBuilder("{\n    \"preset\": ").append(Quoted.unicode(preset.preset().id())).append(",\n    \"presetName\": ")
                .append(Quoted.unicode(preset.preset().name())).append(",\n    \"presetDigest\": ").append(Quoted.unicode(preset.digest()));
        for (GameValue value : preset.values()) {
            text.append(",\n    \"").append(name(value)).append("\": ").append(literal(value));
            if (value.hasOwnUnit()) {
                text.append(",\n    \"").append(name(value)).append("Si\": ").append(value.siLiteral());
            }
        }
        return text.append("\n}\n").toString();
    }

    /** Unity's JSON stores enums as numbers. */
    private static String literal(GameValue value) {
        return switch (value.spec().kind()) {
            case NUMBER, WHOLE -> value.literal();
            case SWITCH -> value.word();
            case CHOICE -> Integer.toString((int) value.number());
        };
    }

    private static String name(GameValue value) {
        return Names.lowerCamel(value.key());
    }

    private static String script(GamePreset preset) {
        StringBuilder text = new StringBuilder("// Values of the movement model ").append(preset.model().id()).append(": load a preset with JsonUtility.FromJsonOverwrite(json, this).\n")
                .append("using UnityEngine;\n\n[CreateAssetMenu(menuName = \"Golden Angle/").append(preset.typeName()).append("\")]\npublic class ")
                .append(preset.typeName()).append(" : ScriptableObject\n{\n    public string preset;\n    public string presetName;\n    public string presetDigest;\n");
        for (Group group : preset.groups()) {
            text.append("\n    [Header(").append(Quoted.unicode(group.label())).append(")]\n");
            preset.values(group).forEach(value -> field(text, value));
        }
        preset.values().stream().filter(value -> value.spec().kind() == Spec.Kind.CHOICE).forEach(value -> text.append("\n    public enum ").append(Names.upperCamel(value.key()))
                .append(" { ").append(value.spec().options().stream().map(Names::upperCamel).collect(Collectors.joining(", "))).append(" }\n"));
        return text.append("}\n").toString();
    }

    private static void field(StringBuilder text, GameValue value) {
        String type = switch (value.spec().kind()) {
            case NUMBER -> "float";
            case WHOLE -> "int";
            case SWITCH -> "bool";
            case CHOICE -> Names.upperCamel(value.key());
        };
        text.append("    [Tooltip(").append(Quoted.unicode(value.about())).append(")]\n    public ").append(type).append(' ').append(name(value)).append(";\n");
        if (value.hasOwnUnit()) {
            text.append("    [Tooltip(").append(Quoted.unicode("The same in " + value.siUnit() + ".")).append(")]\n    public float ").append(name(value)).append("Si;\n");
        }
    }
}
