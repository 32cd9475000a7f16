package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.app.layout.Overlay;
import dev.goldenangle.workbench.document.BrokenFile;
import dev.goldenangle.workbench.document.GoalFiles;
import dev.goldenangle.workbench.document.MapFiles;
import dev.goldenangle.workbench.document.PresetFiles;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.tasks.DamagedFile;
import dev.goldenangle.workbench.tasks.Notification;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.tasks.Progress;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Shows notices: the banner of a broken preset, map or goal set, warnings as notes that go by themselves unless the pointer is on them, and progress of long work. */
public final class NotificationCards {
    private static final double PROGRESS_AFTER_SECONDS = 0.3;
    private static final Duration NOTE_STAYS = Duration.seconds(6);
    private final PresetFiles files;
    private final MapFiles maps;
    private final GoalFiles goals;
    private final Notifications notifications;
    private final Overlay overlay;
    private final Consumer<Path> openInEditor;
    private final Map<Progress, ProgressCard> working = new HashMap<>();
    private final Map<BrokenFile.Kind, Region> banners = new EnumMap<>(BrokenFile.Kind.class);

    private Region damage;

    public NotificationCards(PresetFiles files, MapFiles maps, GoalFiles goals, Notifications notifications, Overlay overlay, Consumer<Path> openInEditor) {
        this.files = files;
        this.maps = maps;
        this.goals = goals;
        this.notifications = notifications;
        this.overlay = overlay;
        this.openInEditor = openInEditor;
        files.brokenProperty().addListener((observable, old, broken) -> showBanner(BrokenFile.Kind.PRESET, broken));
        maps.brokenProperty().addListener((observable, old, broken) -> showBanner(BrokenFile.Kind.MAP, broken));
        goals.brokenProperty().addListener((observable, old, broken) -> showBanner(BrokenFile.Kind.GOALS, broken));
        notifications.latestProperty().addListener((observable, old, notice) -> note(notice));
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

    private void note(Notification notice) {
        DamagedFile damaged = notifications.damagedProperty().get();
        if (damaged != null && damaged.headline().equals(notice.text())) {
            return;
        }
        boolean isOnBanner = Stream.of(files.brokenProperty(), maps.brokenProperty(), goals.brokenProperty()).map(ReadOnlyObjectProperty::get).anyMatch(broken -> broken != null && broken.headline().equals(notice.text()));
        if (isOnBanner || notice.kind() != Notification.Kind.ERROR && notice.kind() != Notification.Kind.WARNING) {
            return;
        }
        Label text = MessageCards.label(notice.text(), "note-text");
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        HBox card = new HBox(10, Icons.of(MaterialDesignA.ALERT_OUTLINE, "fail"), text);
        card.setAlignment(Pos.CENTER_LEFT);
        card.getStyleClass().addAll("card", "note");
        card.setPrefWidth(360);
        card.setOnMouseClicked(event -> overlay.remove(card));
        overlay.add(card, Overlay.Place.ABOVE_STATUS);
        PauseTransition stay = new PauseTransition(NOTE_STAYS);
        stay.setOnFinished(event -> overlay.remove(card));
        card.hoverProperty().addListener((observable, was, hovered) -> {
            if (hovered) {
                stay.pause();
            } else {
                stay.play();
            }
        });
        stay.play();
    }

    /** Once per frame: work that takes longer gets a card. */
    public void refresh() {
        working.entrySet().removeIf(entry -> {
            boolean gone = !notifications.work().contains(entry.getKey());
            if (gone) {
                overlay.remove(entry.getValue());
            }
            return gone;
        });
        for (Progress progress : notifications.work()) {
            if (progress.secondsRunning() > PROGRESS_AFTER_SECONDS) {
                ProgressCard card = working.computeIfAbsent(progress, ProgressCard::new);
                overlay.add(card, Overlay.Place.ABOVE_STATUS);
                card.update();
            }
        }
    }

    private static final class ProgressCard extends VBox {
        private final Progress progress;
        private final Label count = MessageCards.label("", "muted");
        private final Label left = MessageCards.label("", "subtle");
        private final ProgressBar bar = new ProgressBar();
        private final Button cancel = new Button("Cancel");

        ProgressCard(Progress progress) {
            super(10);
            this.progress = progress;
            getStyleClass().addAll("card", "progress-card");
            setPrefWidth(320);
            bar.setMaxWidth(Double.MAX_VALUE);
            cancel.setOnAction(event -> {
                progress.cancel();
                cancel.setDisable(true);
            });
            getChildren().addAll(line(MessageCards.label(progress.title(), "strong"), count), bar, line(left, cancel));
        }

        private static HBox line(Region start, Region end) {
            Region space = new Region();
            HBox.setHgrow(space, Priority.ALWAYS);
            HBox line = new HBox(start, space, end);
            line.setAlignment(Pos.CENTER_LEFT);
            return line;
        }

        void update() {
            boolean counted = progress.total() > 0;
            bar.setProgress(counted ? progress.done() / (double) progress.total() : ProgressBar.INDETERMINATE_PROGRESS);
            count.setText(counted ? progress.done() + " of " + progress.total() + " " + progress.unit() : "");
            double seconds = progress.secondsLeft();
            left.setText(Double.isNaN(seconds) ? Numbers.fixed(progress.secondsRunning(), 1) + " s" : Numbers.fixed(seconds, 1) + " s left");
        }
    }
}
