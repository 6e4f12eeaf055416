import { isNotFound } from '@brightfill/shared/page'
import { type Crumb, type Handle, type Params, useMatches } from '@brightfill/shared/router'
import { isPageHandle } from '../composition/pageHandle'
import { useRouteErrors } from '../navigation/useRouteErrors'
import { useThrownPage } from './thrownPage'

interface PageFrame {
  /** The header lies over the full-bleed picture or navy ground at the top of the page. */
  overlay: boolean
  /** The page has its own header. */
  bare: boolean
  /** The page has neither header nor footer. */
  alone: boolean
  /** The page belongs to a signed-in user, so the browser loads it. */
  personal: boolean
  crumbs: Crumb[]
}

const plain: PageFrame = { overlay: false, bare: false, alone: false, personal: false, crumbs: [] }

/**
 * Reads the frame options of the page on screen. The error view of a failed page gets a plain ground and the page's
 * breadcrumbs.
 */
export function usePageFrame(): PageFrame {
  const match = useMatches().at(-1)
  const errors = useRouteErrors()
  const thrown = useThrownPage()
  if (!match) return plain
  const handle = match.handle as Handle | undefined
  const error = errors[match.id]
  // The not-found view is a navy screen that the header lies over.
  if (isNotFound(error)) return { ...plain, overlay: true }
  if (error !== undefined || thrown === match.id) return { ...plain, crumbs: crumbsOf(handle, match) }
  return {
    overlay: handle?.hero ?? false,
    bare: handle?.bare ?? false,
    alone: handle?.alone ?? false,
    personal: isPageHandle(handle) && handle.entry.access !== undefined,
    crumbs: crumbsOf(handle, match),
  }
}

function crumbsOf(
  handle: Handle | undefined,
  { loaderData, params }: { loaderData: unknown; params: Params },
): Crumb[] {
  const { crumb } = handle ?? {}
  const trail = typeof crumb === 'function' ? crumb(loaderData, { params }) : crumb
  return typeof trail === 'string' ? [{ label: trail }] : (trail ?? [])
}
