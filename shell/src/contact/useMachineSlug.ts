import { useMatches } from '@brightfill/shared/router'
import { useRouteErrors } from '../navigation/useRouteErrors'

/** The slug of the machine on screen; undefined on other pages and when the machine does not exist. */
export function useMachineSlug(): string | undefined {
  const machine = useMatches().find(({ id }) => id === 'product')
  const errors = useRouteErrors()
  return machine && !(machine.id in errors) ? machine.params.slug : undefined
}
