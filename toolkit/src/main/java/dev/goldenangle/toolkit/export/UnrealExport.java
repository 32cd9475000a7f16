package dev.goldenangle.toolkit.export;

import dev.goldenangle.parameter.Spec;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A data table as CSV with one row named after the preset, and the header of its row struct. */
final class UnrealExport {
    private UnrealExport() {
    }

    /** A column of the table and its field in the struct. */
    private record Field(String type, String name, String value, String category, String tip) {
    }

    static List<GameFile> files(GamePreset preset) {
        List<Field> fields = fields(preset);
        return List.of(new GameFile(preset.typeName() + ".csv", table(preset, fields)), new GameFile(preset.typeName() + ".h", header(preset, fields)));
    }

    private static List<Field> fields(GamePreset preset) {
        List<Field> fields = new ArrayList<>();
        fields.add(new Field("FString", "Preset", preset.preset().id(), "Preset", "Id of the preset."));
        fields.add(new Field("FString", "PresetName", preset.preset().name(), "Preset", "Name of the preset."));
        fields.add(new Field("FString", "PresetDigest", preset.digest(), "Preset", "Digest of model and values."));
        for (GameValue value : preset.values()) {
            fields.add(field(preset, value));
            if (value.hasOwnUnit()) {
                fields.add(new Field("float", Names.upperCamel(value.key()) + "Si", value.siLiteral(), value.spec().group().label(), "The same in " + value.siUnit() + "."));
            }
        }
        return fields;
    }

    private static Field field(GamePreset preset, GameValue value) {
        String name = Names.upperCamel(value.key());
        String category = value.spec().group().label();
        return switch (value.spec().kind()) {
            case NUMBER -> new Field("float", name, value.literal(), category, value.about());
            case WHOLE -> new Field("int32", name, value.literal(), category, value.about());
            case SWITCH -> new Field("bool", "b" + name, value.isOn() ? "True" : "False", category, value.about());
            case CHOICE -> new Field(enumName(preset, value), name, Names.upperCamel(value.word()), category, value.about());
        };
    }

    private static String enumName(GamePreset preset, GameValue value) {
        return "E" + Names.upperCamel(preset.model().id()) + Names.upperCamel(value.key());
    }

    private static String table(GamePreset preset, List<Field> fields) {
        return "---," + fields.stream().map(Field::name).collect(Collectors.joining(",")) + "\n"
                + cell(preset.preset().id()) + "," + fields.stream().map(field -> cell(field.value())).collect(Collectors.joining(",")) + "\n";
    }

    private static String cell(String text) {
        return '"' + text.replaceAll("\\p{Cntrl}+", " ").replace("\"", "\"\"") + '"';
    }

    private static String header(GamePreset preset, List<Field> fields) {
        StringBuilder text = new StringBuilder("// Values of the movement model ").append(preset.model().id()).append(": a row of a data table.\n#pragma once\n\n")
                .append("#include \"CoreMinimal.h\"\n#include \"Engine/DataTable.h\"\n#include \"").append(preset.typeName()).append(".generated.h\"\n");
        preset.values().stream().filter(value -> value.spec().kind() == Spec.Kind.CHOICE).forEach(value -> text.append("\nUENUM(BlueprintType)\nenum class ")
                .append(enumName(preset, value)).append(" : uint8\n{\n    ").append(value.spec().options().stream().map(Names::upperCamel).collect(Collectors.joining(",\n    "))).append("\n};\n"));
        text.append("\nUSTRUCT(BlueprintType)\nstruct F").append(preset.typeName()).append(" : public FTableRowBase\n{\n    GENERATED_BODY()\n");
        for (Field field : fields) {
            text.append("\n    UPROPERTY(EditAnywhere, BlueprintReadOnly, Category = ").append(Quoted.unicode(field.category())).append(", meta = (ToolTip = ")
                    .append(Quoted.unicode(field.tip())).append("))\n    ").append(field.type()).append(' ').append(field.name()).append(initial(field)).append(";\n");
        }
        return text.append("};\n").toString();
    }

    private static String initial(Field field) {
        return switch (field.type()) {
            case "FString" -> "";
            case "bool" -> " = " + field.value().toLowerCase(java.util.Locale.ROOT);
            case "float", "int32" -> " = " + field.value();
            default -> " = " + field.type() + "::" + field.value();
        };
    }
}
