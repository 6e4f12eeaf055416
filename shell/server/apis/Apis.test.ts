/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Apis, wasNeverSent } from './Apis'

let servers: Server[] = []
let apis: Apis
const ready = new Map<string, boolean>()

async function start(name: string, port = 0): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/readyz' && ready.get(name) === false ? 503 : 200).end(name)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function end(server: Server | undefined) {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
}

beforeEach(async () => {
  ready.clear()
  servers = []
  apis = new Apis([await start('one'), await start('two')])
})
afterEach(async () => {
  apis.close()
  await Promise.all(servers.map(end))
})

const whoAnswers = async (times: number) => {
  const answers = await Promise.all(Array.from({ length: times }, async () => (await apis.ask('/')).text()))
  return new Set(answers)
}

describe('several apis', () => {
  it('share the calls: the least busy one takes the next', async () => {
    expect(await whoAnswers(4)).toEqual(new Set(['one', 'two']))
  })

  it('lose no call that reads when one of them is gone', async () => {
    await end(servers[0])
    for (let call = 0; call < 5; call += 1) expect(await whoAnswers(2)).toEqual(new Set(['two']))
  })

  it('lose no write when an api has stopped listening, because the call was never sent', async () => {
    await end(servers[0])
    expect((await apis.ask('/', { method: 'POST', body: 'x' })).status).toBe(200)
    expect((await apis.ask('/', { method: 'POST', body: 'x' })).status).toBe(200)
  })

  it.each([
    ['that has no address any more', 'http://gone.invalid:4000'],
    ['in a network that is gone', 'http://[2001:db8::1]:4000'],
  ])('lose no call that writes because of one %s', async (_what, gone) => {
    const some = new Apis([gone, await start('three')])
    expect(await (await some.ask('/', { method: 'POST', body: 'x' })).text()).toBe('three')
    some.close()
  })

  it('get no calls while they are not ready, and get them again once they are', async () => {
    ready.set('one', false)
    while ((await whoAnswers(4)).has('one')) await wait(100)
    expect(await whoAnswers(4)).toEqual(new Set(['two']))
    ready.set('one', true)
    while (!(await whoAnswers(4)).has('one')) await wait(100)
    expect(await whoAnswers(4)).toEqual(new Set(['one', 'two']))
  })
})

it('treat a call that broke on its way as possibly delivered, whatever the code', () => {
  const failure = (parts: object) => Object.assign(new Error('failed'), parts)
  const connect = failure({ code: 'EHOSTUNREACH', syscall: 'connect' })
  expect(wasNeverSent(failure({ cause: connect }))).toBe(true)
  expect(wasNeverSent(failure({ errors: [connect, connect] }))).toBe(true)
  expect(wasNeverSent(failure({ code: 'EHOSTUNREACH', syscall: 'read' }))).toBe(false)
  expect(wasNeverSent(failure({ code: 'UND_ERR_SOCKET', cause: failure({ code: 'ECONNRESET' }) }))).toBe(false)
})
