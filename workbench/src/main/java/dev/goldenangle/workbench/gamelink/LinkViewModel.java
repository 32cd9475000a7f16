package dev.goldenangle.workbench.gamelink;

import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.toolkit.link.GameLink;
import dev.goldenangle.toolkit.link.LinkView;
import dev.goldenangle.toolkit.link.Divergence;
import dev.goldenangle.toolkit.link.Tuned;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.io.IOException;
import java.util.Optional;

/**
 * The live link to a running game. While it is on, every knob change is sent to the game. The game's run is shown as a ghost next to the
 * model's re-simulation of its inputs, from the first state of each run until something else is played.
 */
public final class LinkViewModel implements AutoCloseable {
    private final Document document;
    private final LivePlay live;
    private final Runs runs;
    private final Tasks tasks;
    private final String token;
    private final ReadOnlyBooleanWrapper on = new ReadOnlyBooleanWrapper(this, "on", false);
    private final ReadOnlyBooleanWrapper following = new ReadOnlyBooleanWrapper(this, "following", false);
    private final ReadOnlyObjectWrapper<LinkView> view = new ReadOnlyObjectWrapper<>(this, "view");
    private GameLink link;

    /** @param token the secret a game must send; the same in every session, so that a game needs it only once */
    public LinkViewModel(Document document, LivePlay live, Runs runs, Tasks tasks, String token) {
        this.document = document;
        this.live = live;
        this.runs = runs;
        this.tasks = tasks;
        this.token = token;
        document.setupProperty().addListener((observable, old, setup) -> tellGame());
    }

    private Tuned tuned() {
        OpenPreset open = document.preset();
        return new Tuned(open.preset().withParameters(document.knobs().values()), open.model(), document.level());
    }

    private void tellGame() {
        if (link != null) {
            link.use(tuned());
        }
    }

    public ReadOnlyBooleanProperty onProperty() {
        return on.getReadOnlyProperty();
    }

    /** Whether the game's run is shown. */
    public ReadOnlyBooleanProperty followingProperty() {
        return following.getReadOnlyProperty();
    }

    /** The state of the link; null while it is off. */
    public ReadOnlyObjectProperty<LinkView> viewProperty() {
        return view.getReadOnlyProperty();
    }

    /** The address for the game; empty while the link is off. */
    public String address() {
        return link == null ? "" : link.address();
    }

    /** Whether new data may arrive on every frame. */
    public boolean isMoving() {
        return link != null && link.view().isConnected();
    }

    /** Listens on the default port, or on any free port if that is taken. */
    public void start() {
        if (link != null) {
            return;
        }
        try {
            link = open(GameLink.USUAL_PORT);
        } catch (IOException taken) {
            openAnywhere();
        }
        on.set(link != null);
        refresh();
    }

    private GameLink open(int port) throws IOException {
        return GameLink.open(tuned(), port, token);
    }

    private void openAnywhere() {
        try {
            link = open(0);
        } catch (IOException refused) {
            tasks.notifications().error(Messages.text("gamelink.failed", refused.getMessage()));
        }
    }

    public void stop() {
        if (link != null) {
            GameLink last = link;
            tasks.background("", progress -> {
                last.close();       // may wait a second for an unresponsive game
                return () -> { };
            });
            link = null;
            leave();
            view.set(null);
            on.set(false);
        }
    }

    /** Processes new messages; called once per frame. */
    public void refresh() {
        LinkView last = view.get();
        LinkView next = link == null ? null : link.view();
        boolean isNewRun = false;
        if (next != null && next != last) {
            isNewRun = next.ticks() > 0 && (last == null || next.number() != last.number() || last.ticks() == 0);
            view.set(next);
            tell(last, next, isNewRun);
        }
        if (isNewRun) {
            follow();
        } else if (following.get() && (live.playback().isLive() || !isOfThisWorld(next))) {
            leave();
        } else if (following.get()) {
            runs.follow(next.model(), next.game());
        }
    }

    private boolean isOfThisWorld(LinkView now) {
        return now != null && now.ticks() > 0 && now.model().header().model().equals(document.model().id()) && now.model().header().mapHash() == document.level().hash();
    }

    private void tell(LinkView last, LinkView next, boolean isNewRun) {
        boolean wasConnected = last != null && last.isConnected();
        if (next.isConnected() != wasConnected) {
            tasks.notifications().info(next.isConnected() ? Messages.text("gamelink.connected") : Messages.text("gamelink.disconnected"));
        }
        if (next.parting().isPresent() && (isNewRun || last == null || last.parting().isEmpty())) {
            tasks.notifications().warn(next.sentence());
        }
        if (last != null && next.refused() > last.refused()) {
            tasks.notifications().warn(Messages.text("gamelink.rejected", next.lastRefusal()));
        }
    }

    /** Shows the game's run instead of the current one. */
    public void follow() {
        LinkView now = view.get();
        if (isOfThisWorld(now)) {
            live.playback().pause();
            following.set(true);
            runs.follow(now.model(), now.game());
        }
    }

    private void leave() {
        if (following.get()) {
            following.set(false);
            runs.unfollow();
        }
    }

    /** Goes to the first tick where game and model diverge. */
    public void showParting() {
        Optional<Divergence> parting = Optional.ofNullable(view.get()).flatMap(LinkView::parting);
        parting.ifPresent(at -> {
            follow();
            live.playback().seek(at.tick());
        });
    }

    @Override
    public void close() {
        stop();
    }
}
