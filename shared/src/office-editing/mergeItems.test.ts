import { mergeItems } from './mergeItems'

const base = { name: 'Filler', price: 100, images: ['a'], note: '' }

describe('two changes of one item', () => {
  it('fields that only one person changed are merged without a question [O-14]', () => {
    const merge = mergeItems(base, { ...base, name: 'Milk filler' }, { ...base, price: 90 })
    expect(merge).toEqual({ item: { ...base, name: 'Milk filler', price: 90 }, taken: ['price'], open: [] })
  })

  it('a field that both changed is open, and has my value until it is decided [O-14]', () => {
    const merge = mergeItems(base, { ...base, images: ['b', 'a'] }, { ...base, images: ['a', 'c'], note: 'x' })
    expect(merge).toEqual({ item: { ...base, images: ['b', 'a'], note: 'x' }, taken: ['note'], open: ['images'] })
  })

  it('another order of names and missing values are not changes [O-14]', () => {
    const tab = { a: 1, b: { c: 2, d: [3] } }
    const theirs = { tab: { b: { d: [3], c: 2 }, a: 1 } }
    expect(mergeItems({ tab }, { tab }, theirs)).toMatchObject({ taken: [], open: [] })
    expect(mergeItems({ tab }, { tab }, { tab: { ...tab, b: { c: 2, d: [4] } } }).taken).toEqual(['tab'])
  })

  it('the same change by both needs no question [O-14]', () => {
    const both = { ...base, price: 80 }
    expect(mergeItems(base, both, both)).toEqual({ item: both, taken: [], open: [] })
  })
})
