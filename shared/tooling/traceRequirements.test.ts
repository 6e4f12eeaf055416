import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readProofs, readRequirements } from './traceRequirements'

describe('tracing of requirements', () => {
  it('says which file proves what', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-trace-'))
    try {
      mkdirSync(path.join(folder, 'shell/node_modules'), { recursive: true })
      const id = 'R-' // the fixture must not be found as a proof itself
      const source = `
        // ${id}009 is only mentioned
        it("it's so [${id}001, Q-01]", () => {})
        it.each([['${id}154', 1]])('%s removes', () => {})
        visit('${id}004 is no title')`
      writeFileSync(path.join(folder, 'shell/a.test.ts'), source)
      writeFileSync(path.join(folder, 'shell/a.ts'), `it('is no test file [${id}002]', () => {})`)
      writeFileSync(path.join(folder, 'shell/node_modules/b.test.ts'), `it('is not ours [${id}003]', () => {})`)
      expect([...readProofs(folder)]).toEqual([
        [`${id}001`, [{ file: 'shell/a.test.ts', title: `it's so [${id}001, Q-01]` }]],
        [`${id}154`, [{ file: 'shell/a.test.ts', title: `${id}154` }]],
      ])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('knows every requirement once, with its owner', () => {
    const requirements = readRequirements()
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
    expect(requirements.find(({ id }) => id === 'R-001')).toMatchObject({ owner: 'shared' })
    expect(requirements.find(({ id }) => id === 'R-170')).toMatchObject({ owner: 'shell' })
  })
})
