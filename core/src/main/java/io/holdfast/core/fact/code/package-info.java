/** Code in text: paths, versions, identifiers and the like, compared symbol by symbol. */
@NullMarked
package io.holdfast.core.fact.code;

import org.jspecify.annotations.NullMarked;
