export const texts = {
  remoteFailed: 'This page did not load',
  remoteFailedText: 'The rest of the site is still working. Try this page again in a moment.',
  onItsWay: 'This page is loading',
  closed: 'The site is closed to visitors: maintenance is on.',
  offline: 'You are offline.',
  offlineText: 'You can still read what has loaded.',
}
