import Fastify from 'fastify'
import { addOpenApi } from './openApi'

describe('the description of the calls', () => {
  it('is built once, so that many readers do not slow other calls down', async () => {
    const app = Fastify()
    app.decorateRequest('spend', async () => {})
    await addOpenApi(app)
    const built = jest.spyOn(app, 'swagger')
    const read = async () => (await app.inject('/api/docs')).body
    const answers = [await read(), await read(), ...(await Promise.all([read(), read(), read()]))]
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ openapi: '3.1.0' })
    expect(new Set(answers).size).toBe(1)
    expect(built).toHaveBeenCalledTimes(1)
    await app.close()
  })
})
