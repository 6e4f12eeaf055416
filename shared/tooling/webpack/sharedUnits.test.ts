import { shareScope } from '../../../shell/src/federation/providedToRemotes'
import { officeScope } from '../../../shell/src/office/providedToOffice'
import { consumed, provided } from './sharedUnits'

const provision = { ...shareScope, ...officeScope }
const versions = Object.fromEntries(Object.entries(provision).map(([unit, { version }]) => [unit, version]))

describe('shared units', () => {
  it('are all provided by the shell, in the versions its release names', () => {
    expect(versions).toEqual(
      Object.fromEntries(Object.entries(provided()).map(([unit, { version }]) => [unit, version])),
    )
  })

  it('of the office are not even known to builds for visitors [O-03]', () => {
    expect(Object.keys(consumed('^1.0.0')).sort()).toEqual(Object.keys(shareScope).sort())
  })

  it('are never bundled by a remote', () => {
    const units = Object.entries(consumed('^1.0.0', true))
    expect(units.map(([unit]) => unit).sort()).toEqual(Object.keys(provision).sort())
    for (const [unit, options] of units)
      expect([unit, options]).toEqual([unit, expect.objectContaining({ import: false, singleton: true })])
  })
})
