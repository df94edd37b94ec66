package io.holdfast.core.config.section;

/**
 * Bounds of what is read from files and pipes.
 *
 * @param maxLineMegabytes longest line; a longer one is refused without being held in memory
 * @param maxDepth deepest nesting of JSON
 */
public record InputSettings(int maxLineMegabytes, int maxDepth) {
    public InputSettings {
        Check.require(
                maxLineMegabytes >= 1 && maxLineMegabytes <= 1024,
                "input.max_line_megabytes",
                maxLineMegabytes,
                "a whole number in [1, 1024]");
        Check.require(maxDepth >= 4 && maxDepth <= 1000, "input.max_depth", maxDepth, "a whole number in [4, 1000]");
    }

    public int maxLineBytes() {
        return maxLineMegabytes << 20;
    }
}
