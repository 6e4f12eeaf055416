import { type Crumb, type Handle, type Params, useMatches, useRouteErrors } from '@brightfill/shared/router'

interface PageFrame {
  /** The page starts with a full-bleed picture or a navy ground that the header lies over. */
  overlay: boolean
  /** The page is the whole screen and brings its own head. */
  bare: boolean
  crumbs: Crumb[]
}

/** What the page on screen asks of the frame around it. A page that failed asks for nothing: its error view stands on plain ground. */
export function usePageFrame(): PageFrame {
  const match = useMatches().at(-1)
  const errors = useRouteErrors()
  if (!match) return { overlay: false, bare: false, crumbs: [] }
  const handle = match.handle as Handle | undefined
  const error = errors[match.id]
  if (error !== undefined) return { overlay: isNotFound(error), bare: false, crumbs: [] }
  return { overlay: handle?.hero ?? false, bare: handle?.bare ?? false, crumbs: crumbsOf(handle, match) }
}

function crumbsOf(handle: Handle | undefined, { loaderData, params }: { loaderData: unknown; params: Params }): Crumb[] {
  const { crumb } = handle ?? {}
  const trail = typeof crumb === 'function' ? crumb(loaderData, { params }) : crumb
  return typeof trail === 'string' ? [{ label: trail }] : (trail ?? [])
}

/** Not found is drawn as a navy screen that the header lies over. */
function isNotFound(error: unknown): boolean {
  return (error as { status?: number } | null)?.status === 404
}
