package dev.goldenangle.toolkit.cli;

import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.toolkit.library.GoalText;

import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import java.io.StringWriter;
import java.util.List;

/** Writes goals as test cases in the JUnit XML format of build servers. */
final class JunitReport {
    private JunitReport() {
    }

    static String of(GoalSet set, String preset, List<GoalResult> results) {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeStartElement("testsuite");
            xml.writeAttribute("name", set.name() + " of " + preset);
            xml.writeAttribute("tests", String.valueOf(results.size()));
            xml.writeAttribute("failures", String.valueOf(results.stream().filter(GoalResult::isMissed).count()));
            xml.writeAttribute("errors", "0");
            xml.writeAttribute("skipped", String.valueOf(results.stream().filter(result -> !result.goal().counts()).count()));
            for (GoalResult result : results) {
                testCase(xml, preset, result);
            }
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException impossible) {
            throw new IllegalStateException("writing to memory cannot fail", impossible);
        }
        return text.toString();
    }

    private static void testCase(XMLStreamWriter xml, String preset, GoalResult result) throws XMLStreamException {
        xml.writeStartElement("testcase");
        xml.writeAttribute("classname", preset.replace('/', '.'));
        xml.writeAttribute("name", result.goal().name());
        if (!result.goal().counts()) {
            xml.writeEmptyElement("skipped");
        } else if (!result.pass()) {
            xml.writeStartElement("failure");
            xml.writeAttribute("message", GoalText.value(result) + ", wanted " + result.goal().limits().text());
            xml.writeCharacters(result.why());
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
}
