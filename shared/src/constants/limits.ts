/** Least length of a password, on every form and in the api (R-001). */
export const PASSWORD_MIN_LENGTH = 8

/** Greatest length of a password; hashing longer ones only costs time. */
export const PASSWORD_MAX_LENGTH = 200

/** Greatest length of a name or another short text (R-554). */
export const NAME_MAX_LENGTH = 120

/** Greatest length of a message (R-554). */
export const MESSAGE_MAX_LENGTH = 4000

/** Greatest length of an e-mail address. */
export const EMAIL_MAX_LENGTH = 254

/** What an e-mail address people have looks like: something, an @, a domain with a dot in the letters of any language (R-056). */
export const EMAIL_PATTERN =
  /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}-]{2,}$/u

/** Digits of a year input (R-021). */
export const YEAR_DIGITS = 4

/** Slugs no machine may have, because calls live at their addresses (Q-02). */
export const RESERVED_SLUGS = ['manufacturers', 'models', 'years'] as const
