import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { sourceHash } from '../sourceHash'
import { webpackCli } from '../webpackCli'
import { root } from '../workspaces'

const cache = path.join(root, '.cache/dev')

export const shellSources = [
  'shell/src',
  'shared/src',
  'shared/package.json',
  'shared/tooling/webpack',
  'shared/tooling/dev',
  'package-lock.json',
]

/** The parts of the site that a remote in its own repository needs to be developed inside it. */
export async function buildSiteParts() {
  return { shellFolder: await builtShell(), serverParts: await buildDocuments() }
}

/** The shell's development build, made once for the sources it has. */
async function builtShell() {
  const folder = path.join(cache, `shell-${sourceHash(shellSources)}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache))
    if (name.startsWith('shell-')) rmSync(path.join(cache, name), { recursive: true })
  console.log('Building the shell for development ...')
  const making = `${folder}.${process.pid}`
  await webpackCli('shell', '--env', `development=${making}`)
  renameSync(making, folder)
  return folder
}

/**
 * The server's own way to a document that the browser renders; it is TypeScript, so it is compiled first.
 * @returns the file
 */
export async function buildDocuments() {
  const outfile = path.join(cache, 'documents.mjs')
  await build({
    stdin: {
      contents: `
        export { unrenderedDocument } from './shell/server/pages/unrenderedDocument'
        export { buildFiles } from './shell/src/composition/composition'
        export { ownerOfPath } from './shell/src/composition/pageOwner'
        export { STATE_ID } from './shell/src/composition/writeState'`,
      resolveDir: root,
      loader: 'ts',
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
  })
  return outfile
}
