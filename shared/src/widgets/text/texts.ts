/** Every text the widgets themselves show; what a page says comes in through props. */
export const texts = {
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  outOfFive: (rating: string) => `${rating} out of 5`,
  ofFive: (rating: string) => `${rating} / 5`,
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remove: (what: string) => `Remove ${what}`,
  close: 'Close',
  priceOnRequest: 'Price on request',
}
