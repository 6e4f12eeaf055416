import { ApiError, call } from '@brightfill/shared/api'
import { noAnswer, refusal, stubApi } from './stubApi'

describe('stubApi', () => {
  it('answers the named calls and records them', async () => {
    const calls = stubApi({ 'POST /get/products': { result: 1 }, 'GET /data': () => ({ result: 1 }) })

    await expect(call('POST /get/products', { page: 2, filters: { sortBy: 2 } })).resolves.toEqual({ result: 1 })
    await expect(call('GET /data', { url: '/' })).resolves.toEqual({ result: 1 })
    expect(calls).toMatchObject([
      { name: 'POST /get/products', body: { page: '2', filters: '{"sortBy":2}' } },
      { name: 'GET /data', params: { url: '/' } },
    ])
  })

  it('fails as the api would: with status, message and fields, or with no answer', async () => {
    stubApi({ 'POST /auth/email': refusal(422, 'No', { email: ['Taken'] }), 'GET /pages': noAnswer })

    await expect(call('POST /auth/email', { email: 'x' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 422,
      message: 'No',
      fields: { email: ['Taken'] },
    })
    await expect(call('GET /pages')).rejects.toEqual(expect.objectContaining({ name: 'ApiError', status: 0 }))
  })

  it('answers a call that has parameters in its address', async () => {
    const calls = stubApi({ 'POST /user/searches/:id/remove': { result: 1 } })

    await expect(call('POST /user/searches/:id/remove', { id: 7 })).resolves.toEqual({ result: 1 })
    expect(calls).toMatchObject([{ name: 'POST /user/searches/7/remove', body: {} }])
  })

  it('refuses a call the test does not know', async () => {
    stubApi({})

    await expect(call('GET /pages')).rejects.toThrow('GET /pages')
    await expect(call('GET /pages')).rejects.not.toBeInstanceOf(ApiError)
  })

  it('lets a call be cancelled before its answer', async () => {
    stubApi({ 'GET /pages': () => new Promise(() => {}) })
    const controller = new AbortController()
    const asked = call('GET /pages', {}, { signal: controller.signal })
    controller.abort()

    await expect(asked).rejects.toMatchObject({ code: 'ERR_CANCELED' })
  })
})
