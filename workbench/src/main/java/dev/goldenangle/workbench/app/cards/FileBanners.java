package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.app.layout.Overlay;
import dev.goldenangle.workbench.document.BrokenFile;
import dev.goldenangle.workbench.document.GoalFiles;
import dev.goldenangle.workbench.document.MapFiles;
import dev.goldenangle.workbench.document.PresetFiles;
import dev.goldenangle.workbench.tasks.DamagedFile;
import dev.goldenangle.workbench.tasks.Notification;
import dev.goldenangle.workbench.tasks.Notifications;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.layout.Region;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Banners that stay until dismissed: a preset, map or goal set that cannot be read, or a file that is partly damaged.
 */
public final class FileBanners {
    private final PresetFiles files;
    private final MapFiles maps;
    private final GoalFiles goals;
    private final Notifications notifications;
    private final Overlay overlay;
    private final Consumer<Path> openInEditor;
    private final Map<BrokenFile.Kind, Region> banners = new EnumMap<>(BrokenFile.Kind.class);
    private Region damage;

    public FileBanners(PresetFiles files, MapFiles maps, GoalFiles goals, Notifications notifications, Overlay overlay, Consumer<Path> openInEditor) {
        this.files = files;
        this.maps = maps;
        this.goals = goals;
        this.notifications = notifications;
        this.overlay = overlay;
        this.openInEditor = openInEditor;
        files.brokenProperty().addListener((observable, old, broken) -> showBanner(BrokenFile.Kind.PRESET, broken));
        maps.brokenProperty().addListener((observable, old, broken) -> showBanner(BrokenFile.Kind.MAP, broken));
        goals.brokenProperty().addListener((observable, old, broken) -> showBanner(BrokenFile.Kind.GOALS, broken));
        notifications.damagedProperty().addListener((observable, old, file) -> showDamage(file));
        showDamage(notifications.damagedProperty().get());
        showBanner(BrokenFile.Kind.PRESET, files.brokenProperty().get());
        showBanner(BrokenFile.Kind.MAP, maps.brokenProperty().get());
    }

    private void showBanner(BrokenFile.Kind kind, BrokenFile broken) {
        Region old = banners.remove(kind);
        if (old != null) {
            overlay.remove(old);
        }
        if (broken != null) {
            Region banner = switch (kind) {
                case MAP -> banner(broken, maps::retry, maps::dismiss);
                case PRESET -> banner(broken, files::reload, files::dismiss);
                case GOALS -> banner(broken, goals::reload, goals::dismiss);
            };
            banners.put(kind, banner);
            overlay.add(banner, Overlay.Place.BESIDE_KNOBS);
        }
    }

    private Region banner(BrokenFile broken, Runnable retry, Runnable dismiss) {
        return MessageCards.broken(broken, () -> openInEditor.accept(broken.file()), retry, dismiss);
    }

    private void showDamage(DamagedFile file) {
        if (damage != null) {
            overlay.remove(damage);
            damage = null;
        }
        if (file != null) {
            damage = MessageCards.damaged(file, notifications::dismissDamaged);
            overlay.add(damage, Overlay.Place.BESIDE_KNOBS);
        }
    }

    /** Whether a banner already shows this notice. */
    public boolean says(Notification notice) {
        DamagedFile damaged = notifications.damagedProperty().get();
        return damaged != null && damaged.headline().equals(notice.text())
                || Stream.of(files.brokenProperty(), maps.brokenProperty(), goals.brokenProperty()).map(ReadOnlyObjectProperty::get)
                .anyMatch(broken -> broken != null && broken.headline().equals(notice.text()));
    }
}
