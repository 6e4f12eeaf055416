import { createBrowserRouter } from 'react-router-dom'
import { paintAtOnce } from '../prefetch/paintAtOnce'

/**
 * The router's engine, the chunk `lateRouter` waits for. In the browser build this file has a copy of react-router of its own, since what one
 * chunk alone uses of a module cannot leave the others (shared/tooling/webpack/router.mjs); contexts and hooks stay the first load's.
 */
export function browserRouter(...site: Parameters<typeof createBrowserRouter>) {
  const router = createBrowserRouter(...site)
  paintAtOnce(router)
  return router
}
