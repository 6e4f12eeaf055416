import { eachFigureFilter } from '@brightfill/shared/constants'
import { MachineIndex } from './MachineIndex'
import { readFilter } from './machineFilter'

const option = (id: number, kind: 'category' | 'bottles' | 'beverage') => ({ id, kind, name: `${kind} ${id}` })
const options = [
  option(1, 'category'),
  option(2, 'category'),
  option(10, 'bottles'),
  option(11, 'bottles'),
  option(20, 'beverage'),
  option(21, 'beverage'),
]
const index = new MachineIndex(
  {
    ids: '104,103,102,101',
    options: '1 10 11 20,1 2 10 21,2 20,',
    ...eachFigureFilter(() => ''),
    price: '500,,700,90',
    year: '2020,2021,,2019',
  },
  options,
)

type Filters = Parameters<typeof readFilter>[0]
function find(filters: Filters, among?: number[]) {
  const { places, counts } = index.find(readFilter(filters), among && index.placesOf(among))
  return {
    ids: index.idsAt(places),
    counts: Object.fromEntries(options.map(({ id }, place) => [id, counts[place]])),
  }
}

describe('the index of machines', () => {
  it('counts the machines of every option without a choice, newest first [R-318, R-599]', () => {
    expect(find({})).toEqual({ ids: [104, 103, 102, 101], counts: { 1: 2, 2: 2, 10: 2, 11: 1, 20: 2, 21: 1 } })
  })

  it('narrows the other lists by a choice, but not its own [R-318]', () => {
    const { ids, counts } = find({ category: { value: [2] } })
    expect(ids).toEqual([103, 102])
    expect(counts).toEqual({ 1: 2, 2: 2, 10: 1, 11: 0, 20: 1, 21: 1 })
  })

  it('widens by choices in one list and narrows by choices in two [R-305]', () => {
    expect(find({ category: { value: [1, 2] } }).ids).toEqual([104, 103, 102])
    const both = find({ category: { value: [2] }, beverage: { value: [20] } })
    expect(both).toEqual({ ids: [102], counts: { 1: 1, 2: 1, 10: 0, 11: 0, 20: 1, 21: 1 } })
  })

  it('finds nothing for an unknown option [R-598]', () => {
    const { ids, counts } = find({ bottles: { value: [99] } })
    expect([ids, counts[10], counts[20]]).toEqual([[], 2, 0])
  })

  it('applies ranges, both ends included, without machines that have no figure [R-308]', () => {
    expect(find({ price: [90, 500] }).ids).toEqual([104, 101])
    expect(find({ price: [null, 700], year: [2020, null] }).ids).toEqual([104])
  })

  it('limits the list to the machines of a text, in its order', () => {
    expect(find({}, [101, 104, 7])).toMatchObject({ ids: [104, 101], counts: { 1: 1, 2: 0 } })
  })

  it('knows the bounds of the figures that machines have [Q-45]', () => {
    expect(index.bounds).toEqual({ price: { min: 90, max: 700 }, year: { min: 2019, max: 2021 }, output: undefined })
  })

  it('suggests machines of the same category first, then the newest, and never the machine itself [R-602]', () => {
    expect(index.alike(102, 'category', 8)).toEqual([103, 104, 101])
    expect(index.alike(101, 'category', 2)).toEqual([104, 103])
  })
})
