import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { ReleaseFace, Tables } from '../database/tables'
import { mediaName } from '../modules/media/mediaPath'
import { overlap } from '../modules/releases/routes'
import type { Store } from '../store/Store'
import type { Batch } from './contentFile'
import type { ContentProblem } from './problems'
import { listOf, nameOf } from './writeBatch'

const LINK_IN_TEXT = /\bhref="(\/[^"]*)"/g
/** A whole value that is an address of this site, and no file. */
const ADDRESS = /^\/(?![/.])[^\s<>"]*$/
const MEDIA = /^(?:public|\/storage|storage)\/\S+$/
const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i
/** Copies of larger pictures are not made (api/src/modules/media/makeFile.ts). */
const PIXELS = 40_000_000

type Place = Pick<ContentProblem, 'list' | 'item'>

/** References of the items of a file of content: routes, pages, machines, articles and pictures. */
export class ContentReferences {
  private readonly menu = new Map<string, Place>()
  private readonly links = new Map<string, Place>()
  private readonly media = new Map<string, Place>()

  constructor(batches: readonly Batch[]) {
    for (const batch of batches) {
      for (const item of batch.items as readonly object[]) {
        const place: Place = { list: listOf(batch.list), item: nameOf(batch.list, item) }
        if ('menu_position' in item && 'url' in item && item.menu_position !== null)
          this.menu.set(String(item.url), place)
        this.collect(item, place)
      }
    }
  }

  /** Menu entries that lead nowhere. Nothing is said before the first composition is live. */
  async errors(db: Kysely<Tables>): Promise<ContentProblem[]> {
    const routes = await liveRoutes(db)
    if (routes.length === 0) return []
    return [...this.menu]
      .filter(([url]) => !routes.some(({ path }) => overlap(path, url)))
      .map(([, place]) => ({
        level: 'error',
        ...place,
        message: 'is in the menu, but no page of the site has its address',
      }))
  }

  /** Links to pages, machines and articles that are not there, as the content is now. */
  async deadLinks(db: Kysely<Tables>): Promise<ContentProblem[]> {
    const routes = await liveRoutes(db)
    if (routes.length === 0) return []
    const dead: ContentProblem[] = []
    for (const [link, place] of this.links) {
      const address = link.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '')
      const route = routes.find(({ path }) => path === address) ?? routes.find(({ path }) => overlap(path, address))
      if (route && (await isThere(db, route, address))) continue
      dead.push({ level: 'warning', ...place, message: `links to ${link}, which is not on the site` })
    }
    return dead
  }

  /** Pictures and films that are missing, unreadable or too large for copies. */
  async pictureProblems(store: Store): Promise<ContentProblem[]> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'brightfill-check-'))
    try {
      const problems: ContentProblem[] = []
      for (const [address, place] of this.media) {
        const problem = await pictureProblem(store, address, path.join(folder, 'picture'))
        if (problem) problems.push({ level: 'warning', ...place, message: `${problem}: ${address}` })
      }
      return problems
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  private collect(value: unknown, place: Place, key = '') {
    if (typeof value === 'string') {
      if (MEDIA.test(value)) this.remember(this.media, value, place)
      else if (ADDRESS.test(value) && key !== 'url') this.remember(this.links, value, place)
      else for (const [, link = ''] of value.matchAll(LINK_IN_TEXT)) this.remember(this.links, link, place)
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) this.collect(part, place, name)
    }
  }

  /** Each once, where it is met first. */
  private remember(all: Map<string, Place>, name: string, place: Place) {
    if (!all.has(name)) all.set(name, place)
  }
}

interface LiveRoute {
  id: string
  path: string
}

async function liveRoutes(db: Kysely<Tables>): Promise<LiveRoute[]> {
  const { rows } = await sql<{ face: ReleaseFace }>`
    select face from release, live_composition, jsonb_each_text(releases) as live (name, id)
    where release.name = live.name and release.id = live.id`.execute(db)
  return rows.flatMap(({ face }) => ('routes' in face ? face.routes : []))
}

/** Whether the machine or the article of an address is there; other routes answer for themselves. */
async function isThere(db: Kysely<Tables>, { id, path }: LiveRoute, address: string): Promise<boolean> {
  if (!path.endsWith('/:slug')) return true
  const slug = address.split('/').at(-1) ?? ''
  const kind = id === 'product' ? 'machine' : 'article'
  const { rows } = await sql`
    select 1 from ${sql.table(kind)} where slug = ${slug} and published_at is not null and deleted_at is null
    union all
    select 1 from former_slug where kind = ${kind} and slug = ${slug}`.execute(db)
  return rows.length > 0
}

async function pictureProblem(store: Store, address: string, file: string): Promise<string | undefined> {
  const name = mediaName(address)
  if (!name || (await store.version(name)) === undefined) return 'a file is missing'
  if (!PICTURE.test(name) || !(await store.fetch(name, file))) return
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    if (width * height > PIXELS) return `a picture has more than ${PIXELS / 1_000_000} megapixels`
  } catch {
    return 'a picture cannot be read'
  } finally {
    await rm(file, { force: true })
  }
}
