/** @jest-environment node */
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { beaconRoutes } from './beacon.routes'
import { ReleaseFigures } from './ReleaseFigures'
import { Telemetry } from './Telemetry'

describe('the log of what browsers report', () => {
  it('has what a report may say, and nothing else that a stranger puts into it', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(line, _encoding, done) {
        lines.push(String(line))
        done()
      },
    })
    const app = Fastify({ logger: { level: 'warn', stream } })
    const telemetry = new Telemetry(() => undefined, new ReleaseFigures())
    await app.register(beaconRoutes, { telemetry, development: true, noteError() {} })
    const owner = { remote: 'blog', release: 'b1', route: 'blogs', composition: 'forged', level: 60, secret: 'x' }
    const payload = {
      composition: 'real',
      errors: [{ ...owner, kind: 'caught', message: 'x is undefined' }],
      loads: [{ ...owner, what: 'remote' }],
      vitals: [{ ...owner, name: 'CLS', value: 0 }],
    }
    const { statusCode } = await app.inject({ method: 'POST', url: '/beacon', payload })
    await app.close()
    expect(statusCode).toBe(204)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, composition: 'real', message: 'x is undefined' },
      { level: 40, composition: 'real', what: 'remote' },
    ])
    expect(lines.join('')).not.toMatch(/forged|secret/)
  })

  it('cannot be filled by one network, however many addresses it has', async () => {
    const app = Fastify()
    const telemetry = new Telemetry(() => undefined, new ReleaseFigures())
    await app.register(beaconRoutes, { telemetry, development: false, noteError() {} })
    const payload = { composition: 'c', errors: [], loads: [], vitals: [] }
    const send = async (remoteAddress: string) =>
      (await app.inject({ method: 'POST', url: '/beacon', payload, remoteAddress })).statusCode
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0) // a busy machine would give the budget back meanwhile
    const statuses = []
    for (let number = 0; number < 300; number += 1) statuses.push(await send(`2001:db8:7:${number.toString(16)}::1`))
    expect(statuses.filter((status) => status === 204).length).toBeLessThan(260)
    expect(await send('2001:db8:8::1')).toBe(204)
    clock.mockRestore()
    await app.close()
  })
})
