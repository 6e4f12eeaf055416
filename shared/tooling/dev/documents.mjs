import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { containerName } from '../webpack/remote.mjs'
import { root } from '../workspaces.mjs'
import { RELEASE } from './configs.mjs'

/**
 * Makes a document of the running site one that starts the development builds: the same composition with the shell and
 * one remote replaced, rendered by the browser.
 * @param {{ workspace: string, shellFolder: string, cache: string }} dev
 * @returns {Promise<(html: string) => string>}
 */
export async function developmentDocuments({ workspace, shellFolder, cache }) {
  const { unrenderedDocument, buildFiles, STATE_ID } = await partsOfTheServer(cache)
  const stateIn = new RegExp(`<script id="${STATE_ID}"[^>]*>(.*?)</script>`, 's')
  const base = (/** @type {string} */ name) => `/remotes/${name}/${RELEASE}/browser/`

  return (html) => {
    const [, text] = html.match(stateIn) ?? []
    if (!text) return html
    const { hydration, ...state } = JSON.parse(text)
    const face = readJson(path.join(root, workspace, 'remote.json'))
    const remote = {
      name: face.name,
      release: RELEASE,
      base: base(face.name),
      // It changes with every build, so nothing can be said of it beforehand.
      manifestIntegrity: '',
      container: containerName(face, RELEASE),
      routes: face.routes,
      lends: Object.keys(face.lends ?? {}),
    }
    const { remotes } = state.composition
    const shell = {
      release: RELEASE,
      base: base('shell'),
      manifestIntegrity: '',
      files: buildFiles(readJson(path.join(shellFolder, 'browser/manifest.json'))),
    }
    const others = remotes.filter((/** @type {{ name: string }} */ { name }) => name !== face.name)
    const composition = { ...state.composition, id: RELEASE, shell, remotes: [...others, remote] }
    return unrenderedDocument({ ...state, composition })
  }
}

/**
 * The server's own way to a document that the browser renders; it is TypeScript, so it is compiled first.
 * @param {string} cache
 */
async function partsOfTheServer(cache) {
  const outfile = path.join(cache, 'documents.mjs')
  await build({
    stdin: {
      contents: `
        export { unrenderedDocument } from './shell/server/pages/unrenderedDocument'
        export { buildFiles } from './shell/src/composition/composition'
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
  return import(pathToFileURL(outfile).href)
}

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))
