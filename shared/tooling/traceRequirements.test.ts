import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { idsIn, testTitles } from './testTitles.mjs'
import { readProofs, readRequirements } from './traceRequirements.mjs'

describe('tracing of requirements', () => {
  it('reads the numbers of a title, alone, in a row and as a range', () => {
    expect(idsIn('R-001, R-003: does it')).toEqual(['R-001', 'R-003'])
    expect(idsIn('R-016 to R-018 hold')).toEqual(['R-016', 'R-018', 'R-017'])
    expect(idsIn('Q-01 and R-12 are none')).toEqual([])
  })

  it('finds titles in any quotes, and the numbers of a table that fills one', () => {
    const source = `
      it("R-001 it's so", () => {})
      test.describe('part', () => { test(\`R-002
        goes on\`, async () => {}) })
      it.each([['R-154', 1], ['R-155', 2]])('%s removes', () => {})
      const rows = [['R-155', 'R-156']] as const
      it.each(rows)('%s is named elsewhere', () => {})
      it.each([['R-005 is data here']])('R-003 stays', () => {})
      visit('R-004 is no test')`
    expect(testTitles(source)).toEqual([
      "R-001 it's so",
      'part',
      'R-002 goes on',
      '%s removes R-154 R-155',
      '%s is named elsewhere R-155 R-156',
      'R-003 stays',
    ])
  })

  it('says which file proves what', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-trace-'))
    try {
      mkdirSync(path.join(folder, 'shell/node_modules'), { recursive: true })
      writeFileSync(path.join(folder, 'shell/a.test.ts'), "it('R-001 holds', () => {})")
      writeFileSync(path.join(folder, 'shell/a.ts'), "it('R-002 is no test file', () => {})")
      writeFileSync(path.join(folder, 'shell/node_modules/b.test.ts'), "it('R-003 is not ours', () => {})")
      expect([...readProofs(folder)]).toEqual([['R-001', [{ file: 'shell/a.test.ts', title: 'R-001 holds' }]]])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('knows every requirement once, with its owner', () => {
    const requirements = readRequirements()
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
    expect(requirements[0]).toMatchObject({ id: 'R-001', owner: 'shared' })
    expect(requirements.find(({ id }) => id === 'R-170')).toMatchObject({ owner: 'shell' })
  })
})
