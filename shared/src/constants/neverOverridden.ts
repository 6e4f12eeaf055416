/** Deployables without overrides before a release is live, because they ask for passwords and hold sessions. */
export const NEVER_OVERRIDDEN: readonly string[] = ['shell', 'account']
