/** The ports: small interfaces for models, language detection and systems under test. */
@NullMarked
package io.holdfast.core.port;

import org.jspecify.annotations.NullMarked;
