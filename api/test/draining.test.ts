import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startApi } from '../tooling/apiProcess'
import { root, seededSite } from './site'

it('the api keeps serving for DRAIN_SECONDS after SIGTERM: not ready at once, and connections end with their answer', async () => {
  const { dataDir, env } = await seededSite()
  const api = await startApi({ root, env: { ...env, DRAIN_SECONDS: '5' }, dataDir })
  const agent = new Agent({ keepAlive: true })
  const ask = (address: string) =>
    new Promise<{ status?: number; connection?: string }>((resolve, reject) => {
      request(api.url + address, { agent }, (answer) => {
        answer.resume().on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }))
      })
        .on('error', reject)
        .end()
    })
  expect(await ask('/api/pages')).toEqual({ status: 200, connection: 'keep-alive' })
  const stopped = api.stop()
  while ((await ask('/readyz')).status === 200) await wait(50)
  expect((await ask('/readyz')).status).toBe(503)
  expect(await ask('/api/pages')).toEqual({ status: 200, connection: 'close' })
  expect(await stopped).toBe(0)
  agent.destroy()
  rmSync(dataDir, { recursive: true, force: true })
}, 120_000)
