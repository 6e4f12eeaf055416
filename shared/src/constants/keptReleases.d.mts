export const KEPT_RELEASES: number
export const KEPT_DAYS: number
