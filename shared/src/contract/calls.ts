import { accountCalls } from './accountCalls'
import * as blog from './blog'
import * as content from './content'
import * as forms from './forms'
import * as machines from './machines'
import { anyone } from './rows'
import * as search from './search'
import * as site from './site'

/** The calls of visitors, and of users about their account. */
export const calls = {
  status: anyone.get('/api/status', 'Maintenance flag and bypass permission', { answer: site.StatusAnswer }),
  fields: anyone.get('/fields', 'Content of a page and site options', {
    query: content.FieldsRequest,
    answer: content.FieldsAnswer,
    otherAnswers: { 404: content.UnknownPageAnswer },
    failures: [404],
  }),
  data: anyone.get('/api/data', 'When a page was last changed', { query: site.ByUrl, answer: site.PageStampAnswer }),
  pages: anyone.get('/pages', 'The header and footer menu', { answer: site.PageLinks }),
  search: anyone.post('/search', 'Matching pages, machines and articles', {
    body: site.SearchRequest,
    answer: site.SearchAnswer,
  }),
  results: anyone.post('/search/results', 'All matches by kind, with totals, one page at a time', {
    body: search.ResultsRequest,
    answer: search.ResultsAnswer,
  }),

  ...accountCalls,

  blogs: anyone.post('/get/blogs', 'Articles that match', { body: blog.BlogListRequest, answer: blog.BlogListAnswer }),
  blogsSearch: anyone.post('/get/blogs-search', 'Suggestions for the article search', {
    body: machines.ByName,
    answer: blog.BlogSuggestionsAnswer,
  }),
  article: anyone.post('/get/blog-post', 'One article', {
    body: machines.BySlug,
    answer: blog.ArticleAnswer,
    failures: [404],
  }),
  ourBlogs: anyone.get('/get/our-blogs', 'The newest six articles', { answer: blog.OurBlogsAnswer }),

  machines: anyone.post('/get/products', 'Matching machines, one page at a time', {
    body: machines.MachineListRequest,
    answer: machines.MachineListAnswer,
  }),
  machinesSearch: anyone.post('/get/products-search', 'Suggestions for the machine search', {
    body: machines.ByName,
    answer: machines.MachineSuggestionsAnswer,
  }),
  filterSets: anyone.post('/get/category', 'What machines can be filtered by, with counts', {
    body: machines.FilterSetsRequest,
    answer: machines.FilterSetsAnswer,
  }),
  alsoLike: anyone.post('/get/our-products', 'Other machines, same category first', {
    body: machines.ByOptionalSlug,
    answer: machines.AlsoLikeAnswer,
  }),
  machine: anyone.post('/get/product-post', 'One machine', {
    body: machines.BySlug,
    answer: machines.MachineAnswer,
    failures: [404],
  }),
  manufacturers: anyone.get('/products/manufacturers', 'Manufacturers in the sell form', {
    answer: machines.NamedList,
  }),
  models: anyone.get('/products/models', 'Models by a manufacturer', {
    query: machines.ByManufacturer,
    answer: machines.NamedList,
  }),
  years: anyone.get('/products/years', 'Years of a model, newest first', {
    query: machines.ByModel,
    answer: machines.YearList,
  }),

  contact: anyone.post('/submit-form-footer', 'Send an enquiry', {
    body: forms.ContactRequest,
    sends: true,
    status: 201,
    answer: forms.ReceivedAnswer,
  }),
  sell: anyone.post('/submit-form', 'Offer us a machine', {
    body: forms.SellRequest,
    sends: true,
    status: 201,
    answer: forms.ReceivedAnswer,
  }),
}
