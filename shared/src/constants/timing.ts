// All durations are milliseconds.

/** How long a toast stays on login, registration, forgot and reset. */
export const TOAST_DURATION = 5000

/** From a successful sign-in to the orders screen. */
export const REDIRECT_AFTER_LOGIN = 500

/** From a successful registration to the login screen. */
export const REDIRECT_AFTER_REGISTRATION = 700

/** From a successful reset to the login screen. */
export const REDIRECT_AFTER_RESET = 2000

/** From the stored token of the auth callback to the orders screen. */
export const REDIRECT_AFTER_CALLBACK = 200

/** From leaving a dropdown to closing it, so that a click on a result still navigates. */
export const DROPDOWN_CLOSE_DELAY = 200

/** Opening and closing of a FAQ answer. */
export const FAQ_ANIMATION = 500

/** Longest wait for a remote or chunk. */
export const CHUNK_TIMEOUT = 120_000

/** Longest wait for the status call at start; after it the site starts normally. */
export const STATUS_TIMEOUT = 3000

/** How often the maintenance page asks whether it is over. */
export const MAINTENANCE_RECHECK = 30_000
