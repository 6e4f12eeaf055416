import { configureApi } from '@brightfill/shared/api'
import { registerSiteOrigin } from '@brightfill/shared/page'
import { registerRouteNames } from '@brightfill/shared/router'
import { routeNames } from './composition/composition'
import { type Rendered, type RenderTask, renderPage } from './document/renderPage'
import { renderAdapter, watchCalls } from './document/renderScope'
import type { AskApi, RenderSite } from './document/renderSite'
import { loadServerContainers } from './federation/serverContainers'

/** A render process calls this once; the function it returns renders the document of an address. */
export function startRendering({ composition, directories, publicOrigin }: RenderSite, ask: AskApi) {
  configureApi({ baseURL: '/api', adapter: renderAdapter(ask) })
  registerSiteOrigin(publicOrigin)
  registerRouteNames(routeNames(composition))
  loadServerContainers(directories)

  return async (task: RenderTask): Promise<Rendered> => {
    const { result, allAnswered } = await watchCalls(() =>
      renderPage({ composition, directories, origin: publicOrigin }, task),
    )
    return { ...result, complete: allAnswered && result.failures.length === 0 }
  }
}
