import { asciiDigits } from './asciiDigits'
import { CURRENCY_SIGN } from './formatPrice'

/**
 * Reads a whole number, also as people write a price: "40,000", "£40 000.00". Null for everything else, such as "12k"
 * or "12.500", which is twelve and a half in some countries and more in others.
 */
export function readWhole(text: string | null, most: number): number | null {
  const plain = asciiDigits(text ?? '')
    .replace(CURRENCY_SIGN, '')
    .trim()
  if (!/^(\d{1,3}([,\s]\d{3})+|\d{1,15})(\.00)?$/.test(plain)) return null
  const whole = Number.parseInt(plain.replace(/[,\s]/g, ''), 10)
  return whole <= most ? whole : null
}
