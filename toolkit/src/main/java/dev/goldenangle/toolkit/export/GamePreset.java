package dev.goldenangle.toolkit.export;

import dev.goldenangle.math.Hash64;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;

import java.util.List;

/** A preset with its model, ready for export. It names no folder of this machine. */
public record GamePreset(Preset preset, Model model) {
    public GamePreset {
        preset = preset.withId(preset.publicId());
    }

    /** In tuning order. */
    List<GameValue> values() {
        return preset.table().parameters().stream().map(parameter -> GameValue.of(parameter, preset.parameters(), model.unitsPerMetre())).toList();
    }

    List<GameValue> values(Group group) {
        return values().stream().filter(value -> value.spec().group().equals(group)).toList();
    }

    List<Group> groups() {
        return preset.table().groups();
    }

    /** A digest of model and values. Names and the notation of values do not count. */
    public String digest() {
        ParameterSet set = preset.parameters();
        Hash64 hash = new Hash64().add(model.id());
        preset.table().parameters().forEach(parameter -> hash.add(parameter.key()).add(Double.doubleToLongBits(set.get(parameter) + 0.0)));
        return Hash64.hex(hash.value());
    }

    /** The name of the type in a game, such as {@code ArenaMovement}. */
    String typeName() {
        return Names.upperCamel(model.id()) + "Movement";
    }

    /** One line for the top of a file. */
    String title() {
        return preset.name() + " (" + preset.id() + "), values of the movement model " + model.id() + ", digest " + digest();
    }
}
