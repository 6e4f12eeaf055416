// One judge of telephone numbers for the field and the api. Browsers load it with the phone unit only.

export { cleanText } from './cleanText'
export { companyCountry } from './companyCountry'
export { firstCountry, isMainCountry, type PhoneCountry, phoneCountries } from './countries'
export { couldBeExtension } from './extension'
export { asTyped, digitsOf, isInternational, type PhoneReading, readNumber } from './readNumber'
