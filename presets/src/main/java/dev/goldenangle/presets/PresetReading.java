package dev.goldenangle.presets;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The result of reading a preset file: a preset, or everything that is wrong with it.
 *
 * @param preset   empty when there are problems
 * @param problems in the order of the file
 */
public record PresetReading(Optional<Preset> preset, List<PresetProblem> problems) {
    static PresetReading of(Preset preset) {
        return new PresetReading(Optional.of(preset), List.of());
    }

    static PresetReading failed(List<PresetProblem> problems) {
        return new PresetReading(Optional.empty(), List.copyOf(problems));
    }

    static PresetReading failed(PresetProblem problem) {
        return failed(List.of(problem));
    }

    /** @throws IllegalArgumentException with all problems, one per line */
    public Preset orThrow() {
        return preset.orElseThrow(() -> new IllegalArgumentException(report()));
    }

    /** All problems, one per line. */
    public String report() {
        return problems.stream().map(PresetProblem::toString).collect(Collectors.joining("\n"));
    }
}
