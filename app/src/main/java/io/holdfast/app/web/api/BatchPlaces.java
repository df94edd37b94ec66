package io.holdfast.app.web.api;

import io.holdfast.app.web.http.Limit;
import io.holdfast.app.web.http.Places;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.app.web.http.SlowBodyStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The places for batches. A batch may wait for its client as long as nobody else waits for its place: where all are
 * taken, the one that has kept the service waiting longest ends, and its last line says where to go on.
 */
final class BatchPlaces {
    private final int total;
    private final Duration patience;
    private final Places places;
    private final List<Place> open = new ArrayList<>();

    /** @param patience how long a batch may have waited for its client before its place can be given to another */
    BatchPlaces(int total, Duration patience) {
        this.total = total;
        this.patience = patience;
        this.places = new Places(total);
    }

    /** The place of one batch, until it is closed. */
    final class Place {
        private final String client;
        private final SlowBodyStream lines;

        private Place(String client, SlowBodyStream lines) {
            this.client = client;
            this.lines = lines;
        }

        void close() {
            boolean unused = leave(this);
        }
    }

    /** Takes a place; ends the request with 429 when there is none. */
    synchronized Place take(String client, SlowBodyStream lines) {
        if (!places.take(client, 1) && !(endSlowest() && places.take(client, 1))) {
            throw ProblemException.busy(
                    Limit.BATCHES,
                    "all " + total + " places for batches are taken (serve.max_batches), or " + places.each()
                            + " by one client",
                    1);
        }
        Place place = new Place(client, lines);
        open.add(place);
        return place;
    }

    private boolean endSlowest() {
        return open.stream()
                .filter(place -> place.lines.waited().compareTo(patience) > 0)
                .sorted(Comparator.comparing((Place place) -> place.lines.waited())
                        .reversed())
                .filter(place -> place.lines.end("others wait for the place of this batch, which has waited "
                        + place.lines.waited().toSeconds()
                        + " s for its lines; send this line and those after it again"))
                .findFirst()
                .map(this::leave)
                .orElse(false);
    }

    private synchronized boolean leave(Place place) {
        boolean there = open.remove(place);
        if (there) {
            places.give(place.client, 1);
        }
        return there;
    }
}
