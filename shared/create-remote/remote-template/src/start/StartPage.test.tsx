import { aMachineCard, noAnswer, renderRoutes, stubApi } from '@brightfill/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'

const answer = (name: string) => ({ result: 1, data: [aMachineCard({ name, slug: 'rotary-filler' })] })

describe('sample', () => {
  it('links to the machines its loader has read', async () => {
    stubApi({ 'POST /get/our-products': answer('Rotary filler') })
    await renderRoutes(routes, '/sample')

    expect(await screen.findByRole('link', { name: 'Rotary filler' })).toHaveAttribute(
      'href',
      '/products/rotary-filler',
    )
  })

  it('shows an error view with Retry when they cannot be read', async () => {
    let fail = true
    stubApi({ 'POST /get/our-products': () => (fail ? noAnswer : answer('Rotary filler')) })
    await renderRoutes(routes, '/sample')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    fail = false
    await userEvent.click(retry)

    expect(await screen.findByRole('link', { name: 'Rotary filler' })).toBeVisible()
  })
})
