export const texts = {
  partFailed: 'This part of the page did not arrive',
  restWorks: 'Everything else on the page works.',
}
