/** Nobody sees a release of these before it is live: they ask for passwords and hold sessions. */
export const NEVER_OVERRIDDEN: readonly string[] = ['shell', 'account']
