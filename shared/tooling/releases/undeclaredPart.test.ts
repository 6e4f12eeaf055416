/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { undeclaredPart } from './undeclaredPart.mjs'

it('a remote must say which components of others its pages show [R-722]', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-sources-'))
  try {
    writeFileSync(path.join(folder, 'Page.tsx'), '<Lent\n  name="blog/BlogCards"\n  props={{ cards }}\n/>')
    expect(undeclaredPart(folder, { routes: [{ borrows: ['catalogue/MachineGrid'] }, {}] })).toBe('blog/BlogCards')
    expect(undeclaredPart(folder, { routes: [{}, { borrows: ['blog/BlogCards'] }] })).toBeUndefined()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
