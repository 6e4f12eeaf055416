import { readFileSync } from 'node:fs'
import path from 'node:path'
import { calls } from '@brightfill/shared/contract'
import { startSite } from './site'

describe('published description', () => {
  it('openapi.json is what the api publishes, and has every call of the specification [R-078]', async () => {
    const site = await startSite()
    const { body } = await site.get('/api/docs')
    await site.stop()

    expect(JSON.parse(readFileSync(path.join(__dirname, '../openapi.json'), 'utf8'))).toEqual(body)
    for (const { path: address, method } of Object.values(calls)) {
      expect(body.paths[address.replace(/:(\w+)/, '{$1}')]?.[method.toLowerCase()]).toBeDefined()
    }
  }, 180_000)
})
