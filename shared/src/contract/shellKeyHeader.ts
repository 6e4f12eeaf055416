/**
 * Carries the composition servers' key on the calls such a server makes itself, for everybody: the api does not count those against the
 * budget of a client. Calls it passes on for a visitor never carry it, and it takes the header off whatever a visitor sends.
 */
export const SHELL_KEY_HEADER = 'x-shell-key'
