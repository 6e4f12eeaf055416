import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packBackup, rowsOf } from './archive'

describe('a backup that does not fit on the disk', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-archive-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('reports it and leaves nothing behind, so that the next one has room', async () => {
    writeFileSync(rowsOf(folder), 'x')
    const file = path.join(folder, 'site.tgz')
    symlinkSync('/dev/full', `${file}.part`) // behaves like a full disk
    await expect(packBackup(folder, file)).rejects.toThrow(/ENOSPC/)
    expect(readdirSync(folder).filter((name) => name.startsWith('site.tgz'))).toEqual([])
  })
})
