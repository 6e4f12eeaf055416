import type { Shape } from '@brightfill/shared/contract'
import { wrongProp } from './wrongProp'

const takes: Shape = {
  fields: {
    cards: { list: { fields: { slug: 'string', year: { any: ['number', 'null'] } } } },
    columns: { any: [{ is: 3 }, { is: 4 }] },
    onPick: { any: ['undefined', { takes: ['number', 'boolean'], gives: 'undefined' }] },
  },
  optional: ['onPick'],
}
const cards: Shape = { list: { fields: { slug: 'string', year: 'number', more: 'string' } } }
const columns: Shape = { is: 3 }

describe('what a page hands to a lent component', () => {
  const fitting: [string, Shape][] = [
    ['less than all', { fields: { cards, columns } }],
    ['a function that needs less', { fields: { cards, columns, onPick: { takes: ['number'], gives: 'string' } } }],
    ['what is not known', { fields: { cards: 'unknown', columns } }],
    [
      'one thing here and another there',
      { any: [{ fields: { cards, columns } }, { fields: { cards, columns: { is: 4 } } }] },
    ],
  ]
  it.each(fitting)('fits: %s [R-722]', (_, hands) => expect(wrongProp(hands, takes)).toBeUndefined())

  const wrong: [string, Shape, string][] = [
    ['a prop that is gone', { fields: { cards, columns, tone: 'string' } }, 'takes no prop "tone"'],
    ['a prop that is missing', { fields: { cards } }, 'requires the prop "columns"'],
    [
      'a prop that may be missing',
      { fields: { cards, columns }, optional: ['columns'] },
      'requires the prop "columns"',
    ],
    ['another value', { fields: { cards, columns: { is: 5 } } }, 'takes the prop "columns" as another type'],
    ['any number', { fields: { cards, columns: 'number' } }, 'takes the prop "columns" as another type'],
    [
      'another type deep inside',
      { fields: { columns, cards: { list: { fields: { slug: 'number', year: 'null' } } } } },
      'takes the prop "cards" as another type',
    ],
    [
      'a function that wants something else',
      { fields: { cards, columns, onPick: { takes: ['string'], gives: 'undefined' } } },
      'takes the prop "onPick" as another type',
    ],
    [
      'one that is wrong among several',
      { any: [{ fields: { cards, columns } }, { fields: { columns } }] },
      'requires the prop "cards"',
    ],
  ]
  it.each(wrong)('does not fit: %s [R-722]', (_, hands, problem) => expect(wrongProp(hands, takes)).toBe(problem))
})
