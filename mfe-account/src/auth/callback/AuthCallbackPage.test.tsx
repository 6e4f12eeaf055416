import { rememberToken, storedToken } from '@brightfill/shared/session'
import { keepTokenInMemory, refusal, renderRoutes, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { keepWish } from '@brightfill/shared/wish'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../../routes'

beforeEach(() => {
  jest.useFakeTimers()
  keepTokenInMemory()
})
afterEach(() => jest.useRealTimers())

/** Exchanges the token of an address for the session's. */
const exchange = {
  'POST /auth/session': ({ body }: StubbedCall) => ({ result: 1, token: `session-of-${body.token}` }),
}

describe('auth callback', () => {
  it('exchanges the token, says Redirecting... and goes to the orders after 200 ms [R-487, R-111, R-006]', async () => {
    const calls = stubApi({ ...exchange, 'GET /user/get/orders': { data: [] } })
    const { addressNow } = await renderRoutes(routes, '/auth/callback?token=T-9')
    expect(await screen.findByText('Redirecting...')).toBeVisible()
    expect(calls).toMatchObject([{ name: 'POST /auth/session', body: { token: 'T-9' } }])
    expect(storedToken()).toBe('session-of-T-9')

    await act(() => jest.advanceTimersByTimeAsync(150))
    expect(addressNow()).toContain('/auth/callback')
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(addressNow()).toBe('/user/orders')
  })

  it('saves the machine that the visitor tried to save, and leads back there [R-359]', async () => {
    keepWish('?back=/products%23heart-7&machine=7')
    const calls = stubApi({ ...exchange, 'POST /post/checked-wishlist': { result: 1, in_wishlist: 1 } })
    const { addressNow } = await renderRoutes(routes, '/auth/callback?token=T-9')
    await waitFor(() => expect(calls[1]?.body).toEqual({ isChecked: '1', event_id: '7' }))
    await act(() => jest.advanceTimersByTimeAsync(250))
    expect(addressNow()).toBe('/products')
  })

  it('the token is gone from the address at once, and Back does not come here again [R-488]', async () => {
    stubApi({ ...exchange, 'GET /user/get/orders': { data: [] } })
    window.history.replaceState({}, '', '/auth/callback?token=T-9')
    const { router } = await renderRoutes(routes, '/auth/callback?token=T-9')
    await screen.findByText('Redirecting...')
    expect(window.location.search).toBe('')
    expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')

    await act(() => jest.advanceTimersByTimeAsync(250))
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it.each([
    ['Stay signed in', 'T-mine'],
    ['Switch account', 'session-of-T-9'],
  ])('asks a user who is signed in before it changes the account: "%s"', async (answer, kept) => {
    jest.useRealTimers()
    stubApi({ ...exchange, 'GET /user/get/orders': { data: [] } })
    rememberToken('T-mine')
    const { addressNow } = await renderRoutes(routes, '/auth/callback?token=T-9')
    await userEvent.click(await screen.findByRole('button', { name: answer, hidden: true }))
    await waitFor(() => expect(addressNow()).toBe('/user/orders'))
    expect(storedToken()).toBe(kept)
  })

  it('keeps the former account when the other sign-in has ended before the answer [Q-21]', async () => {
    jest.useRealTimers()
    stubApi({ 'GET /user/get/orders': { data: [] }, 'POST /auth/session': refusal(404) })
    rememberToken('T-mine')
    const { addressNow, store } = await renderRoutes(routes, '/auth/callback?token=T-9')
    await userEvent.click(await screen.findByRole('button', { name: 'Switch account', hidden: true }))
    await waitFor(() => expect(addressNow()).toBe('/user/orders'))
    expect(storedToken()).toBe('T-mine')
    expect(store.getState().toasts).toMatchObject([
      { type: 'error', text: 'This sign-in has expired. Please start again.' },
    ])
  })

  it('leads to login when the token has ended, or belongs to another browser [R-489, Q-21]', async () => {
    stubApi({ 'POST /auth/session': refusal(404) })
    const { addressNow, store } = await renderRoutes(routes, '/auth/callback?token=T-9')
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible()
    expect(addressNow()).toBe('/login')
    expect(storedToken()).toBeUndefined()
    expect(store.getState().toasts).toMatchObject([
      { type: 'error', text: 'This sign-in has expired. Please start again.' },
    ])
  })

  it('says that an unconfirmed address needs the password [R-489, Q-36]', async () => {
    stubApi({})
    const { store } = await renderRoutes(routes, '/auth/callback?error=unverified')
    await screen.findByRole('heading', { name: 'Sign In' })
    expect(store.getState().toasts).toMatchObject([
      { type: 'error', text: expect.stringContaining('Sign in with your password') },
    ])
  })

  it.each([
    ['state', 'This sign-in took too long, or was started in another browser.'],
    ['unavailable', 'We cannot reach this sign-in service just now.'],
    ['refused', 'You were not signed in because access was not granted.'],
    ['unverified', 'This service has not confirmed your e-mail address'],
    ['constructor', 'We could not sign you in with this service.'],
  ])('the page says why "%s" failed, and leads people without an account to one [R-663]', async (error, why) => {
    stubApi({})
    await renderRoutes(routes, `/auth/callback?error=${error}`)
    await screen.findByRole('heading', { name: 'Sign In' })
    const notice = screen.getByText(new RegExp(why)).closest<HTMLElement>('[role="status"]')
    expect(notice).toBeVisible()
    expect(within(notice as HTMLElement).getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      '/registration',
    )
  })

  it('asks for the address the provider did not give, and says where the link went [Q-37]', async () => {
    jest.useRealTimers()
    const calls = stubApi({ 'POST /auth/email': { result: 1 } })
    const { addressNow } = await renderRoutes(routes, '/auth/callback?step=email')
    await userEvent.type(await screen.findByLabelText('E-mail'), ' ida@social.example ')
    await userEvent.click(screen.getByRole('button', { name: 'Send Link' }))

    expect(await screen.findByText(/We have e-mailed a link to ida@social.example/)).toBeVisible()
    expect(calls).toMatchObject([{ name: 'POST /auth/email', body: { email: 'ida@social.example' } }])
    expect(addressNow()).toContain('/auth/callback')
    expect(storedToken()).toBeUndefined()
  })

  it('says when the sign-in has ended [Q-37]', async () => {
    jest.useRealTimers()
    stubApi({ 'POST /auth/email': refusal(404) })
    await renderRoutes(routes, '/auth/callback?step=email')
    await userEvent.type(await screen.findByLabelText('E-mail'), 'ida@social.example')
    await userEvent.click(screen.getByRole('button', { name: 'Send Link' }))
    expect(await screen.findByText(/This sign-in has expired/)).toBeVisible()
  })

  it.each(['', '?token=', '?error=state', '?error=denied&token=T'])(
    '"%s" goes to login with the error toast [R-489]',
    async (query) => {
      stubApi({})
      const { addressNow, store } = await renderRoutes(routes, `/auth/callback${query}`)
      expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible()
      expect(addressNow()).toBe('/login')
      expect(store.getState().toasts).toMatchObject([{ type: 'error', text: 'An unknown error occurred' }])
      expect(storedToken()).toBeUndefined()
    },
  )
})
