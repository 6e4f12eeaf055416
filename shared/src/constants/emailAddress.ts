import { EMAIL_MAX_LENGTH } from './limits'

/** A plausible e-mail address: some text, an @, and a domain with a dot, in letters of any language (R-056). */
const EMAIL_PATTERN =
  /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z\d-]*[a-z\d]|[\p{L}\p{M}]{2,})$/iu

/** Invisible characters: controls, direction marks, joiners, fillers, variants of the character before. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** An e-mail address as it is stored: as typed, without surrounding spaces and invisible characters (R-660). */
export const cleanEmail = (typed: string) => typed.replace(INVISIBLE, '').trim().normalize('NFC')

/** Whether a text is a plausible e-mail address (R-056). */
export function isEmail(typed: string): boolean {
  const address = cleanEmail(typed)
  return address.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(address) && asciiDomain(address) !== undefined
}

/**
 * Identifies the account of an address (R-661). It is the same for all spellings that a mail server cannot tell apart,
 * and for upper and lower case, which no provider tells apart.
 */
export function emailKey(typed: string): string {
  const address = cleanEmail(typed)
  const domain = asciiDomain(address)
  if (domain === undefined) return address.toLowerCase()
  return `${address.slice(0, address.lastIndexOf('@')).toLowerCase()}@${domain}`
}

/** The domain in the letters that mail servers use, "xn--80ak6aa92e.com"; undefined when there is none. */
function asciiDomain(address: string): string | undefined {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  // Nothing that would end the host of an address on the web.
  if (!address.includes('@') || /[^\p{L}\p{M}\p{N}.-]/u.test(domain)) return undefined
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined
}
