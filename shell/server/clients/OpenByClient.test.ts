/** @jest-environment node */
import { OpenByClient } from './OpenByClient'

describe('what clients have open at the same time', () => {
  it.each([
    ['one client', (_: number) => '2001:db8:7::1', 2],
    ['all clients of a /48', (number: number) => `2001:db8:7:${number.toString(16)}::1`, 5],
    ['all clients of a /24', (number: number) => `203.0.113.${number}`, 5],
  ])('is limited for %s, and others still have their share', (_, address, most) => {
    const open = new OpenByClient({ client: 2, network: 5 })
    const closes = Array.from({ length: 20 }, (_, number) => open.tryOpen(address(number)))
    expect(closes.filter(Boolean)).toHaveLength(most)
    expect(open.tryOpen('198.51.100.1')).toBeDefined()
    closes[0]?.()
    expect(open.tryOpen(address(0))).toBeDefined()
    expect(open.tryOpen(address(0))).toBeUndefined()
  })
})
