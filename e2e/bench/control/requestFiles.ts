// Replaces shell/src/files/requestFiles.ts in the control build, whose pages are in its own chunks.

export function requestFiles() {}

export async function fetchFilesAhead() {}
