import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import { registerPlugins } from '@module-federation/enhanced/runtime'
import type { Composition } from './composition'

interface Manifest {
  entry: string
  files: Record<string, { integrity: string }>
}

/**
 * On the server a remote is read from its release folder: no request to ourselves, no time-out to wait for, and nothing runs whose hash is
 * not the one its manifest names. The federation runtime does the rest as in the browser.
 */
export function loadServerContainers({ remotes }: Composition, directories: Record<string, string>) {
  registerPlugins([
    {
      name: 'server-containers',
      async loadEntry({ remoteInfo }) {
        const remote = remotes.find(({ name }) => name === remoteInfo.name)
        const directory = directories[remoteInfo.name]
        if (!remote || !directory) throw new Error(`There is no server build of "${remoteInfo.name}"`)
        return evaluate(await verified(directory))
      },
    },
  ])
}

/** Path of the entry, once every file of the build is known to be the one that was released. */
async function verified(directory: string): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(directory, 'manifest.json'), 'utf8'))
  await Promise.all(
    Object.entries(manifest.files).map(async ([file, { integrity }]) => {
      const hash = createHash('sha384')
        .update(await readFile(path.join(directory, file)))
        .digest('base64')
      if (`sha384-${hash}` !== integrity) throw new Error(`${file} is not the file that was released`)
    }),
  )
  return path.join(directory, manifest.entry)
}

/** Runs a CommonJS file without node's module cache, so that a failed attempt leaves nothing behind. */
async function evaluate(file: string) {
  const module = { exports: {} }
  const code = compileFunction(await readFile(file, 'utf8'), ['module', 'exports', 'require', '__filename', '__dirname'], {
    filename: file,
  })
  code(module, module.exports, createRequire(file), file, path.dirname(file))
  return module.exports as RemoteContainer
}

interface RemoteContainer {
  get: (id: string) => () => Promise<unknown>
  init: (shareScope: unknown) => void | Promise<void>
}
