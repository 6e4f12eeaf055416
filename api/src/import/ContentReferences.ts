import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PICTURE_PIXELS } from '@brightfill/shared/constants'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables'
import { liveRoutes, routeOf } from '../drafts/pageAddress'
import { mediaName } from '../modules/media/mediaPath'
import { ANY_PATH, reservedRoute } from '../modules/releases/routes'
import type { Store } from '../store/Store'
import type { Batch } from './contentFile'
import type { ContentProblem } from './problems'
import { listOf, nameOf } from './writeBatch'

const LINK_IN_TEXT = /\bhref="(\/[^"]*)"/g
/** A whole value that is an address of this site, not a file. */
const ADDRESS = /^\/(?![/.])[^\s<>"]*$/
const MEDIA = /^(?:public|\/?storage)\/(?:\S+|[^\r\n<>]+\.\w{2,5})$/
const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i

type Place = Pick<ContentProblem, 'list' | 'item'>
type Route = { id: string; path: string }

/** References in a content file: routes, pages, machines, articles and pictures. */
export class ContentReferences {
  private readonly menu = new Map<string, Place>()
  /** By link, the items that have it. */
  private readonly links = new Map<string, Map<string, Place>>()
  private readonly media = new Map<string, Place>()

  constructor(batches: readonly Batch[]) {
    for (const batch of batches) {
      for (const item of batch.items as readonly object[]) {
        const place: Place = { list: listOf(batch.list), item: nameOf(batch.list, item) }
        if ('menu_position' in item && 'url' in item && item.menu_position !== null)
          this.menu.set(String(item.url), place)
        // The item's own address is not a link.
        const { url: _, ...parts } = item as { url?: string }
        this.collect(parts, place)
      }
    }
  }

  /** Menu entries that lead nowhere; none before the first composition is live. */
  async errors(db: Kysely<Tables>): Promise<ContentProblem[]> {
    const routes = await liveRoutes(db)
    if (routes.length === 0) return []
    return [...this.menu]
      .filter(([url]) => reservedRoute(url) || !routeOf(routes, url))
      .map(([, place]) => ({
        level: 'error',
        ...place,
        message: 'is in the menu, but no page of the site has its address',
      }))
  }

  /** Links to missing pages, machines, articles and files in the current content, each once per item. */
  async deadLinks(db: Kysely<Tables>): Promise<(Place & { link: string })[]> {
    const routes = await liveRoutes(db)
    if (routes.length === 0) return []
    const dead: (Place & { link: string })[] = []
    for (const [link, places] of this.links) {
      const address = link.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '')
      if (!(await isThere(db, routeOf(routes, address), address)))
        dead.push(...[...places.values()].map((place) => ({ ...place, link })))
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

  private collect(value: unknown, place: Place) {
    if (typeof value === 'string') {
      if (MEDIA.test(value)) this.remember(this.media, value, place)
      else if (ADDRESS.test(value)) this.rememberLink(value, place)
      else for (const [, link = ''] of value.matchAll(LINK_IN_TEXT)) this.rememberLink(link, place)
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) this.collect(part, place)
    }
  }

  private rememberLink(link: string, place: Place) {
    const places = this.links.get(link) ?? new Map<string, Place>()
    this.links.set(link, places.set(`${place.list} ${place.item}`, place))
  }

  /** Each once, at its first place. */
  private remember(all: Map<string, Place>, name: string, place: Place) {
    if (!all.has(name)) all.set(name, place)
  }
}

/** Whether the machine, article, page or file at an address exists; other routes are not checked. */
async function isThere(db: Kysely<Tables>, route: Route | undefined, address: string): Promise<boolean> {
  const name = MEDIA.test(address) && mediaName(address).replace(/^media\//, '')
  if (name) return (await sql`select 1 from media_file where name = ${name}`.execute(db)).rows.length > 0
  if (!route) return false
  if (route.path === ANY_PATH) {
    const { rows } = await sql`select 1 from page where url = ${address} and published`.execute(db)
    return rows.length > 0
  }
  if (!route.path.endsWith('/:slug')) return true
  const slug = address.split('/').at(-1) ?? ''
  const kind = route.id === 'product' ? 'machine' : 'article'
  const { rows } = await sql`
    select 1 from ${sql.table(kind)} where published_at is not null and deleted_at is null and (slug = ${slug}
      or id = (select target_id from former_slug where kind = ${kind} and slug = ${slug}))`.execute(db)
  return rows.length > 0
}

async function pictureProblem(store: Store, address: string, file: string): Promise<string | undefined> {
  const name = mediaName(address)
  if (!name || (await store.version(name)) === undefined) return 'a file is missing'
  if (!PICTURE.test(name) || !(await store.fetch(name, file))) return
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    if (width * height > PICTURE_PIXELS)
      return `a picture has more than ${PICTURE_PIXELS / 1_000_000} megapixels, so visitors do not get it`
  } catch {
    return 'a picture cannot be read'
  } finally {
    await rm(file, { force: true })
  }
}
