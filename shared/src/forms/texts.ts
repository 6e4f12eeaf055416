export const texts = {
  summary: (count: number) => `${count} fields need another look`,
  trap: 'Leave this field empty',
  privacy: 'How we use what you send:',
  privacyLink: 'Privacy',
}
