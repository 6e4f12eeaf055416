export const texts = {
  notFound: 'We could not find this page',
  failed: 'This page did not load',
  broke: 'Something went wrong on our side. Nothing you chose is lost: try again, or reload the page.',
  failedText: 'Your connection may have dropped, or our server is slow to respond.',
}
