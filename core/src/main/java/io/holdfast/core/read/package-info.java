/** Reads documents for what they are: prose, dialogue, records (JSON, XML, YAML), tables (CSV, pipes, HTML, aligned) and configuration become units that can be understood by themselves. */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.read;
