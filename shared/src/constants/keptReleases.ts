/**
 * Newest releases of a deployable that are kept whatever their age: by the registry, by composition servers and by
 * builds.
 */
export const KEPT_RELEASES = 10

/** How long an open tab may ask for the files of a release that is no longer live. */
export const KEPT_DAYS = 30
