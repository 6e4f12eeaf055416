import { registerRouteNames } from '@brightfill/shared/router'
import { addressOf, countFilters, emptyQuery, filtersOf, readQuery } from './listQuery'

const read = (text: string) => readQuery(new URLSearchParams(text))

beforeAll(() => registerRouteNames({ products: '/products', category: '/products/c/:category' }))

describe('the address of the machine list', () => {
  it('holds search, sort, filters and page, and reads back what it holds [R-317]', () => {
    const query: typeof emptyQuery = {
      ...emptyQuery,
      search: 'rotary & co',
      sort: 2,
      category: [1, 3],
      bottles: [2],
      beverage: [],
      manufacturer: [11],
      condition: [13],
      price: [40_000, null],
      output: [null, 20_000],
      year: [2010, 2020],
      page: 3,
    }
    const address = addressOf(query)

    expect(address).toBe(
      '/products?search=rotary+%26+co&sort=2&category=1&category=3&bottles=2&manufacturer=11&condition=13&price_from=40000&output_to=20000&year_from=2010&year_to=2020&page=3',
    )
    expect(read(address.split('?')[1] ?? '')).toEqual(query)
  })

  it('is below the address of the category on its page, which allows no other category [R-364]', () => {
    const query = readQuery(new URLSearchParams('category=3&bottles=2'), 'end-of-line')
    expect(addressOf(query)).toBe('/products/c/end-of-line?bottles=2')
  })

  it('leaves out default values, so the plain list has the plain address', () => {
    expect(addressOf(emptyQuery)).toBe('/products')
    expect(addressOf(read('sort=1&page=1&search=&price_from=&category='))).toBe('/products')
  })

  it.each([
    ['page=-3&sort=9', emptyQuery],
    ['page=abc&year_from=20x1', emptyQuery],
    ['page=99999999999999999999', emptyQuery],
    ['category=1,2&category=2,,-&bottles=!', { ...emptyQuery, category: [1, 2] }],
    ['price_from=40%2C000&price_to=10', { ...emptyQuery, price: [10, 40_000] }],
    ['search=%20%20', emptyQuery],
    ['unknown=1&__proto__=2', emptyQuery],
  ])('"%s" gives the nearest valid list [R-317]', (text, query) => {
    expect(read(text)).toEqual(query)
  })

  it('becomes the Filters object, with ranges only when they are set [R-301]', () => {
    expect(filtersOf({ ...emptyQuery, search: 'a', category: [4] })).toEqual({
      search: 'a',
      sortBy: 1,
      category: { open: true, value: [4] },
      bottles: { open: true, value: [] },
      beverage: { open: false, value: [] },
      manufacturer: { open: false, value: [] },
      condition: { open: false, value: [] },
    })
    expect(filtersOf({ ...emptyQuery, price: [null, 900], year: [2011, null] })).toMatchObject({
      price: [null, 900],
      year: [2011, null],
    })
  })

  it('counts every tick and each range once [R-315]', () => {
    expect(countFilters(emptyQuery)).toBe(0)
    expect(countFilters({ ...emptyQuery, search: 'x', sort: 2 })).toBe(0)
    expect(countFilters({ ...emptyQuery, category: [1, 2], beverage: [3], price: [1, 2], year: [null, 2020] })).toBe(5)
  })
})
