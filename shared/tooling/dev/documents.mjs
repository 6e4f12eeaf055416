import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { containerName, DEVELOPMENT_ENTRY } from '../webpack/remote.mjs'
import { faceOf } from '../workspaces.mjs'
import { RELEASE } from './configs.mjs'

/**
 * Makes a document of the running site one that starts the development builds: the same composition with the shell and
 * one remote replaced, rendered by the browser.
 * @param {{ workspace: string, shellFolder: string, serverParts: string }} dev serverParts: file with the server's own
 *   way to a document that the browser renders
 * @returns {Promise<(html: string) => string>}
 */
export async function developmentDocuments({ workspace, shellFolder, serverParts }) {
  const { unrenderedDocument, buildFiles, STATE_ID } = await import(pathToFileURL(serverParts).href)
  const stateIn = new RegExp(`<script id="${STATE_ID}"[^>]*>(.*?)</script>`, 's')
  const base = (/** @type {string} */ name) => `/remotes/${name}/${RELEASE}/browser/`

  return (html) => {
    const [, text] = html.match(stateIn) ?? []
    if (!text) return html
    const { hydration, ...state } = JSON.parse(text)
    const face = faceOf(workspace)
    const remote = {
      name: face.name,
      release: RELEASE,
      base: base(face.name),
      // Its files change with every build: the entry is not checked, and it finds the others by itself.
      files: { entry: DEVELOPMENT_ENTRY, integrity: { [DEVELOPMENT_ENTRY]: '' }, chunks: {} },
      container: containerName(face, RELEASE),
      routes: face.routes,
      lends: Object.keys(face.lends ?? {}),
    }
    const { remotes } = state.composition
    const shell = {
      release: RELEASE,
      base: base('shell'),
      files: buildFiles(readJson(path.join(shellFolder, 'browser/manifest.json'))),
    }
    const others = remotes.filter((/** @type {{ name: string }} */ { name }) => name !== face.name)
    const composition = { ...state.composition, id: RELEASE, shell, remotes: [...others, remote] }
    return unrenderedDocument({ ...state, composition })
  }
}

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))
