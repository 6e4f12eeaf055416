// This unit is a separate chunk, and so is the list of countries: a page without a phone field loads neither
// (docs/decisions/0007).

export { completeNumber } from './completeNumber'
export { loadCountries } from './loadCountries'
export type { PhoneCountry } from './PhoneCountry'
export { PhoneField, type PhoneFieldProps } from './PhoneField'
export { PhoneInput, type PhoneInputProps } from './PhoneInput'
