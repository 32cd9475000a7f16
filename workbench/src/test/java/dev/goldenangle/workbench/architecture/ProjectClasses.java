package dev.goldenangle.workbench.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.cli.Cli;
import dev.goldenangle.workbench.app.Launcher;

import java.util.stream.Stream;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;

/** The project's shipped classes, read once for all rules. */
final class ProjectClasses {
    static final JavaClasses ALL = new ClassFileImporter().importUrls(Stream.of(Vec3.class, SampleMaps.class, Preset.class, Cli.class, Launcher.class)
            .map(module -> module.getProtectionDomain().getCodeSource().getLocation()).toList());
    static final JavaClasses TOOLKIT = in("toolkit");
    static final JavaClasses WORKBENCH = in("workbench");

    private ProjectClasses() {
    }

    /** The classes of these modules, named by their package below the root. */
    static JavaClasses in(String... modules) {
        return ALL.that(resideInAnyPackage(Stream.of(modules).map(module -> "dev.goldenangle." + module + "..").toArray(String[]::new)));
    }
}
