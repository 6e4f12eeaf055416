import { cleanText, companyCountry, digitsOf, readNumber } from '@brightfill/shared/phone-number'
import type { ContentRepo } from '../content/content.repo'
import { texts } from './texts'

export interface JudgedPhone {
  /** The number with its country code, as typed if that is equivalent. */
  phone: string
  /** Why it is refused. */
  fault?: string | undefined
}

/**
 * Checks a telephone number as its field does. Without scripts, a form has no country: a number without a code
 * then belongs to the company's country, which the form shows.
 */
export async function judgePhone(content: Pick<ContentRepo, 'options'>, written: string): Promise<JudgedPhone> {
  const company = (await content.options(['Meta site']))['Meta site']?.Company
  const { value, fault } = readNumber(written, companyCountry(company))
  const text = cleanText(written).trim()
  if (!value) return { phone: text, fault: fault ?? texts.enterPhone }
  const saysTheSame = /^\+[^\p{L}#]+$/u.test(text) && digitsOf(text) === digitsOf(value)
  return { phone: saysTheSame ? text : value }
}
