import { storedToken } from '@brightfill/shared/session'
import {
  aUser,
  keepTokenInMemory,
  refusal,
  renderRoutes,
  type Stubs,
  signedInAs,
  stubApi,
} from '@brightfill/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../../routes'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function openProfile(answers: Stubs, user = aUser()) {
  const calls = stubApi({
    'GET /user/ways-in': { result: 1, data: { devices: [], providers: [], has_password: 1 } },
    ...answers,
  })
  keepTokenInMemory('T')
  const page = await renderRoutes(routes, '/user/profile', { session: signedInAs(user) })
  await screen.findByRole('heading', { name: 'Your data' })
  return { ...page, calls }
}

async function askToDelete(password: string) {
  await press('Delete account')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  if (password) await userEvent.type(dialog.getByLabelText('Password'), password)
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account for good' }))
  return dialog
}

describe('personal data', () => {
  it('can be downloaded as a file with everything the api keeps [R-619]', async () => {
    let saved: Blob | undefined
    const made = Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved = blob
        return 'blob:mine'
      },
      revokeObjectURL: () => {},
    })
    expect(made).toBe(URL)
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect([this.download, this.href]).toEqual(['brightfill-my-data.json', 'blob:mine'])
    })
    await openProfile({ 'GET /user/data': { result: 1, data: { user: aUser(), orders: [] } } })
    await press('Download my data')
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
    expect(saved?.type).toBe('application/json')
    clicked.mockRestore()
  })

  it.each([
    ['the download fails', refusal(503), 'The download failed. Try again.'],
    ['the session has ended', refusal(401), 'Your session has ended. Sign in again, then come back here.'],
  ])('says so when %s [R-619]', async (_, answer, text) => {
    await openProfile({ 'GET /user/data': answer })
    await press('Download my data')
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('deleting asks for the password, signs out and leads home [R-619]', async () => {
    const { calls, store, addressNow } = await openProfile({ 'POST /user/delete': { result: 1 } })
    await askToDelete('Abcdefg1')
    await waitFor(() => expect(addressNow()).toBe('/'))
    const deleted = calls.filter(({ name }) => name === 'POST /user/delete')
    expect(deleted).toMatchObject([{ body: { password: 'Abcdefg1' } }])
    expect(storedToken()).toBeUndefined()
    await waitFor(() =>
      expect(store.getState()).toMatchObject({
        session: { status: 'visitor' },
        toasts: [{ text: 'Your account has been deleted' }],
      }),
    )
  })

  it('deleting says which orders stay and for how long, and warns of open ones [O-70]', async () => {
    await openProfile({
      'GET /user/deletion': { result: 1, data: { orders: 9, open_orders: [41, 44], order_years: 10 } },
    })
    await press('Delete account')
    expect(await screen.findByText(/^The law requires us to keep your 9 orders, .* for 10 years/)).toBeVisible()
    expect(screen.getByText(/^Orders 41 and 44 are still open/)).toHaveAttribute('role', 'alert')
  })

  it('a wrong password is reported at its field and nothing is lost [R-619]', async () => {
    const { addressNow } = await openProfile({
      'POST /user/delete': refusal(422, 'Invalid', { password: ['This is not your current password'] }),
    })
    const dialog = await askToDelete('wrong')
    expect(await dialog.findByText('This is not your current password')).toBeVisible()
    expect(addressNow()).toBe('/user/profile')
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('while the account is being deleted, neither Keep nor Escape says that it is kept [R-619]', async () => {
    let answer = (_: object) => {}
    const { addressNow } = await openProfile({
      'POST /user/delete': () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    const dialog = await askToDelete('Abcdefg1')
    const keep = dialog.getByRole('button', { name: 'Keep my account' })
    await waitFor(() => expect(keep).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(keep)
    // The browser closes the dialog unless these are prevented.
    expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(false)
    expect(fireEvent.keyDown(keep, { key: 'Escape' })).toBe(false)
    expect(screen.getByRole('dialog')).toBeVisible()
    answer({ result: 1 })
    await waitFor(() => expect(addressNow()).toBe('/'))
  })

  it('staff cannot delete themselves [R-619]', async () => {
    await openProfile({}, aUser({ role: 'admin' }))
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
  })
})
