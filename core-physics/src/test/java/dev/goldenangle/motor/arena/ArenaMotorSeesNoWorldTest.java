package dev.goldenangle.motor.arena;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

class ArenaMotorSeesNoWorldTest {
    private static final String ROOT = "dev.goldenangle.";
    private static final String JOINERS = "Arena(Mover|Model)";

    /** Everything in the package except the two classes that connect motor and controller, with all its dependencies. */
    @Test
    void motorDependsOnlyOnInputStateAndNumbers() {
        JavaClasses main = new ClassFileImporter().importUrl(ArenaMotor.class.getProtectionDomain().getCodeSource().getLocation());
        ArchRule rule = classes().that().resideInAPackage(ROOT + "motor.arena").and().haveNameNotMatching(".*\\." + JOINERS)
                .should().onlyDependOnClassesThat().haveNameMatching(
                        "java\\..*|dev\\.goldenangle\\.(math|parameter|state|command)\\..*|dev\\.goldenangle\\.motor\\.arena\\.(?!" + JOINERS + "$).*|\\[.*")
                .because("the motor decides velocity from input and state; collisions are the controller's part");
        rule.check(main);
    }
}
