package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.design.Design;

import java.nio.file.Path;

/** A study that runs quickly: short runs of two bots, one of them random. */
public final class SmallStudy {
    private SmallStudy() {
    }

    public static String toml(Design design, int points) {
        return """
                name = "Small"
                preset = "arena/default"
                design = "%s"
                points = %d
                seeds = 2

                [knobs]
                friction = [4, 10]
                g_peak = [1.05, 1.6]
                jump_buffer_window_ticks = "slider"

                [[scenario]]
                bot = "human-strafer"
                seconds = 1.5

                [[measure]]
                measure = "top_speed"

                [[measure]]
                measure = "crisp_stop"
                """.formatted(design.key(), points);
    }

    public static Study of(Design design, int points) throws BadInput {
        return StudyReader.read("small.toml", toml(design, points), StudyInputs.beside(Path.of("."), PresetLibrary.shipped()));
    }

    /** In a new folder below another. */
    static StudyFolder folder(Path root, int points) throws Exception {
        return StudyFolder.create(root, StudyBundle.of("small.toml", toml(Design.SOBOL, points), StudyInputs.beside(Path.of("."), PresetLibrary.shipped())));
    }
}
