/** Load for a service, made by ourselves: what it can take, and what it does when it gets twice that. */
@NullMarked
package io.holdfast.app.web.load;

import org.jspecify.annotations.NullMarked;
