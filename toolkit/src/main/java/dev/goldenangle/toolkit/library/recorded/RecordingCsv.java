package dev.goldenangle.toolkit.library.recorded;

import dev.goldenangle.recording.GameRecording;

import java.io.IOException;

/** Writes a recording as CSV without changes, one line per tick (docs/recordings.md). */
public final class RecordingCsv {
    private RecordingCsv() {
    }

    public static void write(GameRecording recording, Appendable out) throws IOException {
        out.append("tick,time_s,x,y,z,vx,vy,vz,yaw_deg,pitch_deg,forward,right,up,grounded,crouched,pushed,teleported,timed\n");
        double time = 0;
        for (int i = 0; i < recording.ticks(); i++) {
            time += recording.stepMs(i) / 1000.0;
            out.append(Integer.toString(i)).append(',').append(Double.toString(Math.round(time * 1e6) / 1e6));
            for (float value : new float[] {recording.x(i), recording.y(i), recording.z(i), recording.vx(i), recording.vy(i), recording.vz(i),
                recording.yaw(i), recording.pitch(i)}) {
                out.append(',').append(Float.toString(value));
            }
            for (int value : new int[] {recording.forward(i), recording.right(i), recording.up(i)}) {
                out.append(',').append(Integer.toString(value));
            }
            for (int bit : new int[] {GameRecording.GROUNDED, GameRecording.CROUCHED, GameRecording.PUSHED, GameRecording.TELEPORTED, GameRecording.TIMED}) {
                out.append(',').append(recording.is(i, bit) ? '1' : '0');
            }
            out.append('\n');
        }
    }
}
