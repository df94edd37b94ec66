/**
 * Every number of the product, in one validated tree of records: the defaults in {@code defaults.yaml}, over them a file, the environment and the flags.
 *
 * @see ConfigLoader which layer wins, and where a wrong value was written
 * @see Config all sections as one record
 * @see Binder settings become typed records
 * @see YamlSettings YAML read with the line of each setting
 * @see ConfigSchema the JSON Schema of config.yaml, for editors
 * @see EffectiveConfig prints the settings in force with their origin
 * @see RiskCalibration takes the threshold from a file that calibrate wrote
 * @see EmbeddingCalibration thresholds that change with the embedding model
 * @see EngineProfiles settings of the answer engine changed by profile or --override
 * @see ForeignKeys keys of another tool in the same file are ignored
 * @see Suggestion the known name nearest to a mistyped key
 * @see Secrets passwords hidden in what is printed
 * @see ConfigHash equal settings give an equal short name
 */
@NullMarked
package io.holdfast.core.config;

import org.jspecify.annotations.NullMarked;
