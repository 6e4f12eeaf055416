import { everyCall } from '@brightfill/shared/contract'
import { roles, type StaffRole } from '@brightfill/shared/roles'
import { addCallers } from './callers'
import { addErrors } from './errors'
import { addKeys } from './keys'
import { mount } from './mount'
import { addOffice } from './office'
import { createServer } from './server'

const clerk = 'clerk' as StaffRole // as if the table had it

/** The results of all calls of the contract, made by a colleague with the new role and an open office. */
async function outcomes(): Promise<Record<string, number>> {
  const app = createServer({ logLevel: 'silent', trustProxy: [] })
  addErrors(app, () => [])
  const person = { id: 1, name: 'Cleo', roles: [clerk], mayBypassMaintenance: true, tokenHash: '' }
  app.decorateRequest('siteCookie', () => 'open')
  addCallers(app, async () => person)
  addKeys(app, { platformKey: undefined, shellKey: undefined, shellKeyFormer: undefined }, async () => undefined)
  addOffice(app, { isOpen: async () => true, onRefused: async () => {} })
  for (const call of everyCall) mount(app, call, () => Promise.reject(new Error('The call was let in')))
  const headers = { authorization: 'Bearer token' }
  const statuses: Record<string, number> = {}
  for (const { method, path } of everyCall) {
    const { statusCode } = await app.inject({ method, url: path.replaceAll(/:\w+/g, '1'), headers })
    statuses[`${method} ${path}`] = statusCode
  }
  await app.close()
  return statuses
}

describe('a fourth role', () => {
  beforeAll(() => void Object.assign(roles, { clerk: ['orders.write'] }))

  it('may make the calls of its permissions and those of all staff, once the table has it [O-07]', async () => {
    const found = Object.entries(await outcomes()).filter(([call]) => call.includes(' /api/office/'))
    const own = /office\/(orders|order-statuses|activity|factor|passkeys|session|me$)/
    for (const [call, status] of found) expect([call, status === 403]).toEqual([call, !own.test(call)])
    expect(found.filter(([, status]) => status === 403).length).toBeGreaterThan(20)
  })

  it('may make the calls of users, and none that needs a key [O-07]', async () => {
    const found = await outcomes()
    const refused = everyCall.filter(({ method, path }) => [401, 403].includes(found[`${method} ${path}`] ?? 0))
    const outside = refused.filter(({ path }) => !path.startsWith('/api/office/'))
    expect(outside.map(({ access }) => access).filter((access) => access === 'public' || access === 'user')).toEqual([])
    expect(outside).toHaveLength(
      everyCall.filter(({ access }) => /^(deploy|platform|composition)$/.test(String(access))).length,
    )
  })
})
