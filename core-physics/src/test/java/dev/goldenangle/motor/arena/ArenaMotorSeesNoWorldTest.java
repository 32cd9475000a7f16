package dev.goldenangle.motor.arena;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

class ArenaMotorSeesNoWorldTest {
    private static final String ROOT = "dev.goldenangle.";
    private static final String JOINERS = "Arena(Mover|Model)";

    /** Everything in the package but the two classes that join motor and controller, with all that it may reach. */
    @Test
    void theMotorReachesInputStateAndNumbersOnly() {
        JavaClasses main = new ClassFileImporter().importUrl(ArenaMotor.class.getProtectionDomain().getCodeSource().getLocation());
        ArchRule rule = classes().that().resideInAPackage(ROOT + "motor.arena").and().haveNameNotMatching(".*\\." + JOINERS)
                .should().onlyDependOnClassesThat().haveNameMatching(
                        "java\\..*|dev\\.goldenangle\\.(math|parameter|state|command)\\..*|dev\\.goldenangle\\.motor\\.arena\\.(?!" + JOINERS + "$).*|\\[.*")
                .because("the motor decides velocity from input and state; meeting the world is the controller's part");
        rule.check(main);
    }
}
