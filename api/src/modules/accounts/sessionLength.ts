const HOUR = 3_600_000

/**
 * How long a session lasts, in ms: with "Remember me", and without. The office closes earlier
 * (modules/office/officeSessions.repo.ts).
 */
export const SESSION_LENGTH = { remembered: 30 * 24 * HOUR, ordinary: 12 * HOUR }
