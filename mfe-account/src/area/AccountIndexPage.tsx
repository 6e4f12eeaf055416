import { pathTo, redirect } from '@brightfill/shared/router'

/** `/user` alone is the profile. */
export function loader() {
  throw redirect(pathTo('AccountDetails'))
}

export function Component() {
  return null
}

export const Skeleton = Component
