import { formatNumber, plural } from '@brightfill/shared/constants'

export const texts = {
  title: 'Search | Brightfill Machinery',
  crumb: 'Search',
  heading: 'Search',
  headingFor: (query: string) => `Results for “${query}”`,
  lead: 'Machines, articles and pages: by name, model, SKU, manufacturer or specification.',
  field: 'Search the whole site',
  placeholder: 'Name, model or SKU',
  submit: 'Search',
  found: (total: number, query: string) =>
    plural(total, { one: `# result for “${query}”`, other: `# results for “${query}”` }),
  foundOnPage: (total: number, query: string, page: number, pages: number) =>
    plural(total, {
      one: `# result for “${query}”, page ${page} of ${pages}`,
      other: `# results for “${query}”, page ${page} of ${pages}`,
    }),
  results: 'Results',
  kinds: 'Show results from',
  all: 'All',
  kind: { pages: 'Pages', products: 'Product', blog_posts: 'Blog' },
  more: {
    pages: (total: number) => `All ${formatNumber(total)} pages`,
    products: (total: number) => `All ${formatNumber(total)} machines`,
    blog_posts: (total: number) => `All ${formatNumber(total)} articles`,
  },
  pages: 'Pages of results',
  sku: (sku: string) => `SKU ${sku}`,
  nothing: (query: string) => `Nothing found for “${query}”`,
  nothingText: 'Ask us: more machines arrive every week.',
  nothingOfKind: 'No results here. Choose All to see the rest.',
  ask: 'Ask about a machine',
  allMachines: 'See all machines',
  near: 'Similar words',
  categories: 'Categories',
}
