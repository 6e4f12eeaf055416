/** Every text the ui kit itself shows; what a page says comes in through props. */
export const texts = {
  breadcrumbs: 'Breadcrumb',
  home: 'Home',
  tryAgain: 'Try again',
  contactUs: 'Contact Us',
  nothingInBottle:
    'The page you asked for has moved or never existed. The machine you were looking for may still be in stock.',
  seeMachines: 'See machines',
  search: 'Search the site',
  goHome: 'Go to home',
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
