export const texts = {
  title: 'Search everything',
  label: 'Name, company, number, address or page',
  found: 'Found',
  page: 'Page',
  failed: (pages: string[]) => `${pages.join(', ')} could not be searched`,
  count: (count: number) => (count === 0 ? 'Nothing fits. Search for less.' : `${count} found`),
}
