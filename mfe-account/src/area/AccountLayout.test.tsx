import { storedToken } from '@brightfill/shared/session'
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
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'

async function openAccount(answers: Record<string, object> = {}, address = '/user/orders', user = aUser()) {
  keepTokenInMemory('T')
  const calls = stubApi({ 'GET /user/get/orders': { data: [] }, ...answers })
  const page = await renderRoutes(routes, address, { session: signedInAs(user) })
  await waitFor(() => expect(page.router.state.navigation.state).toBe('idle'))
  await waitFor(() => expect(screen.queryByText('Loading orders')).not.toBeInTheDocument())
  await screen.findByRole('heading', { level: 1 })
  return { ...page, calls }
}

describe('account area', () => {
  it('the side navigation leads to its three pages and marks the current one [R-490]', async () => {
    await openAccount()
    const links = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link')
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Account Details', '/user/profile', null],
      ['Orders', '/user/orders', 'page'],
      ['Saved Machines', '/user/saved', null],
    ])
  })

  it.each([
    ['Sign out', '0'],
    ['Sign out everywhere', '1'],
  ])('%s ends the session on the server and here and goes home [R-491]', async (name, everywhere) => {
    const { calls, addressNow, store } = await openAccount({ 'POST /user/logout': { result: 1 } })
    await userEvent.click(screen.getByRole('button', { name }))

    await waitFor(() => expect(addressNow()).toBe('/'))
    expect(calls.at(-1)).toMatchObject({ name: 'POST /user/logout', body: { everywhere } })
    expect(calls.at(-1)?.headers.Authorization).toBe('Bearer T')
    expect(storedToken()).toBeUndefined()
    await waitFor(() => expect(store.getState().session.status).toBe('visitor'))
  })

  it('says that the e-mail address is not confirmed, and e-mails the link again [R-622]', async () => {
    let answer: object = { result: 1 }
    const sending = { 'POST /user/send-confirmation': () => answer }
    const { calls } = await openAccount(sending, '/user/orders', aUser({ confirmed: 0 }))
    expect(screen.getByText(/You have not confirmed ada@company\.example yet/)).toBeVisible()
    const send = screen.getByRole('button', { name: 'Resend confirmation' })
    await userEvent.click(send)
    expect(await screen.findByText('Sent. Open the link in the e-mail.')).toHaveAttribute('role', 'status')
    expect(calls.at(-1)).toMatchObject({ name: 'POST /user/send-confirmation' })

    answer = refusal(429)
    await userEvent.click(send)
    expect(await screen.findByText(/We have sent you several e-mails recently/)).toBeVisible()
    answer = { result: 0 }
    await userEvent.click(send)
    expect(await screen.findByText('Your e-mail address is confirmed.')).toBeVisible()
  })

  it('asks for a new sign-in when the session has ended before the link is e-mailed again', async () => {
    const sending = { 'POST /user/send-confirmation': refusal(401) }
    await openAccount(sending, '/user/orders', aUser({ confirmed: 0 }))
    await userEvent.click(screen.getByRole('button', { name: 'Resend confirmation' }))
    expect(await screen.findByText(/^Your session has ended/)).toHaveAttribute('role', 'status')
  })

  it('asks nothing about a confirmed e-mail address [R-622]', async () => {
    await openAccount({}, '/user/orders', aUser({ confirmed: 1 }))
    expect(screen.queryByRole('button', { name: 'Resend confirmation' })).not.toBeInTheDocument()
  })

  it('the session ends here even when the server does not answer [R-491]', async () => {
    const { addressNow } = await openAccount({ 'POST /user/logout': noAnswer })
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(addressNow()).toBe('/'))
    expect(storedToken()).toBeUndefined()
  })

  it('says that the other devices are still signed in when that did not reach the server [R-491]', async () => {
    let answer: object = noAnswer
    const { addressNow, store } = await openAccount({ 'POST /user/logout': () => answer })
    const everywhere = screen.getByRole('button', { name: 'Sign out everywhere' })
    await userEvent.click(everywhere)
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([
        { type: 'error', text: 'Your other devices are still signed in. Try again.' },
      ]),
    )
    expect(addressNow()).toBe('/user/orders')
    expect(storedToken()).toBe('T')
    expect(everywhere).toHaveFocus()

    answer = refusal(401)
    await userEvent.click(everywhere)
    await waitFor(() => expect(addressNow()).toBe('/'))
    expect(storedToken()).toBeUndefined()
  })

  it('with unsaved changes Sign out asks first, and staying saves them and keeps the session [R-498]', async () => {
    const { calls, addressNow } = await openAccount(
      { 'POST /user/logout': { result: 1 }, 'POST /user/change-user': refusal(500) },
      '/user/profile',
    )
    await screen.findByLabelText('Name')
    await fillIn({ Name: 'Ida' })
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay and save' }))
    expect(storedToken()).toBe('T')
    expect(screen.getByLabelText('Name')).toHaveValue('Ida')
    const saved = () => calls.filter(({ name }) => name === 'POST /user/change-user')
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]).toMatchObject({ body: { name: 'Ida' } })
    await screen.findByText(/could not save your changes/)

    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(addressNow()).toBe('/'))
    expect(storedToken()).toBeUndefined()
  })
})
