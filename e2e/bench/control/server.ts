import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { builtEntry } from '../builtEntry'
import { type Answer, passOn, send, serve } from '../serve'
import { controlConfig } from './config'

/** Builds the one-bundle control and serves it with the documents and data of a running site. */
export async function startControl({ origin, port, output }: { origin: string; port: number; output: string }) {
  const entry = await builtEntry(controlConfig({ output, publicPath: '/control/' }), output)
  /**
   * The addresses of the federated scripts in the last document. The control's script uses the first one, because React
   * would request it as well; the others are empty.
   */
  let scripts: string[] = []
  const answer: Answer = async (request, response) => {
    const { url: asked = '/' } = request
    const place = scripts.indexOf(asked)
    if (place > 0) return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end()
    const url = place === 0 ? `/control/${entry}` : asked
    if (url.startsWith('/control/')) {
      const file = path.join(output, path.basename(url))
      if (!file.endsWith('.js')) return response.writeHead(200, { 'Content-Type': 'text/css' }).end()
      return send(response, { type: 'text/javascript', body: await readFile(`${file}.br`) })
    }
    const isPage = /^text\/html/.test(request.headers.accept ?? '')
    if (isPage) {
      const page = await fetch(origin + asked, {
        headers: { Accept: 'text/html' },
        signal: AbortSignal.timeout(30_000),
      })
      const html = await page.text()
      scripts = [...html.matchAll(SITE_SCRIPT)].map(([, src = '']) => src)
      return send(response, { type: 'text/html', body: await compressed(withControl(html)), status: page.status })
    }
    // Everything else is forwarded as it is, with the site's compression.
    passOn(origin + asked, request, response)
  }
  return serve(port, answer)
}

const brotli = promisify(zlib.brotliCompress)

/** Compresses a document like the site, so that neither is lighter. */
function compressed(html: string) {
  return brotli(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } })
}

const SITE_SCRIPT = /<script\b[^>]*\ssrc="(\/[^"]*)"[^>]*><\/script>/g

/** The same document without the federated scripts, in which the control's script replaces the first of them. */
function withControl(html: string) {
  let first = true
  return html
    .replace(/<link rel="(preload|modulepreload)"[^>]*as="script"[^>]*>/g, '')
    .replace(SITE_SCRIPT, (script) => {
      const kept = first ? script.replace(/ (integrity|crossorigin)="[^"]*"/gi, '') : ''
      first = false
      return kept
    })
}
