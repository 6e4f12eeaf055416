import { storedToken } from '@brightfill/shared/session'
import { signedIn } from '@brightfill/shared/store'
import {
  aUser,
  fillIn,
  keepTokenInMemory,
  noAnswer,
  refusal,
  renderRoutes,
  signedInAs,
  stubApi,
} from '@brightfill/shared/testing'
import { keepWish, keptWish } from '@brightfill/shared/wish'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../../routes'
import { texts } from './texts'

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const submit = () => user.click(screen.getByRole('button', { name: 'Sign In' }))
const credentials = { 'E-mail': 'ada@company.example', Password: 'Abcdefg1' }

async function openLogin(answer?: object) {
  const calls = stubApi(answer ? { 'POST /user/login/account/auth': answer } : {})
  const page = await renderRoutes(routes, '/login')
  await screen.findByRole('heading', { name: 'Sign In' })
  return { ...page, calls }
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  keepTokenInMemory()
})
afterEach(() => jest.useRealTimers())

describe('login', () => {
  it('has e-mail, password with toggle, Remember me, the links and both social buttons [R-450]', async () => {
    await openLogin()
    expect(screen.getByLabelText('E-mail')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
    expect(screen.getByRole('link', { name: 'Forgot your password' })).toHaveAttribute('href', '/forgot-password')
    expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/registration')
  })

  it('both social buttons lead to the redirect of their provider on the own origin [R-457]', async () => {
    await openLogin()
    expect(screen.getByRole('link', { name: 'Sign in with Google' })).toHaveAttribute('href', '/auth/google/redirect')
    expect(screen.getByRole('link', { name: 'Sign in with LinkedIn' })).toHaveAttribute(
      'href',
      '/auth/linkedin/redirect',
    )
  })

  it.each([
    [{}, ['Enter your mail', 'Enter your password']],
    [{ 'E-mail': 'a@b', Password: 'short' }, ['Enter your mail', 'Password is too short']],
    [{ 'E-mail': 'a@b.co', Password: '1234567' }, ['Password is too short']],
  ])('%o is refused without a call, and only after the first attempt [R-451, R-049]', async (fields, errors) => {
    const { calls } = await openLogin()
    await fillIn(fields, user)
    for (const error of errors) expect(screen.queryByText(error)).not.toBeInTheDocument()
    await submit()

    for (const error of errors) expect(await screen.findByText(error)).toBeVisible()
    expect(calls).toHaveLength(0)
  })

  it('posts login, password and remember [R-452, R-456]', async () => {
    const { calls } = await openLogin({ result: 1, token: 'T' })
    await fillIn(credentials, user)
    await submit()

    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({ login: 'ada@company.example', password: 'Abcdefg1', remember: '0' })
  })

  it('Remember me sends 1 [R-456]', async () => {
    const { calls } = await openLogin({ result: 1, token: 'T' })
    await fillIn(credentials, user)
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await submit()

    await waitFor(() => expect(calls[0]?.body.remember).toBe('1'))
  })

  it('success stores the raw token and goes to the orders after 500 ms [R-453, R-003, R-009]', async () => {
    const { addressNow } = await openLogin({ result: 1, token: 'T-123' })
    await fillIn(credentials, user)
    await submit()
    await waitFor(() => expect(storedToken()).toBe('T-123'))

    await act(() => jest.advanceTimersByTimeAsync(450))
    expect(addressNow()).toBe('/login')
    stubApi({ 'GET /user/get/orders': { data: [] } })
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(addressNow()).toBe('/user/orders')
  })

  it('saves the machine that the visitor tried to save, and leads back there, also from another tab [R-359]', async () => {
    const calls = stubApi({
      'POST /user/login/account/auth': { result: 1, token: 'T' },
      'POST /post/checked-wishlist': { result: 1, in_wishlist: 1 },
    })
    const { addressNow } = await renderRoutes(routes, '/login?back=/products?sort=2%23heart-7&machine=7')
    await screen.findByRole('heading', { name: 'Sign In' })
    await waitFor(() => expect(addressNow()).toBe('/login'))
    await fillIn(credentials, user)
    await submit()
    await waitFor(() => expect(calls[1]?.body).toEqual({ isChecked: '1', event_id: '7' }))
    expect(calls[1]?.headers.Authorization).toBe('Bearer T')
    await act(() => jest.advanceTimersByTimeAsync(550))
    expect(addressNow()).toBe('/products?sort=2')
    expect(keptWish()).toBeUndefined()
  })

  it('leads back to that machine also when the session is known before its page is there [R-359]', async () => {
    stubApi({
      'POST /user/login/account/auth': { result: 1, token: 'T' },
      'POST /post/checked-wishlist': { result: 1, in_wishlist: 1 },
      'GET /user/get/orders': { data: [] },
    })
    const { addressNow, store } = await renderRoutes(routes, '/login?back=/products%23heart-7&machine=7')
    await screen.findByRole('heading', { name: 'Sign In' })
    await fillIn(credentials, user)
    await submit()
    await waitFor(() => expect(keptWish()).toBeUndefined())
    await act(() => signedIn(store, aUser()))
    await act(() => jest.advanceTimersByTimeAsync(550))
    expect(addressNow()).toBe('/products')
  })

  it('says when that machine could not be saved, and leads back anyway [R-359]', async () => {
    keepWish('?back=/products%23heart-7&machine=7')
    stubApi({
      'POST /user/login/account/auth': { result: 1, token: 'T' },
      'POST /post/checked-wishlist': refusal(500),
    })
    const { addressNow, store } = await renderRoutes(routes, '/login')
    await screen.findByRole('heading', { name: 'Sign In' })
    await fillIn(credentials, user)
    await submit()
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([{ text: expect.stringMatching(/could not save/) }]),
    )
    await act(() => jest.advanceTimersByTimeAsync(550))
    expect(addressNow()).toBe('/products')
  })

  it('forgets that machine after half an hour [R-359]', async () => {
    keepWish('?back=/products%23heart-7&machine=7')
    jest.setSystemTime(Date.now() + 31 * 60_000)
    const { addressNow } = await openLogin({ result: 1, token: 'T' })
    await fillIn(credentials, user)
    await submit()
    await waitFor(() => expect(storedToken()).toBe('T'))
    stubApi({ 'GET /user/get/orders': { data: [] } })
    await act(() => jest.advanceTimersByTimeAsync(550))
    expect(addressNow()).toBe('/user/orders')
  })

  it('leaves a visitor who has gone on before the answer where they are', async () => {
    let answer = () => {}
    const { addressNow, router } = await openLogin(
      () => new Promise((resolve) => (answer = () => resolve({ result: 1, token: 'T' }))),
    )
    await fillIn(credentials, user)
    await submit()
    await act(() => router.navigate('/products'))
    await act(async () => answer())
    await waitFor(() => expect(storedToken()).toBe('T'))
    await act(() => jest.advanceTimersByTimeAsync(600))
    expect(addressNow()).toBe('/products')
  })

  it('leaves a signed-in visitor who has gone on where they are when the wish is fulfilled late', async () => {
    keepWish('?back=/products%23heart-7&machine=7')
    let answer = () => {}
    stubApi({
      'POST /post/checked-wishlist': () =>
        new Promise((resolve) => (answer = () => resolve({ result: 1, in_wishlist: 1 }))),
    })
    const { addressNow, router } = await renderRoutes(routes, '/login', { session: signedInAs() })
    await waitFor(() => expect(keptWish()).toBeUndefined())
    await act(() => router.navigate('/about-us'))
    await act(async () => answer())
    expect(addressNow()).toBe('/about-us')
  })

  it('a second press before the orders are there sends nothing more [R-047]', async () => {
    const { calls } = await openLogin({ result: 1, token: 'T' })
    await fillIn(credentials, user)
    await submit()
    await waitFor(() => expect(storedToken()).toBe('T'))
    await submit()
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(calls).toHaveLength(1)
  })

  it.each([
    [400, 'Invalid credentials'],
    [401, 'An unknown error occurred'],
    [403, 'An unknown error occurred'],
    [404, 'An unknown error occurred'],
    [422, 'An unknown error occurred'],
    [423, 'An unknown error occurred'],
    [429, 'An unknown error occurred'],
    [500, 'An unknown error occurred'],
    [0, 'An unknown error occurred'],
  ])('status %s shows the toast "%s" for five seconds and stays [R-454, R-455]', async (status, text) => {
    const { store, addressNow } = await openLogin(status === 0 ? noAnswer : refusal(status))
    await fillIn(credentials, user)
    await submit()

    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ type: 'error', text, duration: 5000 }]))
    expect(addressNow()).toBe('/login')
    expect(storedToken()).toBeUndefined()
  })

  it('a lock is explained beside the toast, until the next attempt [R-455]', async () => {
    const said = 'Account is locked. Try again in 15 minutes, or set a new password to sign in now.'
    const { store } = await openLogin(refusal(423, said))
    await fillIn(credentials, user)
    await submit()

    expect(await screen.findByText(said)).toBeVisible()
    expect(store.getState().toasts).toMatchObject([{ text: 'An unknown error occurred' }])
  })

  it.each([
    [refusal(429, 'No', undefined, { 'retry-after': '120' }), 'Too many attempts. Please try again in 2 minutes.'],
    [refusal(500), 'We could not sign you in just now. Please try again later.'],
    [noAnswer, 'You seem to be offline. Please try again.'],
  ])('the form says what stands in the way and for how long [R-455, R-647]', async (answer, said) => {
    await openLogin(answer)
    await fillIn(credentials, user)
    await submit()

    expect(await screen.findByText(said)).toBeVisible()
  })

  it('a failed login says so at the form, keeps what was typed and focuses the password [R-458]', async () => {
    await openLogin(refusal(400))
    await fillIn(credentials, user)
    await submit()

    expect(await screen.findByText(texts.wrong)).toBeVisible()

    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    expect(screen.getByLabelText('E-mail')).toHaveValue('ada@company.example')
    expect(screen.getByLabelText('Password')).toHaveValue('Abcdefg1')
  })

  it('a signed-in visitor goes on to the orders [R-459]', async () => {
    stubApi({ 'GET /user/get/orders': { data: [] } })
    const { addressNow } = await renderRoutes(routes, '/login', { session: signedInAs() })
    await waitFor(() => expect(addressNow()).toBe('/user/orders'))
  })

  it('tells a password manager what its fields are [R-460]', async () => {
    await openLogin()
    const email = screen.getByLabelText('E-mail')
    const password = screen.getByLabelText('Password')
    expect(email).toHaveAttribute('autocomplete', 'username webauthn')
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    expect((email as HTMLInputElement).form).toBe((password as HTMLInputElement).form)
    expect((email as HTMLInputElement).form).toHaveAttribute('method', 'post')
  })

  it('stays out of search engines [R-169]', async () => {
    await openLogin()
    await waitFor(() =>
      expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
    )
  })
})
