/** The sections of the configuration, one record each; a record guards its own values. */
@NullMarked
package io.holdfast.core.config.section;

import org.jspecify.annotations.NullMarked;
