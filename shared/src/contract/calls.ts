import type { TSchema } from 'typebox'
import type { Role } from './account'
import * as account from './account'
import * as blog from './blog'
import * as content from './content'
import * as forms from './forms'
import * as machines from './machines'
import { Nothing } from './parts'
import * as site from './site'

/** Who calls with a key. */
export type KeyHolder = 'deploy' | 'platform' | 'composition'

/** One row of the specification's table of calls. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  /** The printed path; `:name` marks a parameter. Also answered under /api, unless it starts with it. */
  path: string
  summary: string
  /**
   * `user` answers 401 without a valid token; a staff role answers 403 to everybody who does not hold it. Programs have keys instead of
   * accounts: a team's deploy key (the platform key counts as every deployable's), the platform key, the composition servers' key.
   */
  access: 'public' | Role | KeyHolder
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** Media type of a body that is one file. */
  upload?: string
  /** Status of a success; 200 when missing. */
  status?: 201
  answer?: TSchema
  /** Media type of an answer that is one file instead. */
  download?: string
  /** Failures that answer something else than a `Problem`. */
  otherAnswers?: Record<number, TSchema>
  /** Failures beyond those any call may have (413, 415, 422, 429, 500). */
  failures?: readonly number[]
}

/** Keeps the schemas' own types while checking the row. */
function table<Rows extends Record<string, Call>>(rows: Rows): Rows {
  return rows
}

/** Every call of the specification (§7). */
export const calls = table({
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
  pages: { method: 'GET', path: '/pages', summary: 'Menu of header and footer', access: 'public', answer: site.PageLinks },
  search: {
    method: 'POST',
    path: '/search',
    summary: 'Pages, machines and articles that match',
    access: 'public',
    body: site.SearchRequest,
    answer: site.SearchAnswer,
  },

  checkAuth: {
    method: 'POST',
    path: '/check/auth',
    summary: 'Whose token this is',
    access: 'user',
    answer: account.UserAnswer,
  },
  checkRole: {
    method: 'POST',
    path: '/account/check/:role',
    summary: 'Whether the caller holds a role',
    access: 'user',
    params: account.ByRole,
    answer: account.UserAnswer,
  },
  login: {
    method: 'POST',
    path: '/user/login/account/auth',
    summary: 'Sign in with e-mail and password',
    access: 'public',
    body: account.LoginRequest,
    answer: account.LoginAnswer,
    failures: [400, 423],
  },
  logout: {
    method: 'POST',
    path: '/user/logout',
    summary: 'Revoke the token, or every token of the user',
    access: 'user',
    body: account.LogoutRequest,
    answer: Nothing,
  },
  register: {
    method: 'POST',
    path: '/registration/account',
    summary: 'Create an account',
    access: 'public',
    body: account.RegistrationRequest,
    status: 201,
    answer: account.MessageAnswer,
    failures: [409],
  },
  forgotPassword: {
    method: 'POST',
    path: '/forget-password',
    summary: 'Mail a link to set a new password',
    access: 'public',
    body: account.ForgotRequest,
    answer: account.MessageAnswer,
    failures: [404],
  },
  checkReset: {
    method: 'POST',
    path: '/reset-password-init',
    summary: 'Whether a reset link still works',
    access: 'public',
    body: account.ResetCheckRequest,
    answer: account.ResetCheckAnswer,
  },
  resetPassword: {
    method: 'POST',
    path: '/reset-password',
    summary: 'Set a new password by a reset link',
    access: 'public',
    body: account.ResetRequest,
    answer: account.ResetAnswer,
  },
  countries: {
    method: 'POST',
    path: '/user/get-country',
    summary: 'Countries by the start of their name',
    access: 'public',
    body: machines.ByName,
    answer: account.CountriesAnswer,
  },
  changeUser: {
    method: 'POST',
    path: '/user/change-user',
    summary: 'Save the profile',
    access: 'user',
    body: account.UserChange,
    answer: account.UserChangeAnswer,
    failures: [409],
  },
  changePassword: {
    method: 'POST',
    path: '/user/change-password',
    summary: 'Change the password and end all other sessions',
    access: 'user',
    body: account.PasswordChange,
    answer: Nothing,
  },
  orders: { method: 'GET', path: '/user/get/orders', summary: 'Orders of the caller', access: 'user', answer: account.OrdersAnswer },
  wishlist: {
    method: 'POST',
    path: '/user/get/wishlist',
    summary: 'Saved machines of the caller',
    access: 'user',
    answer: machines.WishlistAnswer,
  },
  changeWishlist: {
    method: 'POST',
    path: '/post/checked-wishlist',
    summary: 'Save a machine or remove it',
    access: 'user',
    body: machines.WishlistChange,
    answer: machines.WishlistChangeAnswer,
    failures: [404],
  },

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
  ourBlogs: { method: 'GET', path: '/get/our-blogs', summary: 'The newest six articles', access: 'public', answer: blog.OurBlogsAnswer },

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
})

export type CallName = keyof typeof calls
