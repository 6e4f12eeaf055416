import { isNotFound } from '@brightfill/shared/page'
import { type Crumb, type Handle, type Params, useMatches } from '@brightfill/shared/router'
import { isPageHandle } from '../composition/lazyPage'
import { useRouteErrors } from '../navigation/SiteRouter'
import { useThrownPage } from './thrownPage'

interface PageFrame {
  /** The page starts with a full-bleed picture or a navy ground that the header lies over. */
  overlay: boolean
  /** The page brings its own head. */
  bare: boolean
  /** The page stands alone, without header and footer. */
  alone: boolean
  /** The page belongs to a signed-in user, and the browser loads it. */
  personal: boolean
  crumbs: Crumb[]
}

const plain: PageFrame = { overlay: false, bare: false, alone: false, personal: false, crumbs: [] }

/** What the page on screen asks of the frame around it. The error view of a page that failed stands on plain ground, below the way to it. */
export function usePageFrame(): PageFrame {
  const match = useMatches().at(-1)
  const errors = useRouteErrors()
  const thrown = useThrownPage()
  if (!match) return plain
  const handle = match.handle as Handle | undefined
  const error = errors[match.id]
  // Not found is drawn as a navy screen that the header lies over.
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
