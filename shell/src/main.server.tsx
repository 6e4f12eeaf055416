import { Agent } from 'node:http'
import { workerData } from 'node:worker_threads'
import { configureApi } from '@brightfill/shared/api'
import { registerSiteOrigin } from '@brightfill/shared/page'
import { registerRouteNames } from '@brightfill/shared/router'
import { routeNames } from './composition/composition'
import { loadServerContainers } from './composition/serverContainers'
import { type Rendered, type RenderTask, renderPage } from './document/renderPage'
import { watchCalls, watchedAdapter } from './document/renderScope'
import type { RenderWorkerData } from './document/renderWorkerData'

const { composition, directories, apiOrigin, apiHeaders, publicOrigin } = workerData as RenderWorkerData

// A new connection for each call: a restart of the api may have closed a kept one, which would fail a visitor's page.
configureApi({
  baseURL: `${apiOrigin}/api`,
  headers: apiHeaders,
  adapter: watchedAdapter,
  httpAgent: new Agent({ keepAlive: false }),
})
registerSiteOrigin(publicOrigin)
registerRouteNames(routeNames(composition))
loadServerContainers(directories)

/** Renders one address to one document; the render worker calls it. */
export async function render(task: RenderTask): Promise<Rendered> {
  const { result, allAnswered } = await watchCalls(() =>
    renderPage({ composition, directories, origin: publicOrigin }, task),
  )
  return { ...result, complete: allAnswered && result.failures.length === 0 }
}
