import type { ImportedMachine } from './contentFile'
import { filterValues } from './filterValues'

const machine: ImportedMachine = {
  ...{ slug: 'x', name: '', model: '', manufacturer: '', year: null, description: '', sku: '', capacity: '' },
  ...{ condition_note: '', price: null, categories: [], bottles: [], beverages: [], images: [] },
  ...{ technical_specifications: [], reviews: [], meta_title: '', meta_description: '', published_at: null },
  tabs_description: { video_type: '', local_video: '', iframe_video: '', video_poster: '', text: '' },
}
const outputOf = (capacity: string) => filterValues({ ...machine, capacity }).figures.output

describe('the hourly output of a machine', () => {
  it.each([
    ['36,000 bottles/h', 36_000],
    ['45 packs/min', 2_700],
    ['25 m³/h per circuit', 25],
    ['20 m3/h at 3.2 bar', 20],
    ['12,000 L/h', 12_000],
    ['9,000 Bottles per hour', 9_000],
    ['18,000 glass bottles/h', 18_000],
    ['30 trays / minute', 1_800],
    ['2500 Flaschen für Säfte/h', 2_500],
  ])('is read from "%s" [R-369]', (capacity, output) => {
    expect(outputOf(capacity)).toBe(output)
  })

  it.each([
    '',
    '20,000 l',
    '2 × 5,000 l',
    'Kvs 42 m³/h',
    '6 million seals',
    'One format',
    '300 to 500 l/h',
    '7.5 t/h',
    '600 hl/ha',
    '999999999 drops/min', // more than its column holds
  ])('is not guessed from "%s" [R-369]', (capacity) => {
    expect(outputOf(capacity)).toBeUndefined()
  })
})

describe('the filter values of a machine', () => {
  it('are its options, its manufacturer, its condition before the first comma, and its figures [R-369]', () => {
    const found = filterValues({
      ...machine,
      categories: ['Fillers', 'Cappers'],
      manufacturer: ' Brightfill ',
      condition_note: 'Rebuilt, in stock',
      price: 48_500,
      year: 2019,
    })
    expect(found.options).toEqual([
      { kind: 'category', name: 'Fillers', made: false },
      { kind: 'category', name: 'Cappers', made: false },
      { kind: 'manufacturer', name: 'Brightfill', made: true },
      { kind: 'condition', name: 'Rebuilt', made: true },
    ])
    expect(found.figures).toEqual({ price: 48_500, year: 2019 })
  })

  it('are empty for a machine without data', () => {
    expect(filterValues(machine)).toEqual({ options: [], figures: {} })
  })
})
