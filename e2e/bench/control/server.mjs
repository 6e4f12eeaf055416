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
    const upstream = await fetch(origin + request.url, { headers: { Accept: request.headers.accept ?? '*/*' } })
    const type = upstream.headers.get('content-type') ?? ''
    const body = type.startsWith('text/html') ? withControl(await upstream.text(), entry) : Buffer.from(await upstream.arrayBuffer())
    response.writeHead(upstream.status, { 'Content-Type': type }).end(body)
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
