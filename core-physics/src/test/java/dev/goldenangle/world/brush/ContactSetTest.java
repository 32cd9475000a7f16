package dev.goldenangle.world.brush;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Contacts of one moment: later ones and seams are removed, and the rest is sorted. */
class ContactSetTest {
    private final ContactSet set = new ContactSet();

    private CapsuleHit contact(double part, double nx, double nz, int brush) {
        CapsuleHit contact = set.add(part);
        contact.clear();
        contact.fraction = part;
        contact.nx = nx;
        contact.nz = nz;
        contact.x = 0;
        contact.y = 0;
        contact.z = 0;
        contact.distance = 0;
        contact.brush = brush;
        return contact;
    }

    @Test
    void onlySimultaneousContactsAreKept() {
        set.clear();
        contact(0.5, 1, 0, 7);
        contact(0.25, 0, 1, 8);
        contact(0.26, -1, 0, 9);
        assertEquals(0.25, set.fraction);
        set.finish(0.01, 0);
        assertEquals(2, set.count());
        assertEquals(8, set.get(0).brush);
        assertEquals(9, set.get(1).brush);
        assertFalse(set.isEmpty());
        set.clear();
        assertTrue(set.isEmpty());
        assertEquals(1, set.fraction);
    }

    @Test
    void edgeFlushWithATouchedFaceIsItsSeam() {
        set.clear();
        contact(0, 0, 1, 1).onFace = true;
        contact(0, 0.05, 0.9987, 2).x = 1;
        set.finish(0, 0.001);
        assertEquals(1, set.count());
        assertEquals(1, set.get(0).brush);
    }

    /** The edge comes first here, half a thousandth before a wall at y = 5. */
    @Test
    void edgeIsASeamInEitherOrder() {
        set.clear();
        CapsuleHit edge = contact(0, 0.05, 0, 2);
        edge.ny = 0.9987;
        edge.x = 1;
        edge.y = 5.0005;
        CapsuleHit face = contact(0, 0, 0, 1);
        face.ny = 1;
        face.y = 5;
        face.onFace = true;
        set.finish(0, 0.001);
        assertEquals(1, set.count());
        assertEquals(1, set.get(0).brush);
    }

    @Test
    void edgeHigherThanTheFaceOrTurnedAwayIsNotASeam() {
        set.clear();
        contact(0, 0, 1, 1).onFace = true;
        contact(0, 0.05, 0.9987, 2).z = 0.002;
        contact(0, 0.6, 0.8, 3).x = 1;
        set.finish(0, 0.001);
        assertEquals(3, set.count());
        set.clear();
        contact(0, 0, 1, 1);
        contact(0, 0.05, 0.9987, 2);
        set.finish(0, 0.001);
        assertEquals(2, set.count(), "two edges are not seams of each other");
        set.clear();
        contact(0, 0, 1, 1).onFace = true;
        contact(0, 0, 1, 2).onFace = true;
        set.finish(0, 0.001);
        assertEquals(2, set.count(), "nor are two faces");
    }

    @Test
    void setGrowsForManyContacts() {
        set.clear();
        for (int i = 0; i < 40; i++) {
            contact(0.5, 0, 1, 39 - i);
        }
        set.finish(0, 0);
        assertEquals(40, set.count());
        for (int i = 0; i < 40; i++) {
            assertEquals(i, set.get(i).brush);
        }
    }

    private static CapsuleHit hit() {
        CapsuleHit hit = new CapsuleHit();
        hit.clear();
        hit.distance = 0;
        hit.brush = 5;
        return hit;
    }

    /** More upward normals come first, then lower normals, points and distances, faces before edges, and the number last. */
    @Test
    void contactsAreSortedByValue() {
        CapsuleHit middle = hit();
        CapsuleHit[] later = {hit(), hit(), hit(), hit(), hit(), hit(), hit(), hit()};
        later[0].nz = -1;
        later[1].nx = 1;
        later[2].ny = 1;
        later[3].z = 1;
        later[4].x = 1;
        later[5].y = 1;
        later[6].distance = 1;
        later[7].brush = 6;
        for (int i = 0; i < later.length; i++) {
            assertTrue(middle.compareTo(later[i]) < 0 && later[i].compareTo(middle) > 0, "value " + i);
            for (int k = i + 1; k < later.length; k++) {
                assertTrue(later[i].compareTo(later[k]) > 0, i + " takes precedence over " + k);
            }
        }
        assertEquals(0, middle.compareTo(hit()));
        CapsuleHit face = hit();
        face.onFace = true;
        assertTrue(face.compareTo(middle) < 0);
        face.distance = 1;
        assertTrue(face.compareTo(middle) > 0);
    }

    @Test
    void hitIsCopiedCompletely() {
        CapsuleHit hit = hit();
        hit.fraction = 0.5;
        hit.nx = 1;
        hit.ny = 2;
        hit.nz = 3;
        hit.x = 4;
        hit.y = 5;
        hit.z = 6;
        hit.distance = 7;
        hit.onFace = true;
        CapsuleHit copy = new CapsuleHit();
        copy.set(hit);
        assertEquals(0, copy.compareTo(hit));
        assertEquals(0.5, copy.fraction);
        assertTrue(copy.isHit() && copy.onFace);
        copy.clear();
        assertFalse(copy.isHit() || copy.onFace);
        assertEquals(1, copy.fraction);
        assertEquals(0, copy.nx + copy.ny + copy.nz);
        assertEquals(Double.POSITIVE_INFINITY, copy.distance);
    }
}
