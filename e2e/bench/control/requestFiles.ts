// Replaces shell/src/files/requestFiles.ts in the control build, which has the pages in its own chunks.

export function requestFiles() {}

// Never resolves, as where a browser fetches nothing ahead: bytes that come ahead are counted apart only for the site.
export const fetchFilesAhead = () => new Promise(() => {})
