export const texts = {
  search: 'Search',
  close: 'Close search',
  field: 'Search pages, machines and articles',
  placeholder: 'Machine, page or article',
  results: 'Search results',
  pages: 'Pages',
  products: 'Product',
  articles: 'Blog',
  nothing: 'Nothing found',
  allMachines: 'See all machines',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
}
