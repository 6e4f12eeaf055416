export const texts = {
  search: 'Search',
  close: 'Close search',
  pages: 'Pages',
  products: 'Product',
  articles: 'Blog',
}
