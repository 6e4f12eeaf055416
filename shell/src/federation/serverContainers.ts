import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import { integrityOf } from '@brightfill/shared/node'
import { type Container, startFederation } from './federation'

interface Manifest {
  entry: string
  files: Record<string, { integrity: string }>
}

/**
 * Reads remotes on the server from their release folders. There are no requests to ourselves and no time-outs, and only
 * files whose hash the manifest names may run.
 * @param directories folder of each remote's server build, by remote name
 */
export function loadServerContainers(directories: Record<string, string>) {
  startFederation(async ({ name }) => {
    const directory = directories[name]
    if (!directory) throw new Error(`There is no server build of "${name}"`)
    return evaluate(await verified(directory))
  })
}

/** Checks every file of the build against its manifest and returns the path of the entry. */
async function verified(directory: string): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(directory, 'manifest.json'), 'utf8'))
  await Promise.all(
    Object.entries(manifest.files).map(async ([file, { integrity }]) => {
      if (integrityOf(await readFile(path.join(directory, file))) !== integrity)
        throw new Error(`${file} is not the file that was released`)
    }),
  )
  return path.join(directory, manifest.entry)
}

/** Runs a CommonJS file without node's module cache, so that a failed attempt leaves nothing behind. */
async function evaluate(file: string): Promise<Container> {
  const module: { exports: unknown } = { exports: {} }
  const code = compileFunction(
    await readFile(file, 'utf8'),
    ['module', 'exports', 'require', '__filename', '__dirname'],
    {
      filename: file,
    },
  )
  code(module, module.exports, createRequire(file), file, path.dirname(file))
  return module.exports as Container // what the server build of a remote exports
}
