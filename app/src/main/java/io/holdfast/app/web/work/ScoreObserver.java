package io.holdfast.app.web.work;

import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;

/** Told what was scored, so that verdicts can be counted. */
public interface ScoreObserver {
    void scored(Finding<Grounding> finding);

    void scored(ConversationReport report);
}
