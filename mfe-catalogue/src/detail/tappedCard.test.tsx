import { aMachine, aMachineCard, refusal, renderRoutes, stubApi } from '@brightfill/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'

describe('machine page behind a tapped card', () => {
  beforeEach(() => sessionStorage.clear()) // no machine seen before is asked for
  const card = aMachineCard({ id: 2, name: 'Screw capper', model: 'SC-8', slug: 'capper', price: 21000 })
  const whole = aMachine({ ...card, description: '<p>Eight heads.</p>' })
  const answerWith = (machine: object) => ({ result: 1, blog: machine, product: machine, data: machine })

  /** Taps the card of another machine; its data arrives when the test says so. */
  async function tapCard() {
    stubApi({
      'POST /get/product-post': answerWith(aMachine()),
      'POST /get/our-products': { result: 1, data: [card] },
    })
    const page = await renderRoutes(routes, '/products/rotary-bottle-filler')
    const link = await screen.findByRole('link', { name: 'Screw capper' })
    let answer: (given: unknown) => void = () => {}
    const asked = new Promise<unknown>((resolve) => {
      answer = resolve
    })
    const calls = stubApi({
      'POST /get/product-post': ({ body }) =>
        body.slug === 'capper' ? asked : answerWith({ ...whole, slug: body.slug, id: String(body.slug).length }),
      'POST /get/our-products': { result: 1, data: [] },
    })
    await userEvent.click(link)
    const heading = await screen.findByRole('heading', { level: 1, name: 'Screw capper' })
    return { ...page, heading, calls, answer }
  }
  const article = () => screen.getAllByRole('article')[0]

  it('shows at once what the card knows, and the rest in its place with one call each [R-333]', async () => {
    const { heading, calls, answer } = await tapCard()
    for (const known of ['SC-8', 'Fillers', '2019', '£21,000', 'Available', 'Rebuilt, in stock'])
      expect(article()).toHaveTextContent(known)
    expect(screen.getByRole('img', { name: 'Screw capper, image 1 of 2' })).toBeVisible()
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()

    answer(answerWith(whole))
    expect(await screen.findByText('Eight heads.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
    expect(screen.getAllByRole('tab')).toHaveLength(3)
    const ofCapper = calls.filter(({ body }) => body.slug === 'capper')
    expect(ofCapper.map(({ name }) => name).sort()).toEqual(['POST /get/our-products', 'POST /get/product-post'])
  })

  it('follows the answer where it differs from the card, such as sold meanwhile [R-361]', async () => {
    const { answer } = await tapCard()
    answer(answerWith({ ...whole, selling_state: 'sold' }))
    expect(await screen.findByText('Sold')).toBeVisible()
    expect(article()).not.toHaveTextContent('£21,000')
  })

  it('leads on to the new address of a machine that has moved, and Back leads to where it was tapped [R-614]', async () => {
    const { answer, router, addressNow } = await tapCard()
    answer(answerWith({ ...whole, slug: 'capper-8' }))
    await waitFor(() => expect(addressNow()).toBe('/products/capper-8'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(addressNow()).toBe('/products/rotary-bottle-filler'))
  })

  it('becomes the not-found page of a machine that is gone [R-348]', async () => {
    const { answer } = await tapCard()
    answer(refusal(404))
    expect(await screen.findByRole('heading', { name: 'We could not find this machine' })).toBeVisible()
  })
})
