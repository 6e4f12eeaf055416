import { readFileSync } from 'node:fs'
import path from 'node:path'
import { siteParts } from './packages'
import { faceOf, remoteWorkspaces, standsAlone } from './workspaces'

/**
 * Route name to path pattern of every remote, as the composition of a running site knows them. A repository of one
 * remote knows the others from the site that its tools were published from.
 */
export function siteRoutes(): Record<string, string> {
  const others = standsAlone ? JSON.parse(readFileSync(path.join(siteParts, 'routes.json'), 'utf8')) : {}
  const routes = remoteWorkspaces.flatMap((workspace) => faceOf(workspace).routes)
  return { ...others, ...Object.fromEntries(routes.map(({ id, path: pattern }) => [id, pattern])) }
}
