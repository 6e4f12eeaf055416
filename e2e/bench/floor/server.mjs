import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { compressFolder } from '../../../shared/tooling/compressFolder.mjs'
import { base } from '../../../shared/tooling/webpack/base.mjs'
import { ReleaseManifest } from '../../../shared/tooling/webpack/ReleaseManifest.mjs'
import { runWebpack } from '../runWebpack.mjs'
import { serve } from '../serve.mjs'
import { Page } from './page.mjs'

/**
 * Builds and serves a page with React alone: rendered on the server, hydrated by one script built like the site's.
 * @param {{ port: number, output: string }} options
 */
export async function startFloor({ port, output }) {
  const config = base({ workspace: 'shell', prefix: 'floor', target: 'browser', output, publicPath: '/' })
  config.entry = { floor: path.join(import.meta.dirname, 'browser.mjs') }
  config.output.filename = '[contenthash].js'
  config.plugins.push(new ReleaseManifest({ entry: 'floor' }))
  await runWebpack(config)
  await compressFolder(output)
  const { entry } = JSON.parse(await readFile(path.join(output, 'manifest.json'), 'utf8'))
  const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  const head = `${meta}<title>Floor</title><script async src="/${entry}"></script>`
  const body = renderToString(createElement(Page))
  const html = `<!doctype html><html lang="en-GB"><head>${head}</head><body>${body}</body></html>`
  const document = brotliCompressSync(html)

  return serve(port, async (request, response) => {
    const isScript = request.url === `/${entry}`
    if (!isScript && request.url !== '/') return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html', 'Content-Encoding': 'br' })
    return isScript ? createReadStream(path.join(output, `${entry}.br`)).pipe(response) : response.end(document)
  })
}
