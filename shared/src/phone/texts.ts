export const texts = {
  country: (name: string) => `Telephone country code, ${name}`,
  search: 'Country or code',
  countries: 'Countries',
  none: 'No such country',
  chosen: (name: string, dialCode: string) => `${name}, ${dialCode}`,
}
