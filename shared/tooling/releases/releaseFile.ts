import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from '@brightfill/shared/integrityOf'
import { containerName } from '../webpack/remote'
import { consumed, contractVersion, provided } from '../webpack/sharedUnits'
import { faceOf } from '../workspaces'

/**
 * Writes `release.json` into a built folder: the public face it goes live with, and every file with its size and
 * sha384, which the registry and the composition servers check (shared/src/contract/releases.ts).
 */
export function writeReleaseFile(workspace: string, { release, folder }: { release: string; folder: string }) {
  const content = { ...releasedFace(workspace, release), files: filesOf(folder) }
  writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(content, null, 1)}\n`)
}

function releasedFace(workspace: string, release: string) {
  if (workspace === 'shell') {
    const versions = Object.entries(provided()).map(([unit, { version }]) => [unit, version])
    return { name: 'shell', release, contract: contractVersion, shared: Object.fromEntries(versions) }
  }
  const face = faceOf(workspace)
  const units = Object.entries(consumed(face.contract, Boolean(face.office)))
  const routes = face.routes.map((route) => ({ query: [], ...route }))
  return {
    lends: {},
    ...face,
    routes,
    release,
    builtWith: contractVersion,
    container: containerName(face, release),
    shared: Object.fromEntries(units.map(([unit, { requiredVersion }]) => [unit, requiredVersion])),
  }
}

function filesOf(folder: string) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort()
  return Object.fromEntries(
    names.map((name) => {
      const bytes = readFileSync(path.join(folder, name))
      return [name, { size: bytes.length, integrity: integrityOf(bytes) }]
    }),
  )
}
