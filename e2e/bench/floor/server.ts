import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { base } from '../../../shared/tooling/webpack/base'
import { ReleaseManifest } from '../../../shared/tooling/webpack/ReleaseManifest'
import { builtEntry } from '../builtEntry'
import { send, serve } from '../serve'
import { render as renderReact } from './react/render'
import { render as renderRouter } from './router/render'

const floors = { react: renderReact, router: renderRouter }

/**
 * Builds and serves pages with only the libraries: React alone, or React with its data router. The server renders them,
 * and one script, built like the site's, hydrates them.
 */
export async function startFloor({ name, port, output }: { name: keyof typeof floors; port: number; output: string }) {
  const config = base({ workspace: 'shell', prefix: 'floor', target: 'browser', output, publicPath: '/' })
  config.entry = { floor: path.join(import.meta.dirname, name, 'browser.ts') }
  config.output.filename = '[contenthash].js'
  config.plugins.push(new ReleaseManifest({ entry: 'floor' }))
  const entry = await builtEntry(config, output)
  const kept: Map<string, Buffer> = new Map()

  const script = await readFile(path.join(output, `${entry}.br`))

  return serve(port, async ({ url = '/', headers }, response) => {
    if (url === `/${entry}`) return send(response, { type: 'text/javascript', body: script })
    if (!headers.accept?.startsWith('text/html')) return response.writeHead(404).end()
    const page = kept.get(url) ?? brotliCompressSync(document(entry, await floors[name](url)))
    kept.set(url, page)
    return send(response, { type: 'text/html', body: page })
  })
}

function document(entry: string, body: string) {
  const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  const head = `${meta}<title>Floor</title><script async src="/${entry}"></script>`
  return `<!doctype html><html lang="en-GB"><head>${head}</head><body>${body}</body></html>`
}
