import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { routes } from './routes'

const handler = createStaticHandler(routes)

/** @returns content of the element that the browser hydrates, and the data for it */
export async function render(address: string): Promise<string> {
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error(`The floor answered ${context.status} for ${address}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const page = renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }))
  const data = JSON.stringify({ loaderData: context.loaderData })
  return `<div id="root">${page}</div><script id="data" type="application/json">${data}</script>`
}
