import { Metadata } from 'libphonenumber-js/core'
import type { CountryCode } from 'libphonenumber-js/min'
import metadata from 'libphonenumber-js/min/metadata'

interface NumberingPlan {
  /** The possible lengths of the country's numbers, in digits, shortest first. */
  lengths: readonly number[]
  /** Dialled at home before a number, such as 0. */
  prefix: string | undefined
}

export function numberingPlanOf(code: CountryCode): NumberingPlan {
  const plans = new Metadata(metadata)
  plans.selectNumberingPlan(code)
  // The published types say neither that a country has a plan nor that a plan has a prefix.
  const plan = plans.numberingPlan as unknown as { possibleLengths(): number[]; nationalPrefix(): string | undefined }
  return { lengths: plan.possibleLengths(), prefix: plan.nationalPrefix() }
}

/** The countries that share a number's dial code, the main one first; none while the code is incomplete. */
export const countriesOf = (digits: string): readonly CountryCode[] =>
  [1, 2, 3].map((length) => metadata.country_calling_codes[digits.slice(0, length)]).find(Boolean) ?? []
