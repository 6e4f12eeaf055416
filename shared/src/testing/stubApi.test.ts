import { ApiError, api, form } from '@brightfill/shared/api'
import { noAnswer, refusal, stubApi } from './stubApi'

describe('stubApi', () => {
  it('answers the named calls and records them', async () => {
    const calls = stubApi({ 'POST /get/products': { result: 1 }, 'GET /pages': () => [{ id: 1 }] })

    await expect(api.post('/get/products', form({ page: 2, filters: { sortBy: 2 } }))).resolves.toMatchObject({
      data: { result: 1 },
    })
    await expect(api.get('/pages', { params: { url: '/' } })).resolves.toMatchObject({ data: [{ id: 1 }] })
    expect(calls).toMatchObject([
      { name: 'POST /get/products', body: { page: '2', filters: '{"sortBy":2}' } },
      { name: 'GET /pages', params: { url: '/' } },
    ])
  })

  it('fails as the api would: with status, message and fields, or with no answer', async () => {
    stubApi({ 'POST /a': refusal(422, 'No', { email: ['Taken'] }), 'POST /b': noAnswer })

    await expect(api.post('/a', { x: 1 })).rejects.toMatchObject({
      name: 'ApiError',
      status: 422,
      message: 'No',
      fields: { email: ['Taken'] },
    })
    await expect(api.post('/b')).rejects.toEqual(expect.objectContaining({ name: 'ApiError', status: 0 }))
  })

  it('refuses a call the test does not know', async () => {
    stubApi({})

    await expect(api.get('/pages')).rejects.toThrow('GET /pages')
    await expect(api.get('/pages')).rejects.not.toBeInstanceOf(ApiError)
  })

  it('lets a call be cancelled before its answer', async () => {
    stubApi({ 'GET /pages': () => new Promise(() => {}) })
    const controller = new AbortController()
    const call = api.get('/pages', { signal: controller.signal })
    controller.abort()

    await expect(call).rejects.toMatchObject({ code: 'ERR_CANCELED' })
  })
})
