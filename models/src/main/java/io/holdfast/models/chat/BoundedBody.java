package io.holdfast.models.chat;

import java.io.IOException;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.net.http.HttpResponse.ResponseInfo;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;
import org.jspecify.annotations.Nullable;

/** Reads a reply into memory, up to a limit: a server that never stops talking cannot fill the heap. */
record BoundedBody(long maxBytes) implements BodyHandler<byte[]> {
    @Override
    public BodySubscriber<byte[]> apply(ResponseInfo info) {
        return new Bounded(BodySubscribers.ofByteArray(), maxBytes);
    }

    /** The reply was longer than the limit. */
    static final class TooLong extends IOException {
        private static final long serialVersionUID = 1L;

        TooLong(long maxBytes) {
            super("reply longer than " + maxBytes + " bytes");
        }
    }

    private static final class Bounded implements BodySubscriber<byte[]> {
        private final BodySubscriber<byte[]> inner;
        private final long maxBytes;
        private @Nullable Subscription subscription;
        private long seen;

        Bounded(BodySubscriber<byte[]> inner, long maxBytes) {
            this.inner = inner;
            this.maxBytes = maxBytes;
        }

        @Override
        public void onSubscribe(Subscription given) {
            subscription = given;
            inner.onSubscribe(given);
        }

        @Override
        public void onNext(List<ByteBuffer> buffers) {
            if (seen > maxBytes) {
                return;
            }
            seen += buffers.stream().mapToLong(ByteBuffer::remaining).sum();
            if (seen <= maxBytes) {
                inner.onNext(buffers);
                return;
            }
            if (subscription != null) {
                subscription.cancel();
            }
            inner.onError(new TooLong(maxBytes));
        }

        @Override
        public void onError(Throwable failure) {
            inner.onError(failure);
        }

        @Override
        public void onComplete() {
            inner.onComplete();
        }

        @Override
        public CompletionStage<byte[]> getBody() {
            return inner.getBody();
        }
    }
}
