// Lengths are characters.

/** Least length of a password, on every form and in the api. */
export const PASSWORD_MIN_LENGTH = 8

/** Greatest length of a password; hashing longer ones only costs time. */
export const PASSWORD_MAX_LENGTH = 200

/** Greatest length of a name or another short text. */
export const NAME_MAX_LENGTH = 120

/** Greatest length of a message. */
export const MESSAGE_MAX_LENGTH = 4000

/** Greatest length of an e-mail address. */
export const EMAIL_MAX_LENGTH = 254

/** Greatest length of what a visitor searches for. */
export const SEARCH_MAX_LENGTH = 200

/** The most machines that the header search counts; this many means "or more". */
export const SEARCH_COUNTED = 1000

/** Most options chosen in one list of the filter panel. */
export const FILTER_OPTIONS_MAX = 200

/** Most articles the blog list answers with. */
export const ARTICLES_MAX = 200

/** Digits of a year input. */
export const YEAR_DIGITS = 4

/** Greatest length of a slug. */
export const SLUG_MAX_LENGTH = 200

/** Slugs no machine may have, because the api answers other calls at their addresses. */
export const RESERVED_SLUGS = ['manufacturers', 'models', 'years'] as const

/** Bytes of the file with the content of a whole site. */
export const LARGEST_CONTENT = 32 * 1024 * 1024

/** Greatest length of an alternative text. */
export const ALT_MAX_LENGTH = 300

/** Greatest length of a file's original name. */
export const NAME_OF_FILE_MAX_LENGTH = 255

const MEGABYTE = 1024 * 1024

/** Bytes of an uploaded file by kind. */
export const LARGEST_MEDIA = { picture: 25 * MEGABYTE, film: 100 * MEGABYTE, pdf: 25 * MEGABYTE } as const

/** Bytes of any uploaded file. */
export const LARGEST_UPLOAD = LARGEST_MEDIA.film
