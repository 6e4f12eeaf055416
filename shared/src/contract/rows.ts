import type { Permission } from '@brightfill/shared/roles'
import type { Call } from './call'

// Builders for the rows of the call tables: each begins with who may make the call. They stay inside the contract.

type Fields = Omit<Call, 'method' | 'path' | 'summary' | 'access'>

/** Refuses unknown fields, as an object literal does. */
type Known<Given> = Given & Record<Exclude<keyof Given, keyof Fields>, never>

/**
 * Makes rows of calls with this access, by method: `user.get('/user/get/orders', 'Orders', { answer: Orders })` is
 * `{ method: 'GET', path: '/user/get/orders', summary: 'Orders', access: 'user', answer: Orders }`. Types are as exact
 * as those of a literal `as const`, except that the summary is any string.
 */
function openTo<const Access extends Call['access']>(access: Access) {
  function rows<Method extends Call['method']>(method: Method) {
    return <const Path extends string, const Given extends Fields>(
      path: Path,
      summary: string,
      fields: Known<Given>,
    ) => ({
      method,
      path,
      summary,
      access,
      ...fields,
    })
  }
  return { get: rows('GET'), post: rows('POST'), delete: rows('DELETE') }
}

export const anyone = openTo('public')
export const user = openTo('user')

export const deployKey = openTo('deploy')
export const platformKey = openTo('platform')
export const compositionKey = openTo('composition')

/** Staff, before or after they open the office. */
export const door = openTo({ office: 'token' })
export const staff = openTo({ office: 'open' })
/** Staff with this permission. */
export const staffWith = <const May extends Permission>(may: May) => openTo({ may, office: 'open' })
/** With the platform key a program may make these too. */
export const staffOrKey = <const May extends Permission>(may: May) =>
  openTo({ may, office: 'open', orPlatformKey: true })
