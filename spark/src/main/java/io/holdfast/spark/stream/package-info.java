/** The stream job: Kafka topics in, tables or topics out, each message once. */
@NullMarked
package io.holdfast.spark.stream;

import org.jspecify.annotations.NullMarked;
