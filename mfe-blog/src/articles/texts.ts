import { formatNumber, plural } from '@brightfill/shared/constants'

export const texts = {
  crumb: 'Blog',
  title: 'Blog | Brightfill Machinery',
  description:
    'Practical notes on filling, cleaning and packing, written by the engineers who rebuild and install the machines.',
  heading: 'Notes from the filling hall',
  lead: 'What we learn on other people’s lines, written down so that you can use it on yours.',
  search: 'Search articles',
  apply: 'Search',
  suggestions: 'Articles that match',
  suggested: (count: number) => plural(count, { one: '# suggestion', other: '# suggestions' }),
  read: 'Read article',
  articles: 'Articles',
  count: (count: number) => plural(count, { one: '# article', other: '# articles' }),
  matches: (count: number, search: string) =>
    plural(count, { one: `# article matches “${search}”`, other: `# articles match “${search}”` }),
  shown: (shown: number, total: number) => `${formatNumber(shown)} of ${formatNumber(total)} articles shown`,
  showMore: 'Show more',
  clear: 'Clear search',
  nothing: (search: string) => `No articles match “${search}”`,
  nothingText: 'Try a shorter word, or the name of a machine or a product.',
  empty: 'No articles yet',
  emptyText: 'We are writing the first ones. Please come back soon.',
  feed: 'Articles by Brightfill Machinery',
}
