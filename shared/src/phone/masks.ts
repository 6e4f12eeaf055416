import type { PhoneCountry } from './PhoneCountry'

export const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Shortest first; empty for a country without a mask. */
export function masksOf({ mask }: PhoneCountry): readonly string[] {
  return typeof mask === 'string' ? [mask].filter(Boolean) : mask
}

/** Number of digits in a mask. */
export const digitsIn = (mask: string) => mask.split('#').length - 1

/** Digits with the separators of a mask, none after the last digit. */
export function writeMasked(digits: string, mask: string): string {
  let written = ''
  let next = 0
  for (const sign of mask) {
    if (next === digits.length) break
    written += sign === '#' ? digits[next++] : sign
  }
  return written
}
