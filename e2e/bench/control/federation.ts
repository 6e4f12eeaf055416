import type { RemoteRoute } from '@brightfill/shared/router'
import { routes as account } from '../../../mfe-account/src/routes'
import { routes as blog } from '../../../mfe-blog/src/routes'
import { routes as catalogue } from '../../../mfe-catalogue/src/routes'
import { routes as content } from '../../../mfe-content/src/routes'
import type { LiveRemote } from '../../../shell/src/composition/composition'

// Replaces shell/src/federation/federation.ts in the control build: the same site as one bundle with direct imports.

const routes: Record<string, RemoteRoute[]> = { account, blog, catalogue, content }

const lent: Record<string, () => Promise<unknown>> = {
  'blog/BlogCards': () => import(/* webpackChunkName: "lent-BlogCards" */ '../../../mfe-blog/src/articles/BlogCards'),
  'catalogue/MachineGrid': () =>
    import(/* webpackChunkName: "lent-MachineGrid" */ '../../../mfe-catalogue/src/machines/MachineGrid'),
}

export async function loadExposed<Module>(remote: LiveRemote, exposed: string): Promise<Module> {
  const load = lent[`${remote.name}/${exposed}`]
  if (!load) throw new RangeError(`"${remote.name}" does not lend "${exposed}"`)
  return (await load()) as Module
}

export async function loadRoutes(remote: LiveRemote): Promise<RemoteRoute[]> {
  return routes[remote.name] ?? []
}

export function loadFrom<Result>(_remote: LiveRemote, attempt: () => Promise<Result>): Promise<Result> {
  return attempt()
}
