export const texts = {
  notFound: 'We have no page at this address',
  failed: 'This page did not load',
  broke: 'Something went wrong on our side. Nothing you chose is lost. Try again, or load the page again.',
  failedText: 'Your connection may have dropped, or our server is slow to respond.',
}
