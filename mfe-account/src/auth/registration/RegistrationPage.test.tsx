import { forgetDraft } from '@brightfill/shared/draft'
import { fillIn, noAnswer, refusal, renderRoutes, stubApi } from '@brightfill/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../../routes'

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const submit = () => user.click(screen.getByRole('button', { name: 'Create Account' }))
const complete = {
  'Full name': ' Ada Example ',
  'E-mail': 'ada@company.example',
  'Mobile phone number': '+93701234567',
  'Create password': 'Abcdefg1',
  'Confirm password': 'Abcdefg1',
}

async function openRegistration(answer?: object) {
  const calls = stubApi(answer ? { 'POST /registration/account': answer } : {})
  const page = await renderRoutes(routes, '/registration')
  await screen.findByRole('heading', { name: 'Create Account' })
  return { ...page, calls }
}
async function register(answer: object, fields: Record<string, string> = complete) {
  const page = await openRegistration(answer)
  await fillIn(fields, user)
  await submit()
  return page
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  forgetDraft('registration')
})

describe('registration', () => {
  it('has its fields, the social buttons and the link to Login [R-461]', async () => {
    await openRegistration()
    for (const label of Object.keys(complete)) expect(screen.getByLabelText(label)).toBeVisible()
    expect(screen.getByRole('combobox', { name: /Phone country code/ })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in with Google' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  })

  it('an empty form shows every message at once and sends nothing [R-462, R-463]', async () => {
    const { calls } = await openRegistration()
    await submit()

    const summary = await screen.findByRole('group', { name: 'Please check 5 fields' })
    for (const text of [
      'Enter name',
      'Enter your mail',
      'Enter your phone number',
      'Enter your password',
      'Confirm your password',
    ]) {
      expect(within(summary).getByRole('link', { name: text })).toBeVisible()
      expect(screen.getAllByText(text)).toHaveLength(2)
    }
    expect(summary).toHaveFocus()
    expect(calls).toHaveLength(0)
  })

  it.each([
    ['abcdefg1', 'Password must contain at least one uppercase letter'],
    ['Abcdefgh', 'Password must contain at least one digit'],
    ['Abcdef1', 'Password is too short'],
  ])('"%s" is refused: %s [R-464, R-465]', async (password, text) => {
    const { calls } = await openRegistration()
    await fillIn({ ...complete, 'Create password': password, 'Confirm password': password }, user)
    await submit()

    expect(await screen.findByText(text)).toBeVisible()
    expect(calls).toHaveLength(0)
  })

  it('says how strong a password is and accepts a weak one [R-076]', async () => {
    const { calls } = await register(
      { result: 1 },
      { ...complete, 'Create password': 'Password1', 'Confirm password': 'Password1' },
    )
    expect(screen.getByText('Strength: weak')).toBeVisible()
    await waitFor(() => expect(calls).toHaveLength(1))
    await user.type(screen.getByLabelText('Create password'), '-in the rain')
    expect(screen.getByText('Strength: strong')).toBeVisible()
  })

  it('the checklist follows every key by icon and word [R-466]', async () => {
    await openRegistration()
    const rules = within(screen.getByRole('list', { name: 'Password rules' }))
    const states = () => rules.getAllByRole('listitem').map(({ textContent }) => textContent?.split(': ').at(-1))
    expect(rules.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Password Length should be greater than 8 (8 or more characters): not met yet',
      'Minimum 1 CAPITAL LETTER in password: not met yet',
      'Minimum 1 digit in password: not met yet',
    ])
    await user.type(screen.getByLabelText('Create password'), 'A')
    expect(states()).toEqual(['not met yet', 'met', 'not met yet'])
    await user.type(screen.getByLabelText('Create password'), '1bcdefg')
    expect(states()).toEqual(['met', 'met', 'met'])
    await user.type(screen.getByLabelText('Create password'), '{Backspace}')
    expect(states()).toEqual(['not met yet', 'met', 'met'])
  })

  it('the confirmation must equal the password [R-467]', async () => {
    const { calls } = await openRegistration()
    await fillIn({ ...complete, 'Confirm password': 'Abcdefg2' }, user)
    await submit()
    expect(await screen.findByText('Passwords do not match')).toBeVisible()
    expect(calls).toHaveLength(0)
  })

  it('posts name, phone, email and password, and nothing else [R-468]', async () => {
    const { calls } = await register({ result: 1 })
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({
      name: 'Ada Example',
      phone: '+93 70 123 4567',
      email: 'ada@company.example',
      password: 'Abcdefg1',
    })
  })

  it('success shows the toast and after 700 ms the login with e-mail and Remember me [R-469, R-004, R-472, R-664]', async () => {
    const { store, addressNow } = await openRegistration({ result: 1 })
    await fillIn(complete, user)
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await submit()
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([
        { type: 'success', text: 'Successful registration', duration: 5000 },
      ]),
    )
    await act(() => jest.advanceTimersByTimeAsync(650))
    expect(addressNow()).toBe('/registration')
    await act(() => jest.advanceTimersByTimeAsync(100))

    expect(addressNow()).toBe('/login')
    expect(await screen.findByLabelText('E-mail')).toHaveValue('ada@company.example')
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
    expect(screen.getByText(/We have e-mailed you a link: open it to confirm your address/)).toBeVisible()
  })

  it('restores what was typed, but no password, after leaving it, until the account is created [R-662]', async () => {
    const first = await openRegistration()
    await fillIn({ ...complete, 'Mobile phone number': '+93 70 12' }, user)
    first.unmount()
    await register({ result: 1 }, { 'Create password': 'Abcdefg1', 'Confirm password': 'Abcdefg1' })
    expect(screen.getByLabelText('Full name')).toHaveValue(' Ada Example ')
    expect(screen.getByLabelText('Mobile phone number')).toHaveValue('70 12')
    await fillIn({ 'Mobile phone number': '+93701234567' }, user)
    await submit()
    await act(() => jest.advanceTimersByTimeAsync(800))
    await screen.findByRole('heading', { name: 'Sign In' })
    expect({ ...sessionStorage }).not.toHaveProperty(['shared.draft.registration'])
  })

  it('sends the same key again after no answer, so that only one account is created [R-640]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { calls } = await register(noAnswer)
    await screen.findByText('You seem to be offline. Please try again.')
    await submit()
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]?.headers['Idempotency-Key']).toBe(calls[0]?.headers['Idempotency-Key'])
  })

  it('a second press before the login is there sends nothing more [R-047]', async () => {
    const { store, calls } = await register({ result: 1 })
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1))
    await submit()
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(calls).toHaveLength(1)
    expect(store.getState().toasts).toHaveLength(1)
  })

  it.each([
    [409, 'Email already exists'],
    [422, 'Invalid credentials'],
    [500, 'An unknown error occurred'],
    [418, 'An unknown error occurred'],
  ])('status %s shows "%s" for five seconds [R-470]', async (status, text) => {
    const { store } = await register(refusal(status))
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ type: 'error', text, duration: 5000 }]))
  })

  it('an address that is taken is named at its field [R-470]', async () => {
    await register(refusal(409))
    const email = screen.getByLabelText('E-mail')
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email already exists'))
    await waitFor(() => expect(email).toHaveFocus())
  })

  it('a number that the server refuses is named at its field [R-765]', async () => {
    await register(refusal(422, 'No', { phone: ['Enter your phone number'] }))
    await waitFor(() =>
      expect(screen.getByLabelText('Mobile phone number')).toHaveAccessibleDescription('Enter your phone number'),
    )
  })

  it.each([
    ['success', { result: 1 }, 'Your account is ready. You can sign in.'],
    ['a refusal', refusal(422), 'We could not create your account yet. Please check each field.'],
    ['a failure', refusal(500), 'We could not create your account just now. Please try again later.'],
    [
      'too many attempts',
      refusal(429, 'No', undefined, { 'retry-after': '600' }),
      'Too many attempts. Please try again in 10 minutes.',
    ],
  ])('%s is said at the form too [R-469, R-470]', async (_, answer, text) => {
    await register(answer)
    expect(await screen.findByText(text)).toHaveAttribute('role', 'status')
  })

  it('no answer makes no toast; the form says so and can be sent again [R-471, R-048]', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { store, calls } = await register(noAnswer)
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.objectContaining({ name: 'ApiError', status: 0 })))
    expect(store.getState().toasts).toEqual([])
    expect(screen.getByText('You seem to be offline. Please try again.')).toHaveAttribute('role', 'status')
    await submit()
    await waitFor(() => expect(calls).toHaveLength(2))
  })
})
