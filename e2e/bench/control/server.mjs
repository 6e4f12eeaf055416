import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import webpack from 'webpack'
import { compressFolder } from '../../../shared/tooling/compressFolder.mjs'
import { controlConfig } from './config.mjs'

/** Builds the one-bundle control and serves it with the documents and data of a running site. */
export async function startControl({ origin, port, output }) {
  await build(output)
  await compressFolder(output)
  const { entry } = JSON.parse(await readFile(path.join(output, 'manifest.json'), 'utf8'))
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })

  async function answer(request, response) {
    if (request.url.startsWith('/control/')) {
      const file = path.join(output, path.basename(request.url))
      if (!file.endsWith('.js')) return response.writeHead(200, { 'Content-Type': 'text/css' }).end()
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Encoding': 'br' })
      return createReadStream(`${file}.br`).pipe(response)
    }
    const isPage = /^text\/html/.test(request.headers.accept ?? '')
    if (isPage) {
      const page = await fetch(origin + request.url, { headers: { Accept: 'text/html' } })
      return response.writeHead(page.status, { 'Content-Type': 'text/html' }).end(withControl(await page.text(), entry))
    }
    // Everything else passes as it comes, compressed as the site compresses it.
    const upstream = http.request(origin + request.url, { method: request.method, headers: request.headers }, (answered) => {
      response.writeHead(answered.statusCode, answered.headers)
      answered.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  }

  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://localhost:${port}`, stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) }
}

/** The same document, with the control's script instead of the federated ones. */
function withControl(html, entry) {
  return html
    .replace(/<link rel="preload"[^>]*as="script"[^>]*>/g, '')
    .replace(/<script async=""[^>]*><\/script>/, `<script async="" src="/control/${entry}"></script>`)
}

function build(output) {
  return new Promise((resolve, reject) => {
    webpack(controlConfig({ output, publicPath: '/control/' }), (error, stats) => {
      if (error) reject(error)
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })))
      else resolve()
    })
  })
}
