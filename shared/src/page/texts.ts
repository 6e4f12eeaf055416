export const texts = {
  notFound: 'There is no such page',
  failed: 'This page did not arrive',
  broke: 'Something went wrong on our side. Nothing you chose is lost. Try again, or load the page again.',
  failedText: 'The connection may have dropped, or our server is slow to answer.',
}
