/**
 * Carries the composition servers' key on the calls that a server makes for its pages; the api does not count them
 * against a client's budget. Calls that the server forwards for a visitor never carry it: the server removes the header
 * from every visitor's call.
 */
export const SHELL_KEY_HEADER = 'x-shell-key'
