import { asciiDigits } from '@brightfill/shared/constants'

/**
 * A text as it looks: without leading spaces or invisible characters (direction marks, zero width, the combining marks
 * of keycap emoji), with digits, plus signs and spaces of every script in their plain form.
 */
export const cleanText = (text: string) =>
  asciiDigits(text.normalize('NFKC').replace(/\p{Cf}|\p{Me}|\u{FE0F}/gu, ''))
    .replace(/\s+/g, ' ')
    .trimStart()
