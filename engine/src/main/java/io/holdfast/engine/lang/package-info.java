/**
 * The words by which questions, tables and answers are read, in files beside the code.
 *
 * @see EngineWords word lists by language
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.engine.lang;
