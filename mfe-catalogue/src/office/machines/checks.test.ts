import type { DraftMachine } from '@brightfill/shared/contract'
import { checksOf } from './checks'

const bare = { name: '', categories: [], year: null, technical_specifications: [], images: [], description: '' }
const first = (known: Partial<DraftMachine>) =>
  checksOf({ ...bare, manufacturer: '', ...known } as DraftMachine, true)[0]

describe('the checklist of a machine', () => {
  it('asks for a cover picture, and for its alternative text [O-35]', () => {
    const label = 'Cover picture with alternative text'
    const pictured = (images: string[], isDescribed: boolean) =>
      checksOf({ ...bare, manufacturer: '', images } as unknown as DraftMachine, isDescribed).find(
        (check) => check.label === label,
      )?.met
    expect(pictured([], true)).toBe(false)
    expect(pictured(['public/a.webp'], false)).toBe(false)
    expect(pictured(['public/a.webp'], true)).toBe(true)
  })

  it('names only what is missing, and the field to fill in [O-35]', () => {
    expect(first({})).toEqual({ label: 'Name, category and year', met: false, path: 'name' })
    expect(first({ name: 'Washer', year: 2019 })).toEqual({ label: 'Category', met: false, path: 'categories' })
    expect(first({ name: 'Washer' })).toEqual({ label: 'Category and year', met: false, path: 'categories' })
    expect(first({ name: 'Washer', year: 2019, categories: ['Tanks'] })).toMatchObject({ met: true })
  })
})
