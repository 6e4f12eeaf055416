import { type DataRouter, type HydrationState, matchRoutes, type RouteObject } from 'react-router-dom'

type RouterState = DataRouter['state']

/**
 * What the router shows first: the page at the address of the window, with what the document brought. It is what `createBrowserRouter` makes
 * of the same data (react-router 7.18), without its code. `initialized` is false where a page still has to load data.
 */
export function firstState(routes: RouteObject[], { loaderData = {}, errors = null }: HydrationState): RouterState {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = window.history.state ?? {}
  const matches = (matchRoutes(routes, pathname) ?? []) as RouterState['matches'] // every route of the site has an id
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined)
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1)
  const waits = shown.some(({ route: { id, loader } }) => loader && !(id in loaderData) && errors?.[id] === undefined)
  return {
    historyAction: 'POP' as RouterState['historyAction'], // an enum of the router's that is not exported as a value
    location: { pathname, search, hash, state: usr, key, mask: undefined },
    matches,
    initialized: !waits,
    renderFallback: waits,
    navigation: IDLE,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: null,
    errors,
    fetchers: new Map(),
    blockers: new Map(),
  }
}

const IDLE: RouterState['navigation'] = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
}
