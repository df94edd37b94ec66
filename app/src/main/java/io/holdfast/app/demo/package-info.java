/** The demo: bundled cases answered, scored and shown. */
@NullMarked
package io.holdfast.app.demo;

import org.jspecify.annotations.NullMarked;
