package dev.goldenangle.workbench.sound;

/** Analyses a sound by a fast Fourier transform. */
final class Spectrum {
    private Spectrum() {
    }

    /**
     * The loudest frequency, interpolated between the three loudest lines of the spectrum. The number of samples must
     * be a power of two.
     */
    static double loudestHertz(float[] samples, double rate) {
        int n = samples.length;
        double[] real = new double[n];
        double[] imaginary = new double[n];
        for (int i = 0; i < n; i++) {
            real[i] = samples[i] * (0.5 - 0.5 * Math.cos(2 * Math.PI * i / n));
        }
        transform(real, imaginary);
        int top = 1;
        for (int i = 1; i < n / 2; i++) {
            top = power(real, imaginary, i) > power(real, imaginary, top) ? i : top;
        }
        double left = Math.log(power(real, imaginary, top - 1) + 1e-30);
        double middle = Math.log(power(real, imaginary, top) + 1e-30);
        double right = Math.log(power(real, imaginary, top + 1) + 1e-30);
        return (top + 0.5 * (left - right) / (left - 2 * middle + right)) * rate / n;
    }

    private static double power(double[] real, double[] imaginary, int line) {
        return real[line] * real[line] + imaginary[line] * imaginary[line];
    }

    private static void transform(double[] real, double[] imaginary) {
        int n = real.length;
        for (int i = 1, j = 0; i < n; i++) {
            int bit = n >> 1;
            for (; (j & bit) != 0; bit >>= 1) {
                j ^= bit;
            }
            j ^= bit;
            if (i < j) {
                double swapped = real[i];
                real[i] = real[j];
                real[j] = swapped;
            }
        }
        for (int size = 2; size <= n; size <<= 1) {
            for (int start = 0; start < n; start += size) {
                for (int k = 0; k < size / 2; k++) {
                    double angle = -2 * Math.PI * k / size;
                    int a = start + k;
                    int b = a + size / 2;
                    double re = real[b] * Math.cos(angle) - imaginary[b] * Math.sin(angle);
                    double im = real[b] * Math.sin(angle) + imaginary[b] * Math.cos(angle);
                    real[b] = real[a] - re;
                    imaginary[b] = imaginary[a] - im;
                    real[a] += re;
                    imaginary[a] += im;
                }
            }
        }
    }
}
