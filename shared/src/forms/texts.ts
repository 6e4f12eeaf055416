export const texts = {
  summary: (count: number) => (count === 1 ? '1 field needs another look' : `${count} fields need another look`),
  trap: 'Leave this field empty',
  privacy: 'How we use what you send:',
  privacyLink: 'Privacy',
  newTab: '(opens in a new tab)',
}
