import type { Call } from './call'

// The rows of the tables of calls are made with these, so that each begins with who may make the call. They stay inside
// the contract.

type Fields = Omit<Call, 'method' | 'path' | 'summary' | 'access'>

/** Refuses a field that no call has, as an object literal does. */
type Known<Given> = Given & Record<Exclude<keyof Given, keyof Fields>, never>

/**
 * Makes rows of calls with this access, by method: `user.get('/user/get/orders', 'Orders', { answer: Orders })` is
 * `{ method: 'GET', path: '/user/get/orders', summary: 'Orders', access: 'user', answer: Orders }`. Types are as exact
 * as those of a literal `as const`, except that path and summary are any string.
 */
function openTo<const Access extends Call['access']>(access: Access) {
  function rows<Method extends Call['method']>(method: Method) {
    return <const Given extends Fields>(path: string, summary: string, fields: Known<Given>) => ({
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

/** Staff whose office need not be open yet. */
export const door = openTo({ roles: ['editor', 'sales', 'admin'], office: 'token' })
export const staff = openTo({ roles: ['editor', 'sales', 'admin'], office: 'open' })
export const sales = openTo({ roles: ['sales', 'admin'], office: 'open' })
export const admins = openTo({ roles: ['admin'], office: 'open' })
/** With the platform key a program may make these. */
export const adminsOrKey = openTo({ roles: ['admin'], office: 'open', orPlatformKey: true })
export const editorsOrKey = openTo({ roles: ['editor', 'admin'], office: 'open', orPlatformKey: true })
