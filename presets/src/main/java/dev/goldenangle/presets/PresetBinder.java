package dev.goldenangle.presets;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toml.TomlValue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Converts the tables of one file into parameter values. All keys are checked and all problems reported. W is set first, because other
 * values can be relative to it.
 */
final class PresetBinder {
    /** The values of a file combined with those of its base. */
    record Bound(ParameterSet parameters, Map<String, Value> derived) {
    }

    private final TomlDocument document;
    private final ParameterTable table;
    private final Optional<Preset> base;
    private final ParameterSet baseSet;
    private final Map<Parameter, Value> raw = new LinkedHashMap<>();
    private final Map<String, Value> knobs = new LinkedHashMap<>();

    PresetBinder(TomlDocument document, ParameterTable table, Optional<Preset> base) {
        this.document = document;
        this.table = table;
        this.base = base;
        this.baseSet = base.map(Preset::parameters).orElse(table.defaults());
    }

    /** Checks only for unknown keys and wrong types, for a file whose base is not available. */
    void checkKeys() {
        document.root().values().forEach(this::bindTable);
        table.derived().forEach(this::checkConflict);
    }

    /** The result may be used only if the document has no problems afterwards. */
    Bound bind() {
        checkKeys();
        ParameterSet set = withRaw(baseSet.unlimited());
        Map<String, Value> effective = effectiveKnobs();
        set = withKnobs(set, effective);
        if (base.isEmpty() && !effective.isEmpty()) {
            Set<Parameter> replaced = DerivedKnobs.replaced(DerivedKnobs.active(table, effective));
            effective = DerivedKnobs.completed(set, effective, replaced);
            set = withKnobs(set, effective);
        }
        checkLimits(set, effective);
        return document.isSound() ? new Bound(set.limited(), effective) : new Bound(baseSet, Map.of());
    }

    private void bindTable(String name, TomlValue value) {
        if (PresetReader.HEADER.contains(name)) {
            return;
        }
        Optional<Group> group = table.groups().stream().filter(g -> g.key().equals(name)).findFirst();
        if (group.isEmpty()) {
            document.problem(List.of(name), unknownAtRoot(name));
        } else if (value.table() == null) {
            document.problem(List.of(name), "must be a table: [" + name + "]");
        } else {
            value.table().values().forEach((key, knob) -> bindKey(group.get(), key, knob));
        }
    }

    private String unknownAtRoot(String name) {
        Optional<Group> home = home(name);
        if (home.isPresent()) {
            return "belongs in the table [" + home.get().key() + "]";
        }
        List<String> known = new ArrayList<>(PresetReader.HEADER);
        table.groups().forEach(group -> known.add(group.key()));
        return "there is no such table or header key" + NearestWord.hint(name, known);
    }

    private Optional<Group> home(String key) {
        return table.find(key).map(p -> p.spec().group()).or(() -> table.findDerived(key).map(Derived::group));
    }

    private void bindKey(Group group, String key, TomlValue given) {
        List<String> path = List.of(group.key(), key);
        Optional<Group> home = home(key);
        if (home.isEmpty()) {
            document.problem(path, "there is no such key" + NearestWord.hint(key, keysNear(group)));
        } else if (!home.get().equals(group)) {
            document.problem(path, "belongs in the table [" + home.get().key() + "]");
        } else if (table.find(key).isPresent()) {
            Parameter parameter = table.find(key).get();
            new ValueReader(document, path, parameter.spec().unit()).read(parameter.spec(), given).ifPresent(value -> raw.put(parameter, value));
        } else {
            Derived knob = table.findDerived(key).orElseThrow();
            new ValueReader(document, path, knob.unit()).number(given).filter(value -> allows(path, knob, value)).ifPresent(value -> knobs.put(key, value));
        }
    }

    /** The keys of the table come first, so that it wins a tie. */
    private List<String> keysNear(Group group) {
        List<String> keys = new ArrayList<>();
        table.inGroup(group).forEach(p -> keys.add(p.key()));
        table.derived().forEach(knob -> keys.add(knob.key()));
        table.parameters().forEach(p -> keys.add(p.key()));
        return keys;
    }

    private boolean allows(List<String> path, Derived knob, Value value) {
        Unit speed = table.reference().spec().unit();
        boolean allowed = switch (value.form()) {
            case ABSOLUTE -> true;
            case DEGREES -> knob.unit().isAngle();
            case MILLISECONDS -> knob.unit() == Unit.HERTZ;
            case OF_W -> knob.unit() == speed;
        };
        if (!allowed) {
            document.problem(path, "cannot be written in " + value.form().suffix());
        }
        return allowed;
    }

    private void checkConflict(Derived knob) {
        if (!knobs.containsKey(knob.key())) {
            return;
        }
        List<String> path = List.of(knob.group().key(), knob.key());
        List<String> twice = knob.replaces().stream().filter(raw::containsKey).map(Parameter::key).toList();
        if (!twice.isEmpty()) {
            document.problem(path, "replaces " + String.join(" and ", twice) + ", which the file also sets; remove one of them");
        } else if (DerivedKnobs.isOverdetermined(table, knobs, knob)) {
            document.problem(path, "is redundant with other derived knobs in this file; remove one");
        }
    }

    private ParameterSet withRaw(ParameterSet start) {
        Value w = raw.get(table.reference());
        ParameterSet set = w == null ? start : start.with(table.reference(), w);
        for (Map.Entry<Parameter, Value> entry : raw.entrySet()) {
            set = set.with(entry.getKey(), entry.getValue());
        }
        return set;
    }

    /** Derived knobs of the base stay derived, unless this file sets the raw parameter. */
    private Map<String, Value> effectiveKnobs() {
        Map<String, Value> effective = new LinkedHashMap<>();
        base.ifPresent(preset -> effective.putAll(preset.derived()));
        DerivedKnobs.active(table, effective).stream().filter(knob -> knob.replaces().stream().anyMatch(raw::containsKey))
                .forEach(knob -> effective.remove(knob.key()));
        effective.putAll(knobs);
        return effective;
    }

    private ParameterSet withKnobs(ParameterSet set, Map<String, Value> effective) {
        return DerivedKnobs.apply(set, baseSet, effective);
    }

    private void checkLimits(ParameterSet set, Map<String, Value> effective) {
        List<Derived> active = DerivedKnobs.active(table, effective);
        for (Parameter parameter : table.parameters()) {
            set.problem(parameter, set.value(parameter)).ifPresent(reason -> document.problem(culprit(parameter, active), reason(parameter, set, reason)));
        }
    }

    /** The key of this file that put a parameter outside its limits: the parameter, a derived knob, or W. */
    private List<String> culprit(Parameter parameter, List<Derived> active) {
        if (raw.containsKey(parameter)) {
            return List.of(parameter.spec().group().key(), parameter.key());
        }
        return active.stream().filter(knob -> knob.replaces().contains(parameter) && knobs.containsKey(knob.key())).findFirst()
                .map(knob -> List.of(knob.group().key(), knob.key()))
                .orElse(List.of(table.reference().spec().group().key(), table.reference().key()));
    }

    private String reason(Parameter parameter, ParameterSet set, String reason) {
        if (raw.containsKey(parameter)) {
            return reason + shownLimits(parameter, set);
        }
        return "makes " + parameter.key() + " " + Value.digits(set.get(parameter)) + ", which " + reason + shownLimits(parameter, set);
    }

    /** Limits relative to W are also shown as numbers. */
    private static String shownLimits(Parameter parameter, ParameterSet set) {
        Value min = parameter.spec().min();
        Value max = parameter.spec().max();
        boolean hangOnW = parameter.spec().options().isEmpty() && (min.form() == Form.OF_W || max.form() == Form.OF_W);
        return hangOnW ? " (here " + Value.digits(min.resolve(set.w())) + " to " + Value.digits(max.resolve(set.w())) + ")" : "";
    }
}
