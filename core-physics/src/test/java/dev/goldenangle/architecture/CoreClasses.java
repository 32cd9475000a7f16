package dev.goldenangle.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.goldenangle.math.Vec3;

/** The classes of the core, read once for all rules. */
final class CoreClasses {
    static final JavaClasses ALL = new ClassFileImporter().importUrl(Vec3.class.getProtectionDomain().getCodeSource().getLocation());

    private CoreClasses() {
    }
}
