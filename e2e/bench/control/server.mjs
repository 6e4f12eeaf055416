import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { compressFolder } from '../../../shared/tooling/compressFolder.mjs'
import { runWebpack } from '../runWebpack.mjs'
import { serve } from '../serve.mjs'
import { controlConfig } from './config.mjs'

/**
 * Builds the one-bundle control and serves it with the documents and data of a running site.
 * @param {{ origin: string, port: number, output: string }} options
 */
export async function startControl({ origin, port, output }) {
  await runWebpack(controlConfig({ output, publicPath: '/control/' }))
  await compressFolder(output)
  const { entry } = JSON.parse(await readFile(path.join(output, 'manifest.json'), 'utf8'))
  /** @type {string | undefined} */
  // The federated shell's script. The control's script uses its address, because React would request another one as
  // well.
  let script
  return serve(port, answer)

  /** @type {import('../serve.mjs').Answer} */
  async function answer(request, response) {
    const { url: asked = '/' } = request
    const url = asked === script ? `/control/${entry}` : asked
    if (url.startsWith('/control/')) {
      const file = path.join(output, path.basename(url))
      if (!file.endsWith('.js')) return response.writeHead(200, { 'Content-Type': 'text/css' }).end()
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Encoding': 'br' })
      return createReadStream(`${file}.br`).pipe(response)
    }
    const isPage = /^text\/html/.test(request.headers.accept ?? '')
    if (isPage) {
      const page = await fetch(origin + asked, { headers: { Accept: 'text/html' } })
      const html = await page.text()
      script = SHELL_SCRIPT.exec(html)?.[1]
      const document = await compressed(withControl(html))
      return response.writeHead(page.status, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' }).end(document)
    }
    // Everything else is forwarded as it is, with the site's compression.
    const upstream = http.request(origin + asked, { method: request.method, headers: request.headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  }
}

const brotli = promisify(zlib.brotliCompress)

/**
 * Compresses a document like the site's, so that neither is lighter.
 * @param {string} html
 */
function compressed(html) {
  return brotli(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } })
}

const SHELL_SCRIPT = /<script async="" src="([^"]*)"[^>]*><\/script>/

/**
 * The same document without the federated scripts, in which the control's script replaces the shell's.
 * @param {string} html
 */
function withControl(html) {
  return html
    .replace(/<link rel="preload"[^>]*as="script"[^>]*>/g, '')
    .replace(SHELL_SCRIPT, '<script async="" src="$1"></script>')
}
