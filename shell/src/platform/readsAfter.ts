/** Milliseconds without input after which the visitor is reading, and the line is free for what they may open next. */
export const READS_AFTER = 1_000
