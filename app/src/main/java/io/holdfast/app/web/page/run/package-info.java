/** Pages of finished runs: the list, one run, its failures, two runs compared. */
@NullMarked
package io.holdfast.app.web.page.run;

import org.jspecify.annotations.NullMarked;
