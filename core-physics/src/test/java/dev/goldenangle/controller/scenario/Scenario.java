package dev.goldenangle.controller.scenario;

import dev.goldenangle.world.brush.Brush;

import java.util.ArrayList;
import java.util.List;

/**
 * A small world, a start, and scripted input. Converted from y up to z up: (x, y, z) becomes (x, −z, y).
 *
 * @param name     short name
 * @param note     what it tests
 * @param duration seconds
 * @param start    feet
 * @param brushes  the world
 * @param inputs   wanted velocity from a time on
 * @param window   where speed is measured
 * @param goal     the required end, empty for none
 */
record Scenario(String name, String note, double duration, double[] start, List<Brush> brushes, List<Input> inputs, Window window, String goal) {
    /**
     * Wanted velocity from a time on.
     *
     * @param time seconds
     * @param vx   along x
     * @param vy   along y
     * @param jump whether to jump once at this time
     */
    record Input(double time, double vx, double vy, boolean jump) {
    }

    /**
     * A period in which the speed along a direction is compared with an ideal.
     *
     * @param from  seconds
     * @param to    seconds
     * @param dirX  direction
     * @param dirY  direction
     * @param ideal m/s
     */
    record Window(double from, double to, double dirX, double dirY, double ideal) {
    }

    static List<Scenario> parse(String text) {
        List<Scenario> scenarios = new ArrayList<>();
        Builder builder = new Builder("");
        for (String line : text.lines().toList()) {
            String[] words = line.strip().split("\\s+");
            if (words[0].equals("scenario")) {
                builder = new Builder(words[1]);
            } else if (words[0].equals("end")) {
                scenarios.add(builder.build());
            } else {
                builder.line(words, line.strip());
            }
        }
        return scenarios;
    }

    /** Collects the lines of a scenario, or builds one in code. */
    static final class Builder {
        private final String name;
        private String note = "";
        private double duration = 2;
        private double[] start = {0, 0, 0.02};
        private final List<Brush> brushes = new ArrayList<>();
        private final List<Input> inputs = new ArrayList<>();
        private Window window = new Window(0, 0, 1, 0, 0);
        private String goal = "";

        Builder(String name) {
            this.name = name;
        }

        private void line(String[] words, String line) {
            switch (words[0]) {
                case "note" -> note = line.substring(5);
                case "duration" -> duration = number(words, 1);
                case "start" -> start = new double[] {number(words, 1), -number(words, 3), number(words, 2)};
                case "box" -> brushes.add(Shapes.box(numbers(words, 1)));
                case "hull" -> brushes.add(Shapes.hull(numbers(words, 2)));
                case "input" -> inputs.add(new Input(number(words, 1), number(words, 2), -number(words, 3), number(words, 4) != 0));
                case "window" -> window = new Window(number(words, 1), number(words, 2), number(words, 3), -number(words, 4), number(words, 5));
                case "goal" -> goal = line.substring(5);
                default -> {
                }
            }
        }

        Builder lasting(double seconds) {
            duration = seconds;
            return this;
        }

        Builder from(double x, double y, double z) {
            start = new double[] {x, y, z};
            return this;
        }

        Builder brush(Brush brush) {
            brushes.add(brush);
            return this;
        }

        Builder input(double time, double vx, double vy) {
            inputs.add(new Input(time, vx, vy, false));
            return this;
        }

        Builder jump(double time, double vx, double vy) {
            inputs.add(new Input(time, vx, vy, true));
            return this;
        }

        Builder measure(double from, double to, double dirX, double dirY, double ideal) {
            window = new Window(from, to, dirX, dirY, ideal);
            return this;
        }

        Scenario build() {
            return new Scenario(name, note, duration, start, List.copyOf(brushes), List.copyOf(inputs), window, goal);
        }

        private static double number(String[] words, int index) {
            return Double.parseDouble(words[index]);
        }

        private static double[] numbers(String[] words, int from) {
            double[] numbers = new double[words.length - from];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = number(words, from + i);
            }
            return numbers;
        }
    }
}
