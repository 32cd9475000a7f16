package dev.goldenangle.workbench.viewport;

import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.workbench.viewport.frame.CourseEditor;

/** While a course is edited, pauses the simulation and looks from above. Afterwards restores camera and playback. */
final class PlacingView {
    private final CameraRig camera;
    private final Playback playback;
    private final CameraRig before = new CameraRig();
    private boolean wasLive;

    PlacingView(CourseEditor editor, CameraRig camera, Playback playback) {
        this.camera = camera;
        this.playback = playback;
        editor.editingProperty().addListener((observable, old, on) -> {
            if (on) {
                begin();
            } else {
                end();
            }
        });
    }

    private void begin() {
        wasLive = playback.isLive();
        before.copyFrom(camera);
        if (wasLive) {
            playback.pause();
        }
        camera.choose(CameraRig.Preset.TOP);
    }

    private void end() {
        camera.copyFrom(before);
        if (wasLive) {
            playback.play();
        }
    }
}
