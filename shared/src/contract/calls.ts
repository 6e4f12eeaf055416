import { accountCalls } from './accountCalls'
import * as blog from './blog'
import type { Call } from './call'
import * as content from './content'
import * as forms from './forms'
import * as machines from './machines'
import * as search from './search'
import * as site from './site'

/** Every call of the api. */
export const calls = {
  status: {
    method: 'GET',
    path: '/api/status',
    summary: 'Maintenance flag and bypass permission',
    access: 'public',
    answer: site.StatusAnswer,
  },
  fields: {
    method: 'GET',
    path: '/fields',
    summary: 'Content of a page and site options',
    access: 'public',
    query: content.FieldsRequest,
    answer: content.FieldsAnswer,
    otherAnswers: { 404: content.UnknownPageAnswer },
    failures: [404],
  },
  data: {
    method: 'GET',
    path: '/api/data',
    summary: 'When a page was last changed',
    access: 'public',
    query: site.ByUrl,
    answer: site.PageStampAnswer,
  },
  pages: {
    method: 'GET',
    path: '/pages',
    summary: 'Menu of header and footer',
    access: 'public',
    answer: site.PageLinks,
  },
  search: {
    method: 'POST',
    path: '/search',
    summary: 'Pages, machines and articles that match',
    access: 'public',
    body: site.SearchRequest,
    answer: site.SearchAnswer,
  },
  results: {
    method: 'POST',
    path: '/search/results',
    summary: 'Everything that matches, by kind, with totals and pages',
    access: 'public',
    body: search.ResultsRequest,
    answer: search.ResultsAnswer,
  },

  ...accountCalls,

  blogs: {
    method: 'POST',
    path: '/get/blogs',
    summary: 'Articles that match',
    access: 'public',
    body: blog.BlogListRequest,
    answer: blog.BlogListAnswer,
  },
  blogsSearch: {
    method: 'POST',
    path: '/get/blogs-search',
    summary: 'Suggestions for the search of articles',
    access: 'public',
    body: machines.ByName,
    answer: blog.BlogSuggestionsAnswer,
  },
  article: {
    method: 'POST',
    path: '/get/blog-post',
    summary: 'One article',
    access: 'public',
    body: machines.BySlug,
    answer: blog.ArticleAnswer,
    failures: [404],
  },
  ourBlogs: {
    method: 'GET',
    path: '/get/our-blogs',
    summary: 'The newest six articles',
    access: 'public',
    answer: blog.OurBlogsAnswer,
  },

  machines: {
    method: 'POST',
    path: '/get/products',
    summary: 'A page of the machines that match',
    access: 'public',
    body: machines.MachineListRequest,
    answer: machines.MachineListAnswer,
  },
  machinesSearch: {
    method: 'POST',
    path: '/get/products-search',
    summary: 'Suggestions for the search of machines',
    access: 'public',
    body: machines.ByName,
    answer: machines.MachineSuggestionsAnswer,
  },
  filterSets: {
    method: 'POST',
    path: '/get/category',
    summary: 'What machines can be filtered by, with counts',
    access: 'public',
    body: machines.FilterSetsRequest,
    answer: machines.FilterSetsAnswer,
  },
  alsoLike: {
    method: 'POST',
    path: '/get/our-products',
    summary: 'Other machines, those of the same category first',
    access: 'public',
    body: machines.ByOptionalSlug,
    answer: machines.AlsoLikeAnswer,
  },
  machine: {
    method: 'POST',
    path: '/get/product-post',
    summary: 'One machine',
    access: 'public',
    body: machines.BySlug,
    answer: machines.MachineAnswer,
    failures: [404],
  },
  manufacturers: {
    method: 'GET',
    path: '/products/manufacturers',
    summary: 'Manufacturers the sell form offers',
    access: 'public',
    answer: machines.NamedList,
  },
  models: {
    method: 'GET',
    path: '/products/models',
    summary: 'Models of a manufacturer',
    access: 'public',
    query: machines.ByManufacturer,
    answer: machines.NamedList,
  },
  years: {
    method: 'GET',
    path: '/products/years',
    summary: 'Years of a model, newest first',
    access: 'public',
    query: machines.ByModel,
    answer: machines.YearList,
  },

  contact: {
    method: 'POST',
    path: '/submit-form-footer',
    summary: 'Ask to be contacted',
    access: 'public',
    body: forms.ContactRequest,
    status: 201,
    answer: forms.ReceivedAnswer,
  },
  sell: {
    method: 'POST',
    path: '/submit-form',
    summary: 'Offer a machine for sale',
    access: 'public',
    body: forms.SellRequest,
    status: 201,
    answer: forms.ReceivedAnswer,
  },
} satisfies Record<string, Call>

export type CallName = keyof typeof calls
