/** The seams: one-method interfaces behind which models, retrievers and systems under test live. */
@NullMarked
package io.holdfast.core.port;

import org.jspecify.annotations.NullMarked;
