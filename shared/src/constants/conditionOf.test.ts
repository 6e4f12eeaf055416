import { shownCondition } from './conditionOf'

describe('the condition of a machine', () => {
  it.each([
    ['available', 'Rebuilt, in stock', 'Rebuilt, in stock'],
    ['reserved', 'Rebuilt, in stock', 'Rebuilt'],
    ['sold', 'As new , ready to inspect, in stock', 'As new'],
    ['sold', 'As new', 'As new'],
    ['sold', '', ''],
  ])('of one that is %s is shown without words that contradict it [R-361]', (state, words, shown) => {
    expect(shownCondition(words, state)).toBe(shown)
  })
})
