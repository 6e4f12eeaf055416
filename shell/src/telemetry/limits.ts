export const BEACON_PATH = '/beacon'

/** Most entries of one kind in one beacon. */
export const ENTRIES = 20

/** Characters of a message. */
export const MESSAGE = 200
