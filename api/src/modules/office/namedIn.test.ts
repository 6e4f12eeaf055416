import { namedIn } from './namedIn'

const staff = ['Tom Whitlock', 'Tom Baker', 'Hanna Lindqvist', 'Hanna Lindqvist Berg', 'Sam', ''].map((name) => ({
  name,
}))
const named = (text: string) => namedIn(text, staff).map(({ name }) => name)

describe('a colleague named in a note', () => {
  it('by the whole name is the only match, even if others share its beginning [O-42]', () => {
    expect(named('@Tom Whitlock, can we hold it?')).toEqual(['Tom Whitlock'])
    expect(named('@hanna lindqvist berg please')).toEqual(['Hanna Lindqvist Berg'])
    expect(named('@Hanna Lindqvist and @Tom Baker.')).toEqual(['Hanna Lindqvist', 'Tom Baker'])
  })

  it('by the first name is a match if no one else has that name [O-42]', () => {
    expect(named('@Tom please')).toEqual([])
    expect(named("(@sam's idea)")).toEqual(['Sam'])
    expect(named('@Samuel')).toEqual([])
  })

  it('is not found in an e-mail address or after a lone @ [O-42]', () => {
    expect(named('a@sam.example, a.@sam.example, 1@sam.example')).toEqual([])
    expect(named('two @ 5 pounds')).toEqual([])
  })
})
