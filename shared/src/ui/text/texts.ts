/** The texts of the ui kit itself; texts of a page are props. */
export const texts = {
  breadcrumbs: 'Breadcrumb',
  home: 'Home',
  tryAgain: 'Try again',
  contactUs: 'Contact Us',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  outOfFive: (rating: string) => `${rating} out of 5`,
  ofFive: (rating: string) => `${rating} / 5`,
  optional: '(optional)',
  sortBy: 'Sort by',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remove: (what: string) => `Remove ${what}`,
  close: 'Close',
}
