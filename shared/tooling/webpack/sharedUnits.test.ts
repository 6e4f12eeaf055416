import { shareScope } from '../../../shell/src/composition/provided'
import { consumed, provided } from './sharedUnits.mjs'

const versions = Object.fromEntries(Object.entries(shareScope).map(([unit, { version }]) => [unit, version]))

describe('shared units', () => {
  it('are all provided by the shell, in the versions its release names', () => {
    expect(versions).toEqual(
      Object.fromEntries(Object.entries(provided()).map(([unit, { version }]) => [unit, version])),
    )
  })

  it('are never bundled by a remote', () => {
    const units = Object.entries(consumed('^1.0.0'))
    expect(units.map(([unit]) => unit).sort()).toEqual(Object.keys(shareScope).sort())
    for (const [unit, options] of units)
      expect([unit, options]).toEqual([unit, expect.objectContaining({ import: false, singleton: true })])
  })
})
