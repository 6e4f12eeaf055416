import { markWords } from './markWords'

const marked = (older: string, newer: string) =>
  markWords(older, newer)
    .map(({ text, mark }) => (mark ? `${mark === 'added' ? '+' : '-'}${text}` : text))
    .join('')

describe('words of two versions', () => {
  it('marks only the words that were replaced [O-17]', () => {
    expect(marked('Rotary bottle filler', 'Rotary milk filler')).toBe('Rotary -bottle+milk filler')
  })

  it('marks nothing in equal texts, and everything after an empty one [O-17]', () => {
    expect(marked('As before', 'As before')).toBe('As before')
    expect(marked('', 'New words')).toBe('+New+ +words')
  })

  it('shows texts that are too long to compare one after the other [O-17]', () => {
    const long = 'word '.repeat(2000)
    expect(markWords(long, `${long}end`)).toHaveLength(2)
  })
})
