package dev.goldenangle.world.brush;

import java.util.Arrays;

/**
 * All contacts of a capsule at one moment; owned by the caller and overwritten by each query. They are sorted by value,
 * so that results do not depend on the order of brushes in the world.
 */
public final class ContactSet {
    /** Cosine of the angle up to which an edge's normal counts as that of the adjacent face. */
    private static final double ALONG = 0.99;
    private CapsuleHit[] contacts = new CapsuleHit[16];
    private int count;
    /** Free part of the path, 0 to 1. */
    public double fraction;

    public ContactSet() {
        for (int i = 0; i < contacts.length; i++) {
            contacts[i] = new CapsuleHit();
        }
    }

    public int count() {
        return count;
    }

    public boolean isEmpty() {
        return count == 0;
    }

    public CapsuleHit get(int index) {
        return contacts[index];
    }

    void clear() {
        count = 0;
        fraction = 1;
    }

    /** Returns a new contact that is met after a part of the path. */
    CapsuleHit add(double part) {
        if (count == contacts.length) {
            contacts = Arrays.copyOf(contacts, 2 * count);
            for (int i = count; i < contacts.length; i++) {
                contacts[i] = new CapsuleHit();
            }
        }
        CapsuleHit contact = contacts[count++];
        contact.fraction = part;
        fraction = part < fraction ? part : fraction;
        return contact;
    }

    /**
     * Removes contacts that come later than the first by more than a part of the path, and edges that are flush with a
     * touched face, because those are seams. Sorts the rest.
     */
    void finish(double slack, double flush) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (contacts[i].fraction <= fraction + slack) {
                swap(kept++, i);
            }
        }
        count = kept;
        for (int i = count - 1; i >= 0 && count > 1; i--) {
            if (!contacts[i].onFace && isSeam(contacts[i], flush)) {
                swap(i, --count);
            }
        }
        for (int i = 1; i < count; i++) {
            for (int k = i; k > 0 && contacts[k].compareTo(contacts[k - 1]) < 0; k--) {
                swap(k, k - 1);
            }
        }
    }

    private boolean isSeam(CapsuleHit edge, double flush) {
        for (int i = 0; i < count; i++) {
            CapsuleHit face = contacts[i];
            if (face.onFace && face.nx * edge.nx + face.ny * edge.ny + face.nz * edge.nz > ALONG
                    && Math.abs(face.nx * (edge.x - face.x) + face.ny * (edge.y - face.y) + face.nz * (edge.z - face.z)) <= flush) {
                return true;
            }
        }
        return false;
    }

    private void swap(int a, int b) {
        CapsuleHit held = contacts[a];
        contacts[a] = contacts[b];
        contacts[b] = held;
    }
}
