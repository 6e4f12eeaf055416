import { calls } from '@brightfill/shared/contract'
import { Check } from 'typebox/value'
import { exampleOf } from './exampleOf'

const answered = Object.entries(calls).flatMap(([name, call]) =>
  'answer' in call ? [[name, call.answer] as const] : [],
)

describe('example answers', () => {
  it.each(answered)('the example for %s is what the contract promises [R-721, R-078]', (_, schema) => {
    expect(Check(schema, exampleOf(schema))).toBe(true)
  })

  it('shows a section of every type', () => {
    const { fields } = exampleOf(calls.fields.answer) as { fields: { sections: { type: string }[] } }
    expect(new Set(fields.sections.map(({ type }) => type)).size).toBe(fields.sections.length)
    expect(fields.sections.length).toBeGreaterThan(10)
  })
})
