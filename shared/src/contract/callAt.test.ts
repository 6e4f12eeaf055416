import type { Call } from '@brightfill/shared/contract'
import * as contract from '@brightfill/shared/contract'

const { callAt } = contract
const named = Object.entries(contract)
  .filter(([name]) => /calls$/i.test(name))
  .flatMap(([, calls]) => Object.entries(calls as Record<string, Call>))

describe('the call at an address', () => {
  it.each(named)('is found: %s, printed and below /api [R-550]', (_, call) => {
    const path = call.path.replaceAll(/:\w+/g, '17')
    expect(callAt(call.method, path)).toBe(call)
    expect(callAt(call.method, path.startsWith('/api/') ? path : `/api${path}`)).toBe(call)
  })

  it.each(['/api/user/orders/17/more', '/api/user/orders/', '/products/filler', '/api/check/authx'])(
    'is none at %s',
    (path) => {
      expect([callAt('GET', path), callAt('POST', path)]).toEqual([undefined, undefined])
    },
  )
})
