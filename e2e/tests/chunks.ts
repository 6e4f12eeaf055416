import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

const checkout = path.resolve(import.meta.dirname, '../..')

/** The names of the chunks in this checkout's build, which the site runs, by their source files. */
export function chunkNames(): Map<string, string> {
  const names = new Map<string, string>()
  for (const workspace of ['shell', 'mfe-content', 'mfe-blog']) {
    const dist = path.join(checkout, workspace, 'dist')
    const { release } = JSON.parse(readFileSync(path.join(dist, 'current.json'), 'utf8'))
    const { chunks } = JSON.parse(readFileSync(path.join(dist, release, 'browser/manifest.json'), 'utf8')) as {
      chunks: Record<string, string[]>
    }
    for (const [name, files] of Object.entries(chunks))
      for (const file of files) if (file.endsWith('.js')) names.set(file, name)
  }
  return names
}

/** The names of the chunks that the page requests from now on. */
export function watchChunks(page: Page): string[] {
  const names = chunkNames()
  const asked: string[] = []
  page.on('request', (request) => {
    const name = names.get(new URL(request.url()).pathname.split('/').at(-1) ?? '')
    if (name) asked.push(name)
  })
  return asked
}

/** The address pattern of the file of one late chunk. */
export function fileOfChunk(chunk: string): string {
  const [file] = [...chunkNames()].find(([, name]) => name === chunk) ?? []
  if (!file) throw new Error(`There is no chunk "${chunk}"`)
  return `**/${file}*` // also under the address of a second request
}
