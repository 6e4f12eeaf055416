export const texts = {
  notFound: 'There is no such page',
  failed: 'This page did not arrive',
  failedText: 'The connection may have dropped, or our server is slow to answer.',
}
