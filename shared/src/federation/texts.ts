export const texts = {
  unavailable: 'This part of the page did not arrive',
  restWorks: 'Everything else on the page works.',
}
