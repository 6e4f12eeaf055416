import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { build } from 'esbuild'

/** Serves `host.ts` as a page of another site. */
export async function startPlainHost(): Promise<{ origin: string; close: () => void }> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'host.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  const page = `<!doctype html><html lang="en"><title>Plain host</title><body><script type="module">${outputFiles[0]?.text.replaceAll('</script', '<\\/script')}</script>`
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
