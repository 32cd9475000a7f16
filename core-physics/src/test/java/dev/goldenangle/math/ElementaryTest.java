package dev.goldenangle.math;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.math.BigDecimal;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The core's own functions against sums of 60 digits, and against the platform for special values. */
class ElementaryTest {
    private static final double[] SPECIAL = {0.0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 1.5, -1.5, Double.MIN_VALUE, -Double.MIN_VALUE, Double.MIN_NORMAL,
        Double.MAX_VALUE, -Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, 1e300, 1e-300, 0x1p53, 0x1p53 + 2, -0x1p53 - 2,
        0x1p52 + 1, Math.nextDown(1), Math.nextUp(1), Math.PI, -Math.PI, Math.PI / 2, 709.8, -745.2, 0x1p-27, 0x1p-60, 1e10};

    /** Of every size, with either sign; half of them of an everyday size. */
    @Provide
    Arbitrary<Double> numbers() {
        Arbitrary<Double> anySize = Arbitraries.longs().map(Double::longBitsToDouble).filter(Double::isFinite);
        Arbitrary<Double> everyday = Arbitraries.doubles().between(-2000, 2000).ofScale(12);
        return Arbitraries.oneOf(anySize, everyday, Arbitraries.doubles().between(-1, 1).ofScale(16), nearQuarterTurns());
    }

    /** Where the reduction of an angle loses the most bits. */
    private static Arbitrary<Double> nearQuarterTurns() {
        return Arbitraries.longs().between(-1L << 40, 1L << 40).map(n -> n * (Math.PI / 2));
    }

    private static void assertClose(String name, double result, BigDecimal exact) {
        double ulps = BigMath.ulps(result, exact);
        assertTrue(ulps < 1, () -> name + " gave " + result + ", off by " + ulps + " units in the last place");
    }

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void circularFunctionsAreWithinOneUnitInTheLastPlace(@ForAll("numbers") double x) {
        assertClose("sin " + x, Elementary.sin(x), BigMath.sin(x));
        assertClose("cos " + x, Elementary.cos(x), BigMath.cos(x));
        assertClose("tan " + x, Elementary.tan(x), BigMath.tan(x));
    }

    /** The double closest to a whole number of quarter turns (6381956970095103·2⁷⁹⁷) and others that are hard to reduce. */
    @ParameterizedTest
    @ValueSource(doubles = {0x1.6ac5b262ca1ffp849, 1.5707963267948966, 3.141592653589793, 6.283185307179586, 0x1p20, 0x1.fffffffffffffp19, 0x1p1023,
        1.7976931348623157e308, 11, 22, 333, 355, 103993, 208341, 1e22, 5.319372648326541e255, 0x1p-28, 0x1p-27, 0.7853981633974483, 0.7853981633974484})
    void hardAnglesAreWithinOneUnitInTheLastPlace(double x) {
        circularFunctionsAreWithinOneUnitInTheLastPlace(x);
        circularFunctionsAreWithinOneUnitInTheLastPlace(-x);
    }

    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void arcFunctionsAreWithinOneUnitInTheLastPlace(@ForAll("numbers") double y, @ForAll("numbers") double x) {
        double height = Math.abs(y) < 1e-150 || Math.abs(y) > 1e150 ? 0.7 : Math.abs(y);
        double width = Math.abs(x) < 1e-150 || Math.abs(x) > 1e150 ? -0.3 : x;
        assertClose("atan2 " + height + ", " + width, Elementary.atan2(height, width), BigMath.atan2(height, width));
        assertClose("atan " + height, Elementary.atan(height), BigMath.atan2(height, 1));
        assertClose("hypot " + height + ", " + width, Elementary.hypot(height, width), BigMath.hypot(height, width));
        double share = height < 1 ? height : 1 / height;
        if (share < 1) {
            assertClose("asin " + share, Elementary.asin(share), BigMath.asin(share));
            assertClose("acos " + share, Elementary.acos(share), BigMath.acos(share));
            assertClose("acos " + -share, Elementary.acos(-share), BigMath.acos(-share));
        }
    }

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void exponentialAndLogarithmAreWithinOneUnitInTheLastPlace(@ForAll("numbers") double x) {
        double exponent = Math.abs(x) < 700 && Math.abs(x) > 1e-30 ? x : x % 700;
        assertClose("exp " + exponent, Exponential.exp(exponent), BigMath.exp(new BigDecimal(exponent)));
        double size = Math.abs(x);
        if (size >= Double.MIN_NORMAL && size != 1) {
            assertClose("log " + size, Exponential.log(size), BigMath.log(size));
            double near = 1 + x % 0.01;
            if (near != 1) {
                assertClose("log " + near, Exponential.log(near), BigMath.log(near));
            }
        }
    }

    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void powerIsWithinOneUnitInTheLastPlace(@ForAll("numbers") double x, @ForAll("numbers") double y) {
        double base = Math.abs(x) < Double.MIN_NORMAL ? 1.37 : Math.abs(x);
        double power = y;
        while (Math.abs(power * StrictMath.log(base)) > 700) {
            power /= 16;
        }
        if (base != 1 && Math.abs(power) > 1e-300) {
            assertClose(base + " to the power " + power, Exponential.pow(base, power), BigMath.pow(base, power));
        }
    }

    @Test
    void exactPowersAreExact() {
        for (int n = 0; n <= 22; n++) {
            assertEquals(Double.parseDouble("1e" + n), Exponential.pow(10, n));
        }
        assertEquals(-27, Exponential.pow(-3, 3));
        assertEquals(0.25, Exponential.pow(2, -2));
        assertEquals(12, Exponential.pow(144, 0.5));
        assertEquals(1, Exponential.exp(0));
        assertEquals(0, Exponential.log(1));
    }

    /** Zeros with their signs, infinities and NaN; everything else here to two units in the last place. */
    @Test
    void specialValuesAreThoseOfThePlatform() {
        for (double x : SPECIAL) {
            same("sin", Elementary::sin, StrictMath::sin, x);
            same("cos", Elementary::cos, StrictMath::cos, x);
            same("tan", Elementary::tan, StrictMath::tan, x);
            same("asin", Elementary::asin, StrictMath::asin, x);
            same("acos", Elementary::acos, StrictMath::acos, x);
            same("atan", Elementary::atan, StrictMath::atan, x);
            same("exp", Exponential::exp, StrictMath::exp, x);
            same("log", Exponential::log, StrictMath::log, x);
            same("rint", Rounding::rint, StrictMath::rint, x);
            for (double y : SPECIAL) {
                same("atan2", Elementary::atan2, StrictMath::atan2, x, y);
                same("hypot", Elementary::hypot, StrictMath::hypot, x, y);
                same("pow", Exponential::pow, StrictMath::pow, x, y);
                same("remainder", Rounding::remainder, StrictMath::IEEEremainder, x, y);
            }
        }
    }

    private static void same(String name, DoubleUnaryOperator own, DoubleUnaryOperator platform, double x) {
        same(name + " " + x, own.applyAsDouble(x), platform.applyAsDouble(x));
    }

    private static void same(String name, DoubleBinaryOperator own, DoubleBinaryOperator platform, double x, double y) {
        same(name + " " + x + ", " + y, own.applyAsDouble(x, y), platform.applyAsDouble(x, y));
    }

    private static void same(String name, double own, double platform) {
        boolean isSpecial = platform == 0 || !Double.isFinite(platform) || !Double.isFinite(own);
        assertEquals(platform, own, isSpecial ? 0 : 2 * Math.ulp(platform), name);
        assertEquals(Math.copySign(1, platform), Math.copySign(1, Double.isNaN(own) ? platform : own), () -> "sign of " + name);
    }

    @Property(tries = 3000, shrinking = ShrinkingMode.OFF)
    void roundingAndRemainderAreExact(@ForAll("numbers") double x, @ForAll("numbers") double y) {
        for (double value : new double[] {x, y, x / y, Math.floor(x) + 0.5, Math.nextDown(Math.floor(y) + 0.5)}) {
            assertEquals(StrictMath.rint(value), Rounding.rint(value));
            assertEquals(StrictMath.round(value), Rounding.round(value));
            assertEquals(StrictMath.round((float) value), Rounding.round((float) value));
        }
        assertEquals(StrictMath.IEEEremainder(x, y), Rounding.remainder(x, y), () -> "remainder of " + x + " / " + y);
        assertEquals(StrictMath.IEEEremainder(x, 360), Rounding.remainder(x, 360), () -> "remainder of " + x + " / 360");
    }

    @Test
    void specialValuesRoundAsOnThePlatform() {
        for (double value : SPECIAL) {
            assertEquals(StrictMath.round(value), Rounding.round(value), () -> "rounded " + value);
            assertEquals(StrictMath.round((float) value), Rounding.round((float) value), () -> "rounded float " + value);
        }
    }
}
