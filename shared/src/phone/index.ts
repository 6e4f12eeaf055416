// A chunk of its own, and the list of countries another: neither is in the first load of a page that shows no phone
// field (docs/decisions/0007).

export { completeNumber } from './completeNumber'
export { loadCountries } from './loadCountries'
export type { PhoneCountry } from './PhoneCountry'
export { PhoneField, type PhoneFieldProps } from './PhoneField'
export { PhoneInput, type PhoneInputProps } from './PhoneInput'
