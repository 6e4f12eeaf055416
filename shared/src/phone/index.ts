// The shell ships this unit as a chunk of its own: a page without a phone field does not load it (docs/decisions/0007).

export { PhoneField, type PhoneFieldProps } from './PhoneField'
export { PhoneInput, type PhoneInputProps } from './PhoneInput'
