import { type Kysely, sql } from 'kysely'
import type { ReleaseFace, Tables } from '../database/tables'
import { invalid } from '../http/HttpProblem'
import { ANY_PATH, overlap, reservedRoute } from '../modules/releases/routes'

interface LiveRoute {
  id: string
  path: string
  remote: string
}

/** The routes of the live releases; none before the first composition. */
export async function liveRoutes(db: Kysely<Tables>): Promise<LiveRoute[]> {
  const { rows } = await sql<{ face: ReleaseFace; remote: string }>`
    select face, release.name as remote from release, live_composition, jsonb_each_text(releases) as live (name, id)
    where release.name = live.name and release.id = live.id`.execute(db)
  return rows.flatMap(({ face, remote }) =>
    'routes' in face ? face.routes.map((route) => ({ ...route, remote })) : [],
  )
}

/** The route of an address: an exact one before the catch-all. */
export function routeOf<Route extends { path: string }>(routes: readonly Route[], address: string): Route | undefined {
  return (
    routes.find(({ path }) => path === address) ??
    routes.find(({ path }) => overlap(path, address)) ??
    routes.find(({ path }) => path === ANY_PATH)
  )
}

/**
 * Refuses a new page at an address that is in use.
 * @throws HttpProblem 422
 */
export async function refuseTakenAddress(db: Kysely<Tables>, address: string): Promise<void> {
  if (reservedRoute(address) || /^\/(user|office)(\/|$)/.test(address))
    throw invalid({ url: ['The site needs this address'] })
  const page = await db.selectFrom('page').select('deleted_at').where('url', '=', address).executeTakeFirst()
  if (page?.deleted_at) throw invalid({ url: ['A page in the bin has this address. Restore it instead'] })
  if (page) throw invalid({ url: ['Another page has this address'] })
  const routes = await liveRoutes(db)
  if (routes.length === 0) return
  const owner = routes.find(({ path }) => path === ANY_PATH)?.remote
  const route = routeOf(routes, address)
  if (!route) throw invalid({ url: ['The live release cannot show pages at new addresses'] })
  if (route.remote !== owner)
    throw invalid({ url: [`This address belongs to ${route.path}, which another part of the site shows`] })
}
