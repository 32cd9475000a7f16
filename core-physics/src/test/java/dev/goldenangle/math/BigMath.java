package dev.goldenangle.math;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** Elementary functions to 60 digits by their power series: slow and simple, so that they can judge the quick ones. */
final class BigMath {
    private static final MathContext DIGITS = new MathContext(60);
    private static final BigDecimal SMALL = new BigDecimal("1e-70");
    private static final BigDecimal TWO = BigDecimal.valueOf(2);
    /** To 460 digits, because the largest doubles are reduced by it. */
    private static final MathContext MANY = new MathContext(460);
    static final BigDecimal PI = arcOfReciprocal(5).multiply(BigDecimal.valueOf(16)).subtract(arcOfReciprocal(239).multiply(BigDecimal.valueOf(4)));
    private static final BigDecimal LN2 = TWO.multiply(arcTanH(BigDecimal.ONE.divide(BigDecimal.valueOf(3), DIGITS)));

    private BigMath() {
    }

    private static BigDecimal arcOfReciprocal(int n) {
        BigDecimal square = BigDecimal.valueOf(n * n);
        BigDecimal power = BigDecimal.ONE.divide(BigDecimal.valueOf(n), MANY);
        BigDecimal sum = power;
        for (int k = 3; power.abs().compareTo(new BigDecimal("1e-470")) > 0; k += 2) {
            power = power.divide(square, MANY).negate();
            sum = sum.add(power.divide(BigDecimal.valueOf(k), MANY));
        }
        return sum;
    }

    static BigDecimal sin(double radians) {
        return sine(new BigDecimal(radians));
    }

    static BigDecimal cos(double radians) {
        return sine(new BigDecimal(radians).add(PI.divide(TWO)));
    }

    private static BigDecimal sine(BigDecimal angle) {
        BigInteger halfTurns = angle.divide(PI, MANY).setScale(0, RoundingMode.HALF_EVEN).toBigInteger();
        BigDecimal rest = angle.subtract(PI.multiply(new BigDecimal(halfTurns)));
        BigDecimal r = rest.round(DIGITS);
        BigDecimal square = r.multiply(r, DIGITS).negate();
        BigDecimal term = r;
        BigDecimal sum = r;
        for (int n = 2; term.abs().compareTo(SMALL.multiply(r.abs())) > 0; n += 2) {
            term = term.multiply(square, DIGITS).divide(BigDecimal.valueOf((long) n * (n + 1)), DIGITS);
            sum = sum.add(term, DIGITS);
        }
        return halfTurns.testBit(0) ? sum.negate() : sum;
    }

    static BigDecimal tan(double radians) {
        return sin(radians).divide(cos(radians), DIGITS);
    }

    static BigDecimal exp(BigDecimal x) {
        int halvings = 12;
        BigDecimal r = x.divide(TWO.pow(halvings), DIGITS);
        BigDecimal term = BigDecimal.ONE;
        BigDecimal sum = BigDecimal.ONE;
        MathContext more = new MathContext(75);
        for (int n = 1; term.abs().compareTo(new BigDecimal("1e-75")) > 0; n++) {
            term = term.multiply(r, more).divide(BigDecimal.valueOf(n), more);
            sum = sum.add(term, more);
        }
        for (int i = 0; i < halvings; i++) {
            sum = sum.multiply(sum, more);
        }
        return sum;
    }

    static BigDecimal log(double x) {
        int exponent = Math.getExponent(x);
        BigDecimal mantissa = new BigDecimal(x).divide(exponent < 0 ? BigDecimal.ONE.divide(TWO.pow(-exponent)) : TWO.pow(exponent), MANY);
        if (mantissa.doubleValue() > 1.4) {
            mantissa = mantissa.divide(TWO, MANY);
            exponent++;
        }
        BigDecimal ratio = mantissa.subtract(BigDecimal.ONE).divide(mantissa.add(BigDecimal.ONE), DIGITS);
        return arcTanH(ratio).multiply(TWO).add(LN2.multiply(BigDecimal.valueOf(exponent)), DIGITS);
    }

    private static BigDecimal arcTanH(BigDecimal ratio) {
        BigDecimal square = ratio.multiply(ratio, DIGITS);
        BigDecimal power = ratio;
        BigDecimal sum = ratio;
        for (int n = 3; power.abs().compareTo(SMALL.multiply(ratio.abs())) > 0; n += 2) {
            power = power.multiply(square, DIGITS);
            sum = sum.add(power.divide(BigDecimal.valueOf(n), DIGITS), DIGITS);
        }
        return sum;
    }

    static BigDecimal pow(double x, double y) {
        return exp(log(x).multiply(new BigDecimal(y), DIGITS));
    }

    /** The direction of a vector with y > 0: the ratio of its sides is made small by halving the angle four times. */
    static BigDecimal atan2(double y, double x) {
        return angle(new BigDecimal(y), new BigDecimal(x));
    }

    private static BigDecimal angle(BigDecimal y, BigDecimal x) {
        BigDecimal along = x;
        BigDecimal up = y;
        int halvings = 5;
        for (int i = 0; i < halvings; i++) {        // tan(a/2) = y / (r + x) = (r − x) / y: the form without cancellation
            BigDecimal r = along.multiply(along).add(up.multiply(up)).sqrt(MANY);
            BigDecimal nextAlong = along.signum() < 0 ? up : r.add(along);
            up = (along.signum() < 0 ? r.subtract(along) : up).round(MANY);
            along = nextAlong.round(MANY);
        }
        BigDecimal t = up.divide(along, DIGITS);
        BigDecimal square = t.multiply(t, DIGITS).negate();
        BigDecimal power = t;
        BigDecimal sum = t;
        for (int n = 3; power.abs().compareTo(SMALL.multiply(t.abs())) > 0; n += 2) {
            power = power.multiply(square, DIGITS);
            sum = sum.add(power.divide(BigDecimal.valueOf(n), DIGITS), DIGITS);
        }
        return sum.multiply(TWO.pow(halvings));
    }

    static BigDecimal hypot(double x, double y) {
        return new BigDecimal(x).pow(2).add(new BigDecimal(y).pow(2)).sqrt(DIGITS);
    }

    static BigDecimal asin(double sine) {
        BigDecimal x = new BigDecimal(sine);
        return angle(x, BigDecimal.ONE.subtract(x.multiply(x)).sqrt(MANY));
    }

    static BigDecimal acos(double cosine) {
        BigDecimal x = new BigDecimal(cosine);
        return angle(BigDecimal.ONE.subtract(x.multiply(x)).sqrt(MANY), x);
    }

    /** The error of a result in units of its last place. */
    static double ulps(double result, BigDecimal exact) {
        return new BigDecimal(result).subtract(exact).abs().divide(new BigDecimal(Math.ulp(Math.min(Math.abs(result), exact.abs().doubleValue()))), new MathContext(20)).doubleValue();
    }
}
