export const texts = {
  remoteFailed: 'This page did not load',
  remoteFailedText: 'The rest of the site works. Try this page again in a moment.',
  onItsWay: 'This page is loading',
  closed: 'The site is closed for visitors: maintenance is on.',
  offline: 'You are offline.',
  offlineText: 'You can still read what has loaded.',
}
