import { everyCall } from '@brightfill/shared/contract'
import { startSite } from './site'

describe('published description', () => {
  it('has every call of the contract [R-078]', async () => {
    const site = await startSite()
    const { body } = await site.get('/api/docs')
    await site.stop()

    for (const { path: address, method } of everyCall) {
      expect(body.paths[address.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]).toBeDefined()
    }
  }, 180_000)
})
