package io.holdfast.core.record;

import io.holdfast.core.model.Document;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Verdict;
import java.util.ArrayList;
import java.util.List;

/** A made-up record of an inn, and what the rules find in an answer about it. */
final class Inn {
    static final String RECORD = """
            {"name": "The Otter's Rest", "address": "17 Weir Lane", "city": "Callow", "state": "OR",
             "categories": "Pubs, Fish & Chips",
             "hours": {"Monday": "0:0-0:0", "Tuesday": "12:0-22:0", "Wednesday": "12:0-22:0", "Thursday": "12:0-22:0",
                       "Friday": "12:0-23:30", "Saturday": "10:0-23:30"},
             "attributes": {"Parking": "{'garage': False, 'street': True, 'lot': None}", "WiFi": "u'free'",
                            "OutdoorSeating": null, "RestaurantsTakeOut": false, "RestaurantsReservations": true,
                            "has_fireplace": false, "NoiseLevel": "quiet",
                            "Ambience": {"romantic": false, "casual": true, "upscale": null}},
             "stars": 3.5, "rooms": 12,
             "reviews": [{"stars": 5.0, "text": "We sat by the river for hours and the pie was the best I have had in years.\\nThe delivery boy waved, and they let us sing karaoke until late at night."},
                         {"stars": 1.0, "text": "Cold chips."}]}
            """;

    private static final RecordCheck CHECK = new RecordCheck(100_000);

    private Inn() {}

    static List<AttributeFinding> findings(String answer) {
        List<AttributeFinding> found = CHECK.check(answer, List.of(Document.of("inn", RECORD)));
        for (AttributeFinding finding : found) {
            for (Evidence evidence : finding.evidence()) {
                if (!evidence.passage()
                        .span()
                        .of(RECORD)
                        .equals(evidence.passage().text())) {
                    throw new AssertionError("evidence is not a substring: " + evidence);
                }
            }
        }
        return found;
    }

    /** The faults as "verdict: words of the answer". */
    static List<String> faults(String answer) {
        return findings(answer).stream()
                .filter(f -> !f.supported())
                .map(f -> (f.verdict() == Verdict.CONTRADICTED ? "wrong: " : "not stated: ")
                        + f.span().of(answer))
                .toList();
    }

    /** The words of the answer that the record bears out. */
    static List<String> borneOut(String answer) {
        List<String> words = new ArrayList<>();
        findings(answer).stream()
                .filter(AttributeFinding::supported)
                .forEach(f -> words.add(f.span().of(answer)));
        return words;
    }
}
