export const texts = {
  remoteFailed: 'This page did not arrive',
  remoteFailedText:
    'Something between us and you dropped it. The rest of the site works; try this page again in a moment.',
  onItsWay: 'This page is on its way',
  closed: 'The site is closed for visitors: maintenance is on.',
  offline: 'You are offline.',
  offlineText: 'What is already loaded stays readable.',
}
