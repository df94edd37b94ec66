/**
 * Every number of the product, in one validated tree of records: the defaults in {@code defaults.yaml}, over them a file, the environment and the flags.
 *
 * @see ConfigLoader
 * @see Config
 * @see Binder
 * @see YamlSettings
 * @see ConfigSchema
 * @see EffectiveConfig
 * @see RiskCalibration
 */
@NullMarked
package io.holdfast.core.config;

import org.jspecify.annotations.NullMarked;
