import type { RouteObject } from '@brightfill/shared/router'
import { withStorage } from '@brightfill/shared/storage'
import { frameParts } from '../frame/frameParts'

// A page of a remote can destroy the document that it is in: remove the frame, empty the body, throw where no boundary
// catches. Nothing in that document can be trusted to repair it, so the browser loads a new one, in which the error
// view takes the place of that page until the visitor tries again.

const STORAGE_KEY = 'shell.destroyed.1'

interface Destroyed {
  path: string
  message: string
  stack?: string
}

/** The error that destroyed the former document, if it was this page. It is returned once: a new view is a new try. */
export const destroyedBy = (): Error | undefined =>
  withStorage(() => {
    const { path, message, stack }: Destroyed = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    sessionStorage.removeItem(STORAGE_KEY)
    return path === window.location.pathname ? Object.assign(new Error(message), { stack }) : undefined
  })

/** The first state of the router, with the error view in place of the page. */
export function withoutPage(matches: { route: RouteObject }[], error: Error, loaderData: Record<string, unknown> = {}) {
  const id = matches.at(-1)?.route.id
  return { loaderData, errors: id === undefined ? null : { [id]: error } }
}

/** Loads a new document, which shows the error view in place of this page. */
export function startAfresh(error: unknown) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const destroyed: Destroyed = { path: window.location.pathname, message, stack }
  withStorage(() => {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(destroyed))
    window.location.reload() // not when nothing would tell the next document
  })
}

/** Notices when code other than React removes the frame or its menus, or has done so before. */
export function watchFrame(whenGone: (error: Error) => void) {
  const watch = new MutationObserver(look)

  function look() {
    for (const node of [document, document.documentElement, document.body])
      if (node) watch.observe(node, { childList: true })
    for (const node of document.querySelectorAll('body > header, body > footer'))
      watch.observe(node, { childList: true, subtree: true })
    const { header, footer, menus } = frameParts
    const parts = [
      'main',
      ...(header ? ['header a', ...(menus ? ['header nav a'] : [])] : []),
      ...(footer ? ['footer a', ...(menus ? ['footer nav a'] : [])] : []),
    ]
    const missing = parts.filter((part) => !document.querySelector(`body > ${part}`))
    // Without a stack, which would name this file: the report blames the owner of the page.
    if (missing.length > 0)
      whenGone(Object.assign(new Error(`The page removed the frame: ${missing.join(', ')}`), { stack: undefined }))
  }

  look()
}

/** Keeps the functions that navigation needs, whatever a page assigns to them. */
export function guardHistory() {
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward'] as const)
    Object.defineProperty(window.history, name, { value: window.history[name].bind(window.history) })
}
