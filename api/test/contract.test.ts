import { calls, Problem } from '@brightfill/shared/contract'
import { Value } from 'typebox/value'
import { encodings, onDatabases } from './site'

interface Example {
  send?: object
  /** Status, if it differs from the call's own success. */
  status?: number
  signedIn?: boolean
  params?: Record<string, string>
}

const slug = 'rotary-bottle-filler-bf-rf-36-12'
let people = 0
const newPerson = () => {
  people += 1
  return {
    name: 'Ada Field',
    phone: '+44 1632 960000',
    email: `person${people}@contract.example`,
    password: 'Abcdefg1',
  }
}

/** A successful request for each call. */
const examples: Record<keyof typeof calls, () => Example> = {
  status: () => ({}),
  fields: () => ({ send: { url: '/', options: 'footer' } }),
  data: () => ({ send: { url: '/services' } }),
  pages: () => ({}),
  search: () => ({ send: { query: 'fil' } }),
  results: () => ({ send: { query: 'fil', kind: 'products' } }),
  checkAuth: () => ({ signedIn: true }),
  checkRole: () => ({ signedIn: true, params: { role: 'user' } }),
  login: () => ({ send: { login: 'demo@brightfill.example', password: 'Brightfill1', remember: 1 } }),
  logout: () => ({ signedIn: true }),
  register: () => ({ send: newPerson() }),
  forgotPassword: () => ({ send: { email: 'demo@brightfill.example' } }),
  checkReset: () => ({ send: { email: 'demo@brightfill.example', token: 'x' } }),
  resetPassword: () => ({
    send: { email: 'a@b.example', token: 'x', password: 'Abcdefg1', password_confirmation: 'Abcdefg1' },
  }),
  countries: () => ({ send: { name: 'ger' } }),
  changeUser: () => ({ send: { name: 'Margaret', address: { country_id: 276, city_name: 'Köln' } }, signedIn: true }),
  changePassword: () => ({ send: { password: 'Brightfill1', current_password: 'Brightfill1' }, signedIn: true }),
  resendConfirmation: () => ({ signedIn: true }),
  orders: () => ({ signedIn: true }),
  wishlist: () => ({ signedIn: true }),
  changeWishlist: () => ({ send: { isChecked: 1, event_id: 5 }, signedIn: true }),
  blogs: () => ({ send: { filters: { search: 'valve', sortBy: 2 } } }),
  blogsSearch: () => ({ send: { name: 'cip' } }),
  article: () => ({ send: { slug: 'how-to-read-a-filling-valve' } }),
  ourBlogs: () => ({}),
  machines: () => ({
    send: { page: 2, filters: { sortBy: 2, category: { open: true, value: [1, 2] }, price: [null, 900000] } },
  }),
  machinesSearch: () => ({ send: { name: 'rot' } }),
  filterSets: () => ({ send: { filters: { search: 'filler' } } }),
  alsoLike: () => ({ send: { slug } }),
  machine: () => ({ send: { slug } }),
  manufacturers: () => ({}),
  models: () => ({ send: { manufacturer: 'Tarnpak' } }),
  years: () => ({ send: { model: 'AC-9000 S' } }),
  contact: () => ({
    send: { name: 'Ada', company_name: 'Field Ltd', phone: '+44 1632 960000', message: 'Kefir, 500 ml', slug },
  }),
  sell: () => ({
    send: {
      name: 'Ada',
      last_name: 'Field',
      email: 'ada@contract.example',
      phone: '+44 1632 960000',
      manufacturer: 'Tarnpak',
      model: 'AC-9000 S',
      year: 2016,
    },
  }),
}

onDatabases('contract', (site) => {
  const names = Object.keys(calls) as (keyof typeof calls)[] // the keys of the table
  const addresses = names.flatMap((name) => {
    const { path, method } = calls[name]
    const paths = path.startsWith('/api/') ? [path] : [path, `/api${path}`]
    return paths.flatMap((address) =>
      (method === 'GET' ? (['form data'] as const) : encodings).map((as) => ({ name, address, as })),
    )
  })

  it.each(addresses)(
    '$name at $address, $as, answers in its published shape [R-078, R-550, R-551, R-621]',
    async ({ name, address, as }) => {
      const call = calls[name]
      const { send = {}, signedIn, params = {} } = examples[name]()
      const token = signedIn ? await site().signIn() : undefined
      const path = address.replace(/:(\w+)/, (_, key) => params[key] ?? '')
      const answer =
        call.method === 'GET'
          ? await site().get(
              `${path}?${new URLSearchParams(send as Record<string, string>)}`,
              token ? { Authorization: `Bearer ${token}` } : {},
            )
          : await site().post(path, send, { token, as })

      expect(answer.status).toBe('status' in call ? call.status : 200)
      expect([...Value.Errors(call.answer, answer.body)]).toEqual([])
      if (token) expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )

  it.each(names.filter((name) => calls[name].access === 'user'))(
    '%s answers 401 without a valid token [R-572]',
    async (name) => {
      const { path, method } = calls[name]
      const address = path.replace(':role', 'user')
      for (const token of [undefined, 'bad']) {
        const answer =
          method === 'GET'
            ? await site().get(address, token ? { Authorization: `Bearer ${token}` } : {})
            : await site().post(address, {}, { token })
        expect(answer.status).toBe(401)
        expect([...Value.Errors(Problem, answer.body)]).toEqual([])
      }
    },
  )
})
