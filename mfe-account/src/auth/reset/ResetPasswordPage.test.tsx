import { fillIn, noAnswer, refusal, renderRoutes, stubApi } from '@brightfill/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../../routes'

const link = '/reset-password/?email=ada%40company.example&token=T'
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

async function openReset(answers: Record<string, object>, address = link) {
  const calls = stubApi({ 'POST /reset-password-init': { result: 1 }, ...answers })
  return { ...(await renderRoutes(routes, address)), calls }
}
async function reset(answer: object, fields = { 'New password': 'Abcdefg1', 'Confirm password': 'Abcdefg1' }) {
  const page = await openReset({ 'POST /reset-password': answer })
  await screen.findByLabelText('New password')
  await fillIn(fields, user)
  await user.click(screen.getByRole('button', { name: 'Save password' }))
  return page
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('reset password', () => {
  it('posts e-mail and token once and shows the form for a good link [R-477, R-478]', async () => {
    const { calls } = await openReset({})
    expect(await screen.findByLabelText('New password')).toBeVisible()
    expect(calls).toMatchObject([
      { name: 'POST /reset-password-init', body: { email: 'ada@company.example', token: 'T' } },
    ])
  })

  it('takes e-mail and token out of the address and asks for no referrer [R-486]', async () => {
    window.history.replaceState({}, '', link)
    const { addressNow } = await openReset({})
    await screen.findByLabelText('New password')
    expect(addressNow()).toMatch(/^\/reset-password\/?$/)
    expect(window.location.search).toBe('')
    expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  })

  it('still has its link when the visitor comes back to it [R-479]', async () => {
    const { router } = await openReset({})
    await screen.findByLabelText('New password')
    await act(() => router.navigate('/forgot-password'))
    await screen.findByRole('heading', { level: 1, name: /forgot/i })
    await act(() => router.navigate(-1))
    expect(await screen.findByLabelText('New password')).toBeVisible()
  })

  it.each([
    ['a link the server refuses', { result: 0 }, link],
    ['a check that fails', refusal(500), link],
    ['a check without answer', noAnswer, link],
  ])('%s shows Time is up with Resend [R-478, R-479]', async (_, answer, address) => {
    await openReset({ 'POST /reset-password-init': answer }, address)
    expect(await screen.findByRole('heading', { name: 'Time is up' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Resend request' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Resend' })).toHaveAttribute('href', '/forgot-password')
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
  })

  it.each([
    ['no link', '/reset-password'],
    ['a missing token', '/reset-password?email=ada%40company.example'],
    ['a missing e-mail', '/reset-password?token=T'],
  ])('%s shows Time is up with Resend, and says that the link is incomplete [R-478, R-479]', async (_, address) => {
    await openReset({}, address)
    expect(await screen.findByRole('heading', { name: 'Time is up' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Resend request' })).toBeVisible()
    expect(screen.getByText(/^This link is incomplete/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Resend' })).toHaveAttribute('href', '/forgot-password')
  })

  it('shows neither view while the check runs [R-479]', async () => {
    await openReset({ 'POST /reset-password-init': () => new Promise(() => {}) })
    expect(await screen.findByText('Checking your link')).toBeInTheDocument()
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
    expect(screen.queryByText('Time is up')).not.toBeInTheDocument()
  })

  it.each([
    [{ 'New password': '', 'Confirm password': '' }, 'Enter your password'],
    [{ 'New password': '1234567', 'Confirm password': '1234567' }, 'Password is too short'],
    [{ 'New password': 'abcdefgh', 'Confirm password': 'abcdefgi' }, 'Passwords do not match'],
  ])('%o is refused: %s [R-480]', async (fields, text) => {
    const { calls } = await reset({ result: 1 }, fields)
    expect(await screen.findByText(text)).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  it('capital and digit are advice only [R-480, Q-31]', async () => {
    const { calls, store } = await reset({ result: 1 }, { 'New password': 'abcdefgh', 'Confirm password': 'abcdefgh' })
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ type: 'success' }]))
    expect(calls).toHaveLength(2)
  })

  it('posts both passwords; success goes to login after 2 s [R-481, R-482, R-005, R-665]', async () => {
    const { calls, store, addressNow } = await reset({ result: 1 })
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([{ type: 'success', text: 'Successful', duration: 5000 }]),
    )
    expect(calls[1]?.body).toEqual({
      email: 'ada@company.example',
      token: 'T',
      password: 'Abcdefg1',
      password_confirmation: 'Abcdefg1',
    })
    await act(() => jest.advanceTimersByTimeAsync(1950))
    expect(addressNow()).toMatch(/^\/reset-password/)
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(addressNow()).toBe('/login')
    expect(await screen.findByLabelText('E-mail')).toHaveValue('ada@company.example')
    expect(screen.getByText('Your new password is set. Use it to sign in.')).toBeVisible()
  })

  it('asks whether other ways in end: all devices are signed out unless the visitor wants them kept [R-586]', async () => {
    const { calls, store } = await openReset({ 'POST /reset-password': { result: 1 } })
    await screen.findByLabelText('New password')
    await fillIn({ 'New password': 'Abcdefg1', 'Confirm password': 'Abcdefg1' }, user)
    expect(screen.getByRole('checkbox', { name: 'Sign out all devices' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Remove sign-in with Google and LinkedIn' })).not.toBeChecked()
    await user.click(screen.getByRole('checkbox', { name: 'Sign out all devices' }))
    await user.click(screen.getByRole('checkbox', { name: 'Remove sign-in with Google and LinkedIn' }))
    await user.click(screen.getByRole('button', { name: 'Save password' }))
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1))
    expect(calls[1]?.body).toMatchObject({ keep_sessions: '1', remove_providers: '1' })
  })

  it('a second press before the login is there sends nothing more [R-047]', async () => {
    const { calls, store } = await reset({ result: 1 })
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Save password' }))
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(calls).toHaveLength(2) // the check of the link, and one new password
    expect(store.getState().toasts).toHaveLength(1)
  })

  it('leaves a visitor who has gone on before the answer where they are', async () => {
    let answer = () => {}
    const { router, addressNow, store } = await reset(
      () => new Promise((resolve) => (answer = () => resolve({ result: 1 }))),
    )
    await act(() => router.navigate('/products'))
    await act(async () => answer())
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1))
    await act(() => jest.advanceTimersByTimeAsync(2100))
    expect(addressNow()).toBe('/products')
  })

  it.each([
    ['an error field [R-483]', { result: 0, error: 'expired' }, 'Failed'],
    ['neither result 1 nor error [R-484]', { result: 0 }, 'An unknown error occurred'],
    ['a refused request [R-485]', refusal(422), 'The password field confirmation does not match.'],
    ['a server error [R-485]', refusal(500), 'The password field confirmation does not match.'],
    ['no answer [R-485]', noAnswer, 'The password field confirmation does not match.'],
  ])('%s shows its text', async (_, answer, text) => {
    const { store } = await reset(answer)
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ type: 'error', text }]))
  })

  it.each([
    ['success', { result: 1 }, 'Your new password is set. You can now use it to sign in.'],
    [
      'a link that has expired meanwhile',
      { result: 0, error: 'Link has expired' },
      'This link no longer works. Ask for a new one.',
    ],
    ['two passwords', refusal(422), 'The passwords do not match.'],
    ['a failure', refusal(500), 'We could not set your password just now. Please try again later.'],
    ['no answer', noAnswer, 'You seem to be offline. Please try again.'],
  ])('%s is said at the form too [R-482, R-483, R-485]', async (_, answer, text) => {
    await reset(answer)
    expect(await screen.findByText(text)).toHaveAttribute('role', 'status')
  })

  it('on a Russian site the unknown error is Russian [R-484, R-041]', async () => {
    document.documentElement.lang = 'ru'
    const { store } = await reset({ result: 0 })
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ text: 'Произошла неизвестная ошибка' }]))
    document.documentElement.lang = ''
  })
})
