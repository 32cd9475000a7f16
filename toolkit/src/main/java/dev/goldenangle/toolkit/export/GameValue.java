package dev.goldenangle.toolkit.export;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;

/**
 * One value of a preset, ready for export.
 *
 * @param parameter the parameter
 * @param number    in the model's own unit, angles in degrees; the index of a choice; 0 or 1 for a switch
 * @param si        in metres, seconds and radians
 * @param siUnit    the unit of {@code si}; empty for a plain number
 * @param least     the lowest allowed number
 * @param most      the highest allowed number
 */
record GameValue(Parameter parameter, double number, double si, String siUnit, double least, double most) {
    static GameValue of(Parameter parameter, ParameterSet set, double unitsPerMetre) {
        double internal = set.get(parameter);
        Unit unit = parameter.spec().unit();
        return new GameValue(parameter, unit.toShown(internal), SiUnit.convert(unit, internal, unitsPerMetre), SiUnit.of(unit).symbol(),
                unit.toShown(parameter.spec().min().resolve(set.w())), unit.toShown(parameter.spec().max().resolve(set.w())));
    }

    String key() {
        return parameter.key();
    }

    Spec spec() {
        return parameter.spec();
    }

    String unit() {
        return spec().unit().symbol();
    }

    boolean isOn() {
        return number != 0;
    }

    /** The text of a choice or a switch. */
    String word() {
        return spec().options().get((int) number);
    }

    boolean isNumber() {
        return spec().kind() == Spec.Kind.NUMBER || spec().kind() == Spec.Kind.WHOLE;
    }

    /** Whether the model's unit is not the SI unit, so that both values are exported. */
    boolean hasOwnUnit() {
        return isNumber() && !siUnit.equals(unit());
    }

    /** The number as text for all formats: whole numbers without a decimal point, others with all digits needed to restore every bit. */
    String literal() {
        return spec().kind() == Spec.Kind.WHOLE ? Long.toString((long) number) : decimal(number);
    }

    String siLiteral() {
        return decimal(si);
    }

    /** Uses a small e, because Godot 3 stops reading a number at a capital E. */
    private static String decimal(double value) {
        return Double.toString(value).replace('E', 'e');
    }

    /** Purpose and unit, for a comment. */
    String about() {
        String unit = unit().isEmpty() ? "" : " In " + unit() + ".";
        return sentence(spec().doc()) + unit;
    }

    private static String sentence(String words) {
        return words.isEmpty() || words.endsWith(".") ? words : words + ".";
    }
}
