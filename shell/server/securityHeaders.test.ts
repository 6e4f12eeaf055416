/** @jest-environment node */
import { securityHeadersOf } from './securityHeaders'

it('asks browsers for HTTPS where the site has it, but not for hosts below it [R-559]', () => {
  expect(securityHeadersOf({ https: true })['strict-transport-security']).toBe('max-age=31536000')
  expect(securityHeadersOf({ https: false })).not.toHaveProperty('strict-transport-security')
})
