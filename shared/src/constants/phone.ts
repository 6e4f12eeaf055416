/**
 * The country a phone field starts with: the first of the list. It is here so that the field can be drawn
 * before the list arrives; a test of the phone unit keeps the two equal.
 */
export const FIRST_PHONE_COUNTRY = { code: 'AF', name: 'Afghanistan', dial_code: '+93', mask: '## ### ####' } as const

/** Least and greatest number of digits reported for a country without a mask. */
export const UNMASKED_DIGITS = { least: 4, most: 14 } as const

/** What a telephone number looks like, as forms send it or people write it: 5 to 15 digits, which may be grouped. */
export const PHONE_PATTERN = /^\+?(?:[ ().-]*\d){5,15}[ ().-]*$/
