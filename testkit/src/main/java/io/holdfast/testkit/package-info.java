/** Hand-written fakes and helpers for tests: of Holdfast and of its users. */
@NullMarked
package io.holdfast.testkit;

import org.jspecify.annotations.NullMarked;
