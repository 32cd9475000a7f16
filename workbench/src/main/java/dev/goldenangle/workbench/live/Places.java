package dev.goldenangle.workbench.live;

import dev.goldenangle.map.Spawn;
import dev.goldenangle.map.Zone;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.ConvexVolume;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Start positions: the map's spawns and checkpoints, and one saved position. Going to one starts a new run. */
public final class Places {
    private final Document document;
    private final LiveLoop loop;
    private final Playback playback;
    private final Notifications notifications;
    private final ReadOnlyBooleanWrapper hasSaved = new ReadOnlyBooleanWrapper(this, "hasSaved", false);
    private MoverState saved;

    /** A position on the map. */
    public record Place(String label, float x, float y, float z, float yaw) {
    }

    Places(Document document, LiveLoop loop, Playback playback, Notifications notifications) {
        this.document = document;
        this.loop = loop;
        this.playback = playback;
        this.notifications = notifications;
    }

    /** Spawns first, then checkpoints in order. */
    public List<Place> list() {
        List<Place> places = new ArrayList<>();
        for (Spawn spawn : document.level().spawns()) {
            places.add(new Place(Messages.text("live.spawn", places.size() + 1), spawn.x(), spawn.y(), spawn.z(), spawn.yaw()));
        }
        float yaw = document.level().spawns().get(0).yaw();
        for (Zone zone : document.level().zones()) {
            if (zone.kind() == Zone.Kind.CHECKPOINT && !zone.volumes().isEmpty()) {
                centre(zone.volumes().get(0), Messages.text("live.checkpoint", zone.index()), yaw).ifPresent(places::add);
            }
        }
        return places;
    }

    private static Optional<Place> centre(ConvexVolume volume, String label, float yaw) {
        if (!(volume instanceof Brush brush)) {
            return Optional.empty();
        }
        return Optional.of(new Place(label, (brush.min(0) + brush.max(0)) / 2, (brush.min(1) + brush.max(1)) / 2, brush.min(2) + 0.01f, yaw));
    }

    public void goTo(Place place) {
        MoverState state = new MoverState(document.model().registers().size());
        Mover mover = document.model().mover(document.knobs().values(), document.level());
        mover.spawn(state, place.x, place.y, place.z, place.yaw);
        playback.restartAt(state);
    }

    /** Whether a position was saved on this map. */
    public ReadOnlyBooleanProperty hasSavedProperty() {
        return hasSaved.getReadOnlyProperty();
    }

    public void save() {
        loop.submit(world -> saved = world.driver().simulation().state().copy()).join();
        hasSaved.set(true);
        notifications.info(Messages.text("live.position-saved"));
    }

    public void restore() {
        if (hasSaved.get()) {
            playback.restartAt(saved.copy());
        }
    }

    void forget() {
        hasSaved.set(false);
    }
}
