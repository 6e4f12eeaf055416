import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { base } from '../../../shared/tooling/webpack/base.mjs'
import { ReleaseManifest } from '../../../shared/tooling/webpack/ReleaseManifest.mjs'
import { builtEntry } from '../builtEntry.mjs'
import { send, serve } from '../serve.mjs'
import { render as renderReact } from './react/render.mjs'
import { render as renderRouter } from './router/render.mjs'

const floors = { react: renderReact, router: renderRouter }

/**
 * Builds and serves pages with only the libraries: React alone, or React with its data router. The server renders them,
 * and one script, built like the site's, hydrates them.
 * @param {{ name: keyof typeof floors, port: number, output: string }} options
 */
export async function startFloor({ name, port, output }) {
  const config = base({ workspace: 'shell', prefix: 'floor', target: 'browser', output, publicPath: '/' })
  config.entry = { floor: path.join(import.meta.dirname, name, 'browser.mjs') }
  config.output.filename = '[contenthash].js'
  config.plugins.push(new ReleaseManifest({ entry: 'floor' }))
  const entry = await builtEntry(config, output)
  /** @type {Map<string, Buffer>} */
  const kept = new Map()

  const script = await readFile(path.join(output, `${entry}.br`))

  return serve(port, async ({ url = '/', headers }, response) => {
    if (url === `/${entry}`) return send(response, { type: 'text/javascript', body: script })
    if (!headers.accept?.startsWith('text/html')) return response.writeHead(404).end()
    const page = kept.get(url) ?? brotliCompressSync(document(entry, await floors[name](url)))
    kept.set(url, page)
    return send(response, { type: 'text/html', body: page })
  })
}

/**
 * @param {string} entry
 * @param {string} body
 */
function document(entry, body) {
  const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  const head = `${meta}<title>Floor</title><script async src="/${entry}"></script>`
  return `<!doctype html><html lang="en-GB"><head>${head}</head><body>${body}</body></html>`
}
