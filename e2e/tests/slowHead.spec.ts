import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { PORT } from '../site'
import { test, untilInteractive } from './fixtures'

/** The site on a line on which a document stops before it names its scripts, for longer than these are held. */
const slowLine = createServer((asked, answer) => {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const call = request({ port: PORT, path: asked.url, method: asked.method, headers }, async (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    if (!got.headers['content-type']?.startsWith('text/html')) return got.pipe(answer)
    const html = Buffer.concat(await got.toArray()).toString()
    const stop = html.indexOf('<link rel="preload" as="script"')
    answer.write(html.slice(0, stop))
    await wait(1_500)
    answer.end(html.slice(stop))
  })
  asked.pipe(call)
})

test.beforeAll(() => new Promise<void>((resolve) => void slowLine.listen(0, 'localhost', resolve)))
test.afterAll(() => {
  slowLine.closeAllConnections()
  slowLine.close()
})

test('a page without a picture becomes interactive when its head comes slowly', async ({ page }) => {
  // Chromium draws no frame before the body has arrived; the standard does not promise that.
  await page.addInitScript(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(draw, 16)
  })
  const { port } = slowLine.address() as AddressInfo // it listens on a port
  await page.goto(`http://localhost:${port}/login`, { waitUntil: 'commit' })
  await untilInteractive(page)
})
