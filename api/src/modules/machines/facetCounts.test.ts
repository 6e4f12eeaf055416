import { countByFacet, type Facet } from './facetCounts'

const kinds = ['category', 'bottles', 'beverage'] as const
type Lists = Facet<(typeof kinds)[number]>
const nothing: Lists = { category: [], bottles: [], beverage: [] }
const groups = [
  { facet: { category: [1], bottles: [10, 11], beverage: [20] }, machines: 5 },
  { facet: { category: [1, 2], bottles: [10], beverage: [21] }, machines: 3 },
  { facet: { category: [2], bottles: [], beverage: [20] }, machines: 2 },
]
const count = (chosen: Partial<Lists>) => {
  const { total, byOption } = countByFacet(kinds, { ...nothing, ...chosen }, groups)
  return { total, byOption: Object.fromEntries(byOption) }
}

describe('counts of options', () => {
  it('without a choice every option has all its machines [R-318]', () => {
    expect(count({})).toEqual({ total: 10, byOption: { 1: 8, 2: 5, 10: 8, 11: 5, 20: 7, 21: 3 } })
  })

  it('a choice narrows the other lists and not its own [R-318]', () => {
    expect(count({ category: [2] })).toEqual({ total: 5, byOption: { 1: 8, 2: 5, 10: 3, 20: 2, 21: 3 } })
  })

  it('choices of one list widen, those of two lists narrow each other [R-305]', () => {
    expect(count({ category: [1, 2] }).total).toBe(10)
    expect(count({ category: [2], beverage: [20] })).toEqual({ total: 2, byOption: { 1: 5, 2: 2, 20: 2, 21: 3 } })
  })

  it('an unknown id matches nothing [R-598]', () => {
    expect(count({ bottles: [99] })).toEqual({ total: 0, byOption: { 10: 8, 11: 5 } })
  })
})
