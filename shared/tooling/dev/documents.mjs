import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { containerName, DEVELOPMENT_ENTRY } from '../webpack/remote.mjs'
import { shellFiles } from '../webpack/shell.mjs'
import { faceOf } from '../workspaces.mjs'
import { RELEASE } from './configs.mjs'

/** Asked for in an address, the server renders the page (docs/teams.md). */
const ON_SERVER = 'ssr'

/**
 * Makes a document of the running site one that starts the development builds: the same composition with the shell and
 * the developed remotes replaced. The browser renders it; with `?ssr` in the address the server does.
 * @param {{ workspaces: string[], shellManifest: string, serverParts: string, serverSide: ServerSide }} dev
 *   shellManifest: file that the shell's build writes; serverParts: file with the server's own way to a document that
 *   the browser renders
 * @returns {Promise<(html: string, url: URL) => Promise<{ html: string, status?: number, location?: string }>>}
 * @typedef {import('./ServerSide.mjs').ServerSide} ServerSide
 */
export async function developmentDocuments({ workspaces, shellManifest, serverParts, serverSide }) {
  const { unrenderedDocument, buildFiles, ownerOfPath, STATE_ID } = await import(pathToFileURL(serverParts).href)
  const stateIn = new RegExp(`<script id="${STATE_ID}"[^>]*>(.*?)</script>`, 's')

  return async (html, url) => {
    const [, text] = html.match(stateIn) ?? []
    if (!text) return { html }
    const { hydration, ...state } = JSON.parse(text)
    const developed = workspaces.map(developedRemote)
    const others = state.composition.remotes.filter(
      (/** @type {{ name: string }} */ live) => !developed.some(({ name }) => name === live.name),
    )
    const built = buildFiles(JSON.parse(readFileSync(shellManifest, 'utf8')))
    // Files under their names, whatever is in them.
    const files = { ...built, integrity: Object.fromEntries(Object.keys(built.integrity).map((file) => [file, ''])) }
    const shell = { release: RELEASE, base: shellFiles, files }
    const composition = { ...state.composition, id: RELEASE, shell, remotes: [...others, ...developed] }
    const unrendered = () => unrenderedDocument({ ...state, composition })
    if (!url.searchParams.has(ON_SERVER)) return { html: unrendered() }
    const { remote: owner } = ownerOfPath(composition, url.pathname)
    if (others.some((/** @type {{ name: string }} */ { name }) => name === owner)) {
      console.log(`${url.pathname} is of ${owner}, which is not developed here: the browser renders it`)
      return { html: unrendered() }
    }
    try {
      const rendered = await serverSide.render(url.href, composition)
      for (const { where, route, message, stack } of rendered.failures)
        console.error(`The server's ${where} of ${route} failed: ${stack ?? message}`)
      return { ...rendered, html: linkFiles(rendered.html) }
    } catch (error) {
      console.error(`${url.pathname} was not rendered on the server:`, error)
      return { html: unrendered() }
    }
  }
}

/**
 * Stylesheets and the early script as files, where a document of the server has them inside itself: stylesheets are
 * replaced by their address when they change.
 * @param {string} html
 */
function linkFiles(html) {
  return html
    .replace(/<style[^>]* data-href="([^"]+)"[^>]*><\/style>/g, '<link rel="stylesheet" href="$1">')
    .replace(/<script data-href="([^"]+)"><\/script>/, '<script src="$1"></script>')
}

/** @param {string} workspace */
function developedRemote(workspace) {
  const face = faceOf(workspace)
  return {
    name: face.name,
    release: RELEASE,
    base: `/remotes/${face.name}/${RELEASE}/browser/`,
    // Its files change with every build: the entry finds the others by itself.
    files: { entry: DEVELOPMENT_ENTRY, integrity: { [DEVELOPMENT_ENTRY]: '' }, chunks: {} },
    container: containerName(face, RELEASE),
    routes: face.routes,
    lends: Object.keys(face.lends ?? {}),
  }
}
