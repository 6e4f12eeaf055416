import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { containerName, DEVELOPMENT_ENTRY } from '../webpack/remote.mjs'
import { faceOf } from '../workspaces.mjs'
import { RELEASE } from './configs.mjs'

/**
 * Makes a document of the running site one that starts the development builds: the same composition with the shell and
 * the developed remotes replaced, rendered by the browser.
 * @param {{ workspaces: string[], shellManifest: string, serverParts: string }} dev shellManifest: file that the shell's
 *   build writes; serverParts: file with the server's own way to a document that the browser renders
 * @returns {Promise<(html: string) => string>}
 */
export async function developmentDocuments({ workspaces, shellManifest, serverParts }) {
  const { unrenderedDocument, buildFiles, STATE_ID } = await import(pathToFileURL(serverParts).href)
  const stateIn = new RegExp(`<script id="${STATE_ID}"[^>]*>(.*?)</script>`, 's')

  return (html) => {
    const [, text] = html.match(stateIn) ?? []
    if (!text) return html
    const { hydration, ...state } = JSON.parse(text)
    const developed = workspaces.map(developedRemote)
    const others = state.composition.remotes.filter(
      (/** @type {{ name: string }} */ live) => !developed.some(({ name }) => name === live.name),
    )
    const files = unchecked(buildFiles(JSON.parse(readFileSync(shellManifest, 'utf8'))))
    const shell = { release: RELEASE, base: baseOf('shell'), files }
    const composition = { ...state.composition, id: RELEASE, shell, remotes: [...others, ...developed] }
    return unrenderedDocument({ ...state, composition })
  }
}

/** @param {string} workspace */
function developedRemote(workspace) {
  const face = faceOf(workspace)
  return {
    name: face.name,
    release: RELEASE,
    base: baseOf(face.name),
    // Its files change with every build: the entry finds the others by itself.
    files: { entry: DEVELOPMENT_ENTRY, integrity: { [DEVELOPMENT_ENTRY]: '' }, chunks: {} },
    container: containerName(face, RELEASE),
    routes: face.routes,
    lends: Object.keys(face.lends ?? {}),
  }
}

/**
 * Files under their names, whatever is in them.
 * @template {{ integrity: Record<string, string> }} Files
 * @param {Files} files
 */
function unchecked(files) {
  return { ...files, integrity: Object.fromEntries(Object.keys(files.integrity).map((file) => [file, ''])) }
}

const baseOf = (/** @type {string} */ name) => `/remotes/${name}/${RELEASE}/browser/`
