import path from 'node:path'
import { Server } from './server'
import type { Site } from './topology'

/**
 * Restores a backup into an empty site of its own, and compares every page of both.
 * @param main the program that has the migrations of the backup
 * @returns a line to print
 * @throws Error when the restored site is not equal
 */
export async function compareRestored(site: Site, file: string, main: string): Promise<string> {
  const [api, shell] = [site.apis[0], site.shells[0]]
  if (!api || !shell) throw new Error('There is no site')
  const env = {
    DATABASE_URL: await site.postgres.createDatabase(),
    DATA_DIR: path.join(site.folder, 'restored'),
    S3_URL: `${site.store.url}/restored`,
  }
  await site.command(['restore', file], { env, main })
  await site.command(['verify', file], { env, main })
  const [apiPort, port] = site.sparePorts
  const origin = `http://127.0.0.1:${port}`
  const others = [
    new Server('restored api', {
      ...api,
      origin: `http://127.0.0.1:${apiPort}`,
      env: { ...api.env, ...env, API_PORT: `${apiPort}` },
    }),
    new Server('restored composition server', {
      ...shell,
      origin,
      env: {
        ...shell.env,
        PORT: `${port}`,
        API_ORIGINS: `http://127.0.0.1:${apiPort}`,
        RELEASES_DIR: path.join(site.folder, 'releases-restored'),
      },
    }),
  ]
  try {
    for (const server of others) {
      server.start()
      await server.untilReady()
    }
    const pages = await addresses(shell.origin)
    for (const page of pages) {
      const [before, after] = await Promise.all([read(shell.origin + page), read(origin + page)])
      if (before !== after) throw new Error(`${page} differs`)
    }
    return `restored, verified, and ${pages.length} rendered pages are equal`
  } finally {
    await Promise.all(others.map((server) => server.end()))
  }
}

async function addresses(origin: string) {
  const map = await read(`${origin}/sitemap.xml`)
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  if (pages.length < 20) throw new Error('The site map lists too few pages')
  return pages
}

async function read(address: string) {
  const answer = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(30_000) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}
