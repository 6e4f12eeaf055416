import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closeFolder } from './closeFolder'

const NOBODY = 65_534
const isRoot = process.geteuid?.() === 0

describe('a data folder on a volume, with entries that another user owns', () => {
  let folder: string
  const place = (name: string) => path.join(folder, name)
  const modeOf = (name: string) => statSync(place(name)).mode & 0o777

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'brightfill-close-'))
    for (const name of ['lost+found', 'media']) mkdirSync(place(name))
    for (const name of ['media/ours.webp', 'media/copied.webp']) writeFileSync(place(name), 'x')
    for (const name of ['.', 'media']) chmodSync(place(name), 0o755)
    for (const name of ['media/ours.webp', 'media/copied.webp']) chmodSync(place(name), 0o644)
    chmodSync(place('lost+found'), 0) // as good as another user's
    if (isRoot) for (const name of ['.', 'media', 'media/ours.webp']) chownSync(place(name), NOBODY, NOBODY)
  })
  afterEach(() => {
    chmodSync(place('lost+found'), 0o700)
    rmSync(folder, { recursive: true, force: true })
  })

  function closeAsItsUser(): string[] {
    if (isRoot) process.seteuid?.(NOBODY)
    try {
      return closeFolder(folder).map((entry) => path.relative(folder, entry))
    } finally {
      if (isRoot) process.seteuid?.(0)
    }
  }

  it('is closed anyway, and the entries left open are listed', () => {
    // Only root can make files of others.
    expect(closeAsItsUser()).toEqual(['lost+found', ...(isRoot ? ['media/copied.webp'] : [])])
    expect(['.', 'media', 'media/ours.webp'].map(modeOf)).toEqual([0o700, 0o700, 0o600])
  })
})
