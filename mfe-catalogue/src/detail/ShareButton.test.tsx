import { aMachine, renderRoutes, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'

async function open() {
  const machine = aMachine()
  stubApi({
    'POST /get/product-post': { result: 1, blog: machine, product: machine, data: machine },
    'POST /get/our-products': { result: 1, data: [] },
  })
  const user = userEvent.setup() // with a clipboard
  const page = await renderRoutes(routes, `/products/${machine.slug}`)
  return { user, ...page, button: await screen.findByRole('button', { name: 'Share' }) }
}

const address = 'http://localhost/products/rotary-bottle-filler'

it('a machine is printed by its button [R-368]', async () => {
  const { user } = await open()
  const print = jest.fn()
  Object.assign(window, { print })
  await user.click(screen.getByRole('button', { name: 'Print' }))

  expect(print).toHaveBeenCalledTimes(1)
})

describe('a machine is shared', () => {
  afterEach(() => Object.assign(navigator, { share: undefined }))

  it('by the share menu of the device, if it has one [R-368]', async () => {
    const { user, store, button } = await open()
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
    Object.assign(navigator, { share })
    await user.click(button)

    expect(share).toHaveBeenCalledWith({ title: 'Rotary bottle filler', url: address })
    expect(store.getState().toasts).toEqual([])
  })

  it('else by its address, which is copied, or shown if it cannot be copied [R-368]', async () => {
    const { user, store, button } = await open()
    await user.click(button)
    await expect(navigator.clipboard.readText()).resolves.toBe(address)
    expect(store.getState().toasts.at(-1)).toMatchObject({ type: 'success' })

    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(button)
    await waitFor(() => expect(store.getState().toasts.at(-1)?.text).toContain(address))
  })
})
