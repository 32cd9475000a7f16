package dev.goldenangle.state;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;

import java.util.Arrays;

/**
 * What happened during one tick, written by the mover and read by the recorder. It is cleared before every tick. It is
 * on the hot path, so all its fields are primitive and of fixed size.
 */
public final class TickReport implements BestSink {
    public static final int MAX_EVENTS = 8;
    public static final int MAX_CONTACTS = 8;
    private static final int CAUSES = SpeedCause.values().length;

    /** The requested horizontal direction (unit vector or zero) and the requested speed along it. */
    public float wishX;
    public float wishY;
    public float wishSpeed;
    /** Speed gained by the push on this tick. */
    public float gainMade;
    private float angle;
    private float angleCosine;
    private boolean hasCosineOnly;
    private float bestAngle;
    private float gainPossible;
    private BestSolver unsolved;
    private float unsolvedSpeed;
    private float unsolvedMagnitude;
    private float unsolvedOffset;

    private final float[] causes = new float[CAUSES];
    private float bookedSpeed;
    private float bookedX;
    private float bookedY;
    private float startX;
    private float startY;
    private final float[] signals;

    private int contacts;
    private final float[] contactNormals = new float[3 * MAX_CONTACTS];
    private final int[] contactBrushes = new int[MAX_CONTACTS];
    private final float[] contactChanges = new float[MAX_CONTACTS];

    private int events;
    private final EventKind[] eventKinds = new EventKind[MAX_EVENTS];
    private final float[] eventValues = new float[MAX_EVENTS];
    private final int[] eventIndices = new int[MAX_EVENTS];

    /** @param signals number of signals the model declares */
    public TickReport(int signals) {
        this.signals = new float[signals];
    }

    /** Clears the report; speed changes are booked relative to this velocity. */
    public void begin(Vec3 velocity) {
        wishX = 0f;
        wishY = 0f;
        wishSpeed = 0f;
        angle = 0f;
        hasCosineOnly = false;
        bestAngle = 0f;
        gainMade = 0f;
        gainPossible = 0f;
        unsolved = null;
        contacts = 0;
        events = 0;
        Arrays.fill(causes, 0f);
        Arrays.fill(signals, 0f);
        bookedSpeed = velocity.horizontalLength();
        bookedX = velocity.x;
        bookedY = velocity.y;
        startX = velocity.x;
        startY = velocity.y;
    }

    /** The velocity at the start of the tick, east. */
    public float startX() {
        return startX;
    }

    /** The velocity at the start of the tick, north. */
    public float startY() {
        return startY;
    }

    /** Sets the angle between velocity and wish before the push, 0 to π radians. */
    public void angle(float radians) {
        angle = radians;
        hasCosineOnly = false;
    }

    /** Sets the angle by its cosine; the angle is computed on demand. */
    public void angleByCosine(float cosine) {
        angleCosine = cosine;
        hasCosineOnly = true;
    }

    /** Angle between velocity and wish before the push, 0 to π radians. */
    public float angle() {
        if (hasCosineOnly) {
            angle(Angles.acos(angleCosine));
        }
        return angle;
    }

    /** Computes the best push direction on demand, because that is expensive where there is no closed form. Called from any thread. */
    @FunctionalInterface
    public interface BestSolver {
        /** Passes the best angle and gain to {@code dest}. The numbers are those given to {@link #bestWhenAsked}. */
        void solve(float speed, float magnitude, float offset, BestSink dest);
    }

    @Override
    public void best(float angle, float gain) {
        bestAngle = angle;
        gainPossible = gain;
    }

    /** Sets a solver that computes the best angle and gain on demand. */
    public void bestWhenAsked(BestSolver solver, float speed, float magnitude, float offset) {
        unsolved = solver;
        unsolvedSpeed = speed;
        unsolvedMagnitude = magnitude;
        unsolvedOffset = offset;
    }

    private void solve() {
        if (unsolved != null) {
            unsolved.solve(unsolvedSpeed, unsolvedMagnitude, unsolvedOffset, this);
            unsolved = null;
        }
    }

    /**
     * The solver that can still compute the best angle of this tick, after writing its three numbers to {@code dest}
     * from {@code at}; null when the best angle is already known.
     */
    public BestSolver writeUnsolved(float[] dest, int at) {
        if (unsolved != null) {
            dest[at] = unsolvedSpeed;
            dest[at + 1] = unsolvedMagnitude;
            dest[at + 2] = unsolvedOffset;
        }
        return unsolved;
    }

    /** Whether the best angle of this tick has not been computed yet. */
    public boolean isUnsolved() {
        return unsolved != null;
    }

    /** The angle that would have gained the most speed on this tick. */
    public float bestAngle() {
        solve();
        return bestAngle;
    }

    /** The largest speed gain any direction would have given. */
    public float gainPossible() {
        solve();
        return gainPossible;
    }

    /** Books the change of horizontal speed since the last booking to a cause and returns it. */
    public float book(SpeedCause cause, Vec3 velocity) {
        if (velocity.x == bookedX && velocity.y == bookedY) {
            return 0f;
        }
        float speed = velocity.horizontalLength();
        float change = speed - bookedSpeed;
        causes[cause.ordinal()] += change;
        bookedSpeed = speed;
        bookedX = velocity.x;
        bookedY = velocity.y;
        return change;
    }

    /** Copies bookings and contacts, so that a solver can try another path and return to this one. */
    public void save(Draft dest) {
        dest.bookedSpeed = bookedSpeed;
        dest.bookedX = bookedX;
        dest.bookedY = bookedY;
        dest.contacts = contacts;
        System.arraycopy(causes, 0, dest.causes, 0, CAUSES);
        if (contacts > 0) {
            System.arraycopy(contactNormals, 0, dest.contactNormals, 0, 3 * contacts);
            System.arraycopy(contactBrushes, 0, dest.contactBrushes, 0, contacts);
            System.arraycopy(contactChanges, 0, dest.contactChanges, 0, contacts);
        }
    }

    /** Returns to saved bookings and contacts. */
    public void restore(Draft draft) {
        bookedSpeed = draft.bookedSpeed;
        bookedX = draft.bookedX;
        bookedY = draft.bookedY;
        contacts = draft.contacts;
        System.arraycopy(draft.causes, 0, causes, 0, CAUSES);
        System.arraycopy(draft.contactNormals, 0, contactNormals, 0, 3 * contacts);
        System.arraycopy(draft.contactBrushes, 0, contactBrushes, 0, contacts);
        System.arraycopy(draft.contactChanges, 0, contactChanges, 0, contacts);
    }

    public float cause(SpeedCause cause) {
        return causes[cause.ordinal()];
    }

    /** Writes the speed change by every cause, in enum order, from index {@code at}. */
    public void writeCauses(float[] dest, int at) {
        System.arraycopy(causes, 0, dest, at, CAUSES);
    }

    /** Writes the model's own signals from index {@code at}. */
    public void writeSignals(float[] dest, int at) {
        System.arraycopy(signals, 0, dest, at, signals.length);
    }

    public void signal(Signal signal, float value) {
        signals[signal.ordinal()] = value;
    }

    /** Sets a signal by its number in the model's list. */
    public void signal(int index, float value) {
        signals[index] = value;
    }

    public float signal(int index) {
        return signals[index];
    }

    /** Adds a surface that changed the velocity; when full, it replaces the contact with the smallest change. */
    public void contact(Vec3 normal, int brush, float speedChange) {
        int slot = contacts;
        if (contacts < MAX_CONTACTS) {
            contacts++;
        } else {
            slot = smallestContact();
            if (Math.abs(contactChanges[slot]) >= Math.abs(speedChange)) {
                return;
            }
        }
        contactNormals[3 * slot] = normal.x;
        contactNormals[3 * slot + 1] = normal.y;
        contactNormals[3 * slot + 2] = normal.z;
        contactBrushes[slot] = brush;
        contactChanges[slot] = speedChange;
    }

    private int smallestContact() {
        int smallest = 0;
        for (int i = 1; i < contacts; i++) {
            if (Math.abs(contactChanges[i]) < Math.abs(contactChanges[smallest])) {
                smallest = i;
            }
        }
        return smallest;
    }

    public int contactCount() {
        return contacts;
    }

    public float contactNormal(int contact, int axis) {
        return contactNormals[3 * contact + axis];
    }

    public int contactBrush(int contact) {
        return contactBrushes[contact];
    }

    public float contactChange(int contact) {
        return contactChanges[contact];
    }

    /** Index of the contact that changed the speed most, or −1. */
    public int strongestContact() {
        int strongest = -1;
        for (int i = 0; i < contacts; i++) {
            if (strongest < 0 || Math.abs(contactChanges[i]) > Math.abs(contactChanges[strongest])) {
                strongest = i;
            }
        }
        return strongest;
    }

    /** Adds an event; events beyond {@link #MAX_EVENTS} per tick are dropped. */
    public void event(EventKind kind, float value, int index) {
        if (events < MAX_EVENTS) {
            eventKinds[events] = kind;
            eventValues[events] = value;
            eventIndices[events++] = index;
        }
    }

    public void event(EventKind kind, float value) {
        event(kind, value, 0);
    }

    public int eventCount() {
        return events;
    }

    public EventKind eventKind(int event) {
        return eventKinds[event];
    }

    public float eventValue(int event) {
        return eventValues[event];
    }

    public int eventIndex(int event) {
        return eventIndices[event];
    }

    /** A saved copy of bookings and contacts. */
    public static final class Draft {
        private float bookedSpeed;
        private float bookedX;
        private float bookedY;
        private int contacts;
        private final float[] causes = new float[CAUSES];
        private final float[] contactNormals = new float[3 * MAX_CONTACTS];
        private final int[] contactBrushes = new int[MAX_CONTACTS];
        private final float[] contactChanges = new float[MAX_CONTACTS];
    }
}
