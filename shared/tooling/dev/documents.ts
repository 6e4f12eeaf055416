import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { containerName, DEVELOPMENT_ENTRY } from '../webpack/remote'
import { shellFiles } from '../webpack/shell'
import { faceOf } from '../workspaces'
import { RELEASE } from './configs'
import type { ServerSide } from './ServerSide'

/** With this in an address, the server renders the page (docs/teams.md). */
const ON_SERVER = 'ssr'

/**
 * Makes a document of the running site one that starts the development builds: the same composition with the shell and
 * the developed remotes replaced. The browser renders it; with `?ssr` in the address the server does.
 * @param dev shellManifest: file that the shell's build writes; serverParts: file with the server's own way to a
 *   document that the browser renders
 */
export async function developmentDocuments({
  workspaces,
  shellManifest,
  serverParts,
  serverSide,
}: {
  workspaces: string[]
  shellManifest: string
  serverParts: string
  serverSide: ServerSide
}): Promise<(html: string, url: URL) => Promise<{ html: string; status?: number; location?: string }>> {
  const { unrenderedDocument, buildFiles, ownerOfPath, STATE_ID } = await import(pathToFileURL(serverParts).href)
  const stateIn = new RegExp(`<script id="${STATE_ID}"[^>]*>(.*?)</script>`, 's')

  return async (html, url) => {
    const [, text] = html.match(stateIn) ?? []
    if (!text) return { html }
    const { hydration, ...state } = JSON.parse(text)
    const developed = workspaces.map(developedRemote)
    const others = state.composition.remotes.filter(
      (live: { name: string }) => !developed.some(({ name }) => name === live.name),
    )
    const built = buildFiles(JSON.parse(readFileSync(shellManifest, 'utf8')))
    // Files by name, whatever their content.
    const files = { ...built, integrity: Object.fromEntries(Object.keys(built.integrity).map((file) => [file, ''])) }
    const shell = { release: RELEASE, base: shellFiles, files }
    const composition = { ...state.composition, id: RELEASE, shell, remotes: [...others, ...developed] }
    const unrendered = () => unrenderedDocument({ ...state, composition })
    if (!url.searchParams.has(ON_SERVER)) return { html: unrendered() }
    const { remote: owner } = ownerOfPath(composition, url.pathname)
    if (others.some(({ name }: { name: string }) => name === owner)) {
      console.log(`${url.pathname} belongs to ${owner}, which is not in development here: the browser renders it`)
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
 */
function linkFiles(html: string) {
  return html
    .replace(/<style[^>]* data-href="([^"]+)"[^>]*><\/style>/g, '<link rel="stylesheet" href="$1">')
    .replace(/<script data-href="([^"]+)"><\/script>/, '<script src="$1"></script>')
}

function developedRemote(workspace: string) {
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
