package dev.goldenangle.parameter;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The parameters of a model and its controller, in tuning order. One of them is W, the ground top speed (a bot's table
 * has none). Views, files, docs and commands iterate this table and name no parameter themselves.
 */
public final class ParameterTable {
    private final List<Parameter> parameters;
    private final Map<Parameter, Integer> indices = new HashMap<>();
    private final Map<String, Parameter> byKey = new HashMap<>();
    private final List<Group> groups;
    private final Parameter reference;
    private final List<Derived> derived;
    private final List<TuningNote> notes;
    private final ParameterSet defaults;

    /** Parameters are ordered by the first appearance of their group, then as given. */
    public ParameterTable(Parameter reference, List<? extends Parameter> given, List<Derived> derived) {
        this(reference, given, derived, List.of());
    }

    /** With tuning advice. */
    public ParameterTable(Parameter reference, List<? extends Parameter> given, List<Derived> derived, List<TuningNote> notes) {
        this.notes = List.copyOf(notes);
        this.groups = given.stream().map(p -> p.spec().group()).distinct().toList();
        this.parameters = groups.stream().flatMap(group -> given.stream().filter(p -> p.spec().group().equals(group))).<Parameter>map(p -> p).toList();
        this.reference = reference;
        this.derived = List.copyOf(derived);
        for (Parameter parameter : parameters) {
            indices.put(parameter, indices.size());
            if (byKey.put(parameter.key(), parameter) != null) {
                throw new IllegalArgumentException("two parameters are called " + parameter.key());
            }
        }
        if (reference != null && !indices.containsKey(reference)) {
            throw new IllegalArgumentException("the table does not contain its reference parameter " + reference.key());
        }
        for (Group group : groups) {
            if (group.use() == Group.Use.SWITCHED && switchOf(group).filter(first -> first == inGroup(group).get(0) && first.spec().kind() == Spec.Kind.SWITCH).isEmpty()) {
                throw new IllegalArgumentException("the first parameter of the group " + group.key() + " must be a switch with the same key");
            }
        }
        this.defaults = ParameterSet.defaults(this);
    }

    /** A table without values relative to W. */
    public static ParameterTable withoutReference(List<? extends Parameter> given) {
        return new ParameterTable(null, given, List.of());
    }

    public List<Parameter> parameters() {
        return parameters;
    }

    /** Tuning advice, in tuning order. */
    public List<TuningNote> notes() {
        return notes;
    }

    public List<Derived> derived() {
        return derived;
    }

    public List<Group> groups() {
        return groups;
    }

    public List<Parameter> inGroup(Group group) {
        return parameters.stream().filter(p -> p.spec().group().equals(group)).toList();
    }

    /** The switch of a group that can be off as a whole; empty for a group that always acts. */
    public Optional<Parameter> switchOf(Group group) {
        return group.use() == Group.Use.SWITCHED ? find(group.key()) : Optional.empty();
    }

    /** Whether a parameter cannot act under these values, because its group is off. The switch itself always can. */
    public boolean isOff(Parameter parameter, ParameterSet set) {
        Optional<Parameter> master = switchOf(parameter.spec().group());
        return master.isPresent() && master.get() != parameter && !set.isOn(master.get());
    }

    /** The parameter that is W, the ground top speed that relative values refer to; null in a table without one. */
    public Parameter reference() {
        return reference;
    }

    public Optional<Parameter> find(String key) {
        return Optional.ofNullable(byKey.get(key));
    }

    public Optional<Derived> findDerived(String key) {
        return derived.stream().filter(d -> d.key().equals(key)).findFirst();
    }

    /** Every parameter at its default. */
    public ParameterSet defaults() {
        return defaults;
    }

    /**
     * The set with these texts by key, and defaults for all others.
     *
     * @throws IllegalArgumentException with the reason, when a key is unknown or a value not allowed
     */
    public ParameterSet read(Map<String, String> texts) {
        ParameterSet set = defaults.unlimited();
        for (Map.Entry<String, String> text : texts.entrySet()) {
            set = set.with(text.getKey(), text.getValue());
        }
        return set.limited();
    }

    public int size() {
        return parameters.size();
    }

    public boolean contains(Parameter parameter) {
        return indices.containsKey(parameter);
    }

    int indexOf(Parameter parameter) {
        Integer index = indices.get(parameter);
        if (index == null) {
            throw new IllegalArgumentException(parameter.key() + " is not a parameter of this model");
        }
        return index;
    }
}
