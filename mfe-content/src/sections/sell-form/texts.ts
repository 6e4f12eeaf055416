export const texts = {
  name: 'Name',
  lastName: 'Last name',
  email: 'E-mail',
  tooLong: (most: number) => `Use ${most} characters at most`,
  emailExample: 'you@company.example',
  phone: 'Phone number',
  manufacturer: 'Manufacturer',
  model: 'Model',
  year: 'Year',
  manufacturerFirst: 'Choose a manufacturer first',
  modelFirst: 'Choose a model first',
  send: 'Send request',
  sending: 'Sending',
  withoutScript:
    'This form needs JavaScript. Our addresses and telephone numbers are at the end of the page; we are glad to hear from you there.',
}
