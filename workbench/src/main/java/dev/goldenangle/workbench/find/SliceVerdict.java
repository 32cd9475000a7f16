package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Limits;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.sensitivity.KnobSlice;
import dev.goldenangle.workbench.text.Messages;

import java.util.ArrayList;
import java.util.List;

/** A sentence that says for which values of a knob the goal is met. */
final class SliceVerdict {
    private static final int STEPS = 400;
    private static final int HALVINGS = 40;

    private SliceVerdict() {
    }

    /** For example "Meets the goal from 7.8 upwards." */
    static String of(KnobSlice slice, int measure, Limits limits) {
        StudyKnob knob = slice.knob();
        List<KnobSlice.Point> points = slice.points().get(measure);
        if (points.isEmpty()) {
            return "";
        }
        double from = points.get(0).amount();
        double to = points.get(points.size() - 1).amount();
        List<double[]> met = new ArrayList<>();
        boolean was = false;
        for (int i = 0; i <= STEPS; i++) {
            double amount = from + (to - from) * i / STEPS;
            boolean holds = limits.hold(slice.mean(measure, amount));
            double last = from + (to - from) * (i - 1) / STEPS;
            if (holds && !was) {
                double begins = i == 0 ? amount : border(slice, measure, limits, amount, last);
                met.add(new double[] {begins, amount});
            }
            if (holds) {
                met.get(met.size() - 1)[1] = amount;
            } else if (was) {
                met.get(met.size() - 1)[1] = border(slice, measure, limits, last, amount);
            }
            was = holds;
        }
        if (met.isEmpty()) {
            return Messages.text("find.slice.never");
        }
        if (met.size() > 1) {
            return Messages.text("find.slice.ranges", met.size());
        }
        boolean isFromLow = met.get(0)[0] == from;
        boolean isToHigh = met.get(0)[1] == to;
        String low = text(knob, met.get(0)[0]);
        String high = text(knob, met.get(0)[1]);
        return Messages.text(isFromLow && isToHigh ? "find.slice.always" : isToHigh ? "find.slice.from" : isFromLow ? "find.slice.up-to" : "find.slice.between", low, high);
    }

    /** The value between two points at which the goal starts or stops being met. */
    private static double border(KnobSlice slice, int measure, Limits limits, double inside, double outside) {
        double good = inside;
        double bad = outside;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = 0.5 * (good + bad);
            boolean holds = limits.hold(slice.mean(measure, middle));
            good = holds ? middle : good;
            bad = holds ? bad : middle;
        }
        return good;
    }

    private static String text(StudyKnob knob, double amount) {
        return Numbers.trimmed(SliceViewModel.rounded(knob, amount), 4);
    }
}
