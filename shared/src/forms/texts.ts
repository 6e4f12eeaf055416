export const texts = {
  summary: (count: number) => (count === 1 ? '1 field needs another look' : `${count} fields need another look`),
  trap: 'Leave this field empty',
  privacy: 'See our privacy notice:',
  privacyLink: 'Privacy',
  newTab: '(opens in a new tab)',
}
