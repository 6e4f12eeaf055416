import { Type } from 'typebox'
import { PageNumber } from './machines'
import { Answer, Slug, Timestamp } from './parts'
import { compositionKey } from './rows'

// The pages of routes, as composition servers list them for search engines (`sitemap` of `RouteFace`): without the
// cards of a list, which are expensive.

const pageOf = { body: Type.Object({ page: PageNumber }) }

export const listingCalls = {
  pageAddresses: compositionKey.post('/api/get/page-addresses', 'Addresses of all pages', {
    answer: Answer({ data: Type.Array(Type.Object({ url: Type.String(), updated_at: Timestamp })) }),
  }),
  machineAddresses: compositionKey.post('/api/get/machine-addresses', 'Addresses of machines, 10,000 per page', {
    ...pageOf,
    answer: Answer({
      data: Type.Array(Type.Object({ slug: Slug, updated_at: Timestamp })),
      total_pages: Type.Integer(),
    }),
  }),
  categoryAddresses: compositionKey.post('/api/get/category-addresses', 'Addresses of categories that have machines', {
    ...pageOf,
    answer: Answer({ data: Type.Array(Type.Object({ category: Slug })), total_pages: Type.Integer() }),
  }),
}
