import type { ImportedMachine } from './contentFile'
import { machineFacets } from './machineFacets'

const outputOf = (capacity: string) =>
  machineFacets({ capacity, manufacturer: '', condition_note: '' } as ImportedMachine).output // all it reads of a machine

describe('what a machine makes in an hour', () => {
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
  ])('is read in "%s" [R-369]', (capacity, output) => {
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
    expect(outputOf(capacity)).toBeNull()
  })
})
