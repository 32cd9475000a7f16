package dev.goldenangle.workbench.plot;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The data of paths: short numbers, and nothing a viewer cannot read. */
class SvgPathTest {
    @Test
    void aNumberHasNoMoreDigitsThanItNeeds() {
        assertEquals("12.5", SvgPath.number(12.50, 2));
        assertEquals("12", SvgPath.number(12.0, 2));
        assertEquals("100", SvgPath.number(100, 0));
        assertEquals("0", SvgPath.number(-0.001, 2));
        assertEquals("0", SvgPath.number(Double.NaN, 2));
    }

    @Test
    void aPointThatIsNotANumberBreaksTheLine() {
        SvgPath path = new SvgPath(1).moveTo(0, 0).lineTo(1, 1).lineTo(2, Double.NaN).lineTo(3, 3).lineTo(4, 4);
        assertEquals("M0 0L1 1M3 3L4 4", path.toString());
    }

    @Test
    void nothingIsClosedThatWasNotBegun() {
        assertEquals("", new SvgPath(1).lineTo(Double.POSITIVE_INFINITY, 0).close().toString());
    }

    @Property
    void anyPointsMakeAPathThatAViewerCanRead(@ForAll double[] values) {
        SvgPath path = new SvgPath(2);
        for (int i = 0; i + 1 < values.length; i += 2) {
            path.lineTo(values[i], values[i + 1]);
        }
        assertTrue(path.toString().matches("(M-?\\d+(\\.\\d+)? -?\\d+(\\.\\d+)?(L-?\\d+(\\.\\d+)? -?\\d+(\\.\\d+)?)*)*"), path::toString);
    }
}
