/** Milliseconds without input after which the visitor reads, and the line is free for what they may look at next. */
export const READS_AFTER = 1_000
