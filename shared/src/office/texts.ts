export const texts = {
  documentTitle: (page: string) => `${page} | Brightfill Office`,
  tryAgain: 'Try again',
  failed: 'This did not load',
  kept: 'Nothing was changed. The rest of the office works.',
  sentences: (all: string[]) => all.map((one) => one.replace(/\.?$/, '.')).join(' '),
  loading: 'Loading',
  close: 'Close',
  nobody: 'Nobody',
  export: 'Export as CSV',
  notExported: 'The file did not arrive',
  pages: 'Pages',
  page: (page: number, pages: string) => `Page ${page.toLocaleString('en-GB')} of ${pages}`,
  /** `10,000+` where there are more than were counted. */
  count: (count: number, more = false) => count.toLocaleString('en-GB') + (more ? '+' : ''),
  previous: 'Previous',
  next: 'Next',
}
