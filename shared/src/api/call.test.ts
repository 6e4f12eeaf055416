import { call } from '@brightfill/shared/api'
import { refusal, stubApi } from '@brightfill/shared/testing'

// The compiler proves these: a line that compiled after all fails the types of the checkout.

describe('a call of the contract', () => {
  it('has the path, the fields and the answer that the contract says, or does not compile', async () => {
    stubApi({
      'POST /get/product-post': { product: { name: 'Filler' } },
      'GET /user/orders/:id': { data: { id: 7 } },
    })
    const { product } = await call('POST /get/product-post', { slug: 'filler' })
    expect(product?.name).toBe('Filler')
    expect((await call('GET /user/orders/:id', { id: 7 })).data.id).toBe(7)

    const wrong = [
      // @ts-expect-error the contract has no such call
      () => stubApi({ 'POST /get/product': {} }),
      // @ts-expect-error its answer has no such field
      () => stubApi({ 'GET /pages': [{ address: '/' }] }),
      // @ts-expect-error the contract has no such call
      () => call('POST /get/product', { slug: 'filler' }),
      // @ts-expect-error it is a post
      () => call('GET /get/product-post', { slug: 'filler' }),
      // @ts-expect-error it has no such field
      () => call('POST /get/product-post', { slug: 'filler', name: 'Filler' }),
      // @ts-expect-error its field is a text
      () => call('POST /get/product-post', { slug: 7 }),
      // @ts-expect-error a field is missing
      () => call('POST /get/product-post'),
      // @ts-expect-error a part of the path is missing
      () => call('GET /user/orders/:id'),
      // @ts-expect-error the answer has no such field
      async () => (await call('POST /get/product-post', { slug: 'filler' })).machine,
    ]
    expect(wrong).toHaveLength(9)
  })

  it('that gets no answer says so in words for people, and keeps the cause for logs', async () => {
    stubApi({ 'POST /get/product-post': refusal(0) })
    const failure = await call('POST /get/product-post', { slug: 'filler' }).catch((error: unknown) => error)
    expect(failure).toMatchObject({
      status: 0,
      message: 'We could not reach the server. Check your connection and try again',
      cause: { message: 'Network Error' },
    })
  })
})
