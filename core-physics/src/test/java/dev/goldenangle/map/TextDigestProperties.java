package dev.goldenangle.map;

import dev.goldenangle.math.Hash64;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The digest of texts of any length with any line ends. */
class TextDigestProperties {
    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings().withChars('a', 'b', '"', '\r', '\n', '\u00e4', '\uffff').ofMinLength(0).ofMaxLength(400);
    }

    @Property
    void digestUsesWordsOfFourCharacters(@ForAll("texts") String text) {
        String without = text.replace("\r", "");
        Hash64 hash = new Hash64();
        int whole = without.length() / 4 * 4;
        for (int i = 0; i < whole; i += 4) {
            hash.add(word(without, i, i + 4));
        }
        assertEquals(hash.add(word(without, whole, without.length())).add((long) without.length()).value(), TextDigest.of(text));
    }

    private static long word(String text, int from, int to) {
        long word = 0;
        for (int i = from; i < to; i++) {
            word = word << 16 | text.charAt(i);
        }
        return word;
    }
}
