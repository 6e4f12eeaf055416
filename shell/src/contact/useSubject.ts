import { type Handle, type Subject, useMatches } from '@brightfill/shared/router'
import { useRouteErrors } from '../navigation/useRouteErrors'

/** The machine on screen; undefined on other pages and when the machine does not exist. */
export function useSubject(): Subject | undefined {
  const match = useMatches().at(-1)
  const errors = useRouteErrors()
  if (!match || match.id in errors || !match.loaderData) return undefined
  return (match.handle as Handle | undefined)?.subject?.(match.loaderData)
}
