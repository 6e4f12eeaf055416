import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { PORT } from '../site'
import { test, untilInteractive } from './fixtures'

/** The site on a line on which a document stops after its early script, for longer than scripts are held. */
const slowLine = createServer((asked, answer) => {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const call = request({ port: PORT, path: asked.url, method: asked.method, headers }, async (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    if (!got.headers['content-type']?.startsWith('text/html')) return got.pipe(answer)
    const html = Buffer.concat(await got.toArray()).toString()
    const stop = html.indexOf('</script>') + '</script>'.length
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

for (const path of ['/login', '/products'])
  test(`${path} becomes interactive when its head comes slowly [R-713]`, async ({ page }) => {
    await page.goto(`http://localhost:${(slowLine.address() as AddressInfo).port}${path}`, { waitUntil: 'commit' })
    await untilInteractive(page)
  })
