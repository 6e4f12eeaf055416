import type { MachineCard, MachineFilters } from '@brightfill/shared/contract'
import { aMachineCard, type StubbedCall, type Stubs, stubApi } from '@brightfill/shared/testing'

/** The Filters object a call carried. */
export function filtersIn({ body }: StubbedCall): MachineFilters {
  return JSON.parse(String(body.filters)) as MachineFilters
}

/** The Filters object of the latest call for a list. */
export function lastFilters(calls: readonly StubbedCall[]): MachineFilters {
  const last = calls.filter(({ name }) => name === 'POST /get/products').at(-1)
  if (!last) throw new Error('No list was asked for')
  return filtersIn(last)
}

export const someMachines = [
  aMachineCard({ id: 1, name: 'Rotary filler', slug: 'rotary' }),
  aMachineCard({ id: 2, name: 'Screw capper', slug: 'capper' }),
]

const someSets = {
  data: [],
  bottle: [],
  category: [
    { id: 1, name: 'Fillers', count: 4 },
    { id: 2, name: 'Cappers', count: 2 },
    { id: 3, name: 'Tanks', count: 0 },
  ],
  bottles: [{ id: 5, name: 'PET', count: 3 }],
  beverage: [{ id: 8, name: 'Milk', count: 1 }],
  manufacturer: [{ id: 11, name: 'Pendrake', count: 3 }],
  condition: [{ id: 13, name: 'As new', count: 2 }],
  price: { min: 1_005, max: 90_000 },
  output: { min: 600, max: 36_000 },
}

interface ListStubs {
  machines?: MachineCard[]
  pages?: number
  sets?: object
  answers?: Stubs
}

/** Answers the calls of the list page; `answers` overrides each. */
export function stubList({ machines = someMachines, pages = 1, sets = {}, answers = {} }: ListStubs = {}) {
  return stubApi({
    'POST /get/products': ({ body }) => ({
      result: 1,
      data: machines,
      current_page: Number(body.page),
      total_pages: pages,
      total: machines.length,
    }),
    'POST /get/category': { result: 1, ...someSets, ...sets },
    'POST /get/our-products': { result: 1, data: [] },
    ...answers,
  })
}
