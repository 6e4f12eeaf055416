import { chmodSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startApi } from '../tooling/apiProcess'
import { seededDataDir } from './prepared'
import { root } from './site'

/** The modes of the folder and all files and folders in it. */
function modes(folder: string) {
  return ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].flatMap((name) => {
    const entry = path.join(folder, name)
    const stat = lstatSync(entry, { throwIfNoEntry: false }) // a database removes files of its own
    return stat ? [{ entry, isFolder: stat.isDirectory(), mode: stat.mode & 0o777 }] : []
  })
}

describe('a data folder that was open to all users of the machine', () => {
  it('is closed at the next start, with its content', async () => {
    const dataDir = seededDataDir()
    for (const { entry, isFolder } of modes(dataDir)) chmodSync(entry, isFolder ? 0o777 : 0o666)
    const api = await startApi({ root, dataDir })
    const found = modes(dataDir)
    await api.stop()
    rmSync(dataDir, { recursive: true, force: true })
    expect(found.length).toBeGreaterThan(100)
    expect(found.filter(({ isFolder, mode }) => mode !== (isFolder ? 0o700 : 0o600))).toEqual([])
  })
})
