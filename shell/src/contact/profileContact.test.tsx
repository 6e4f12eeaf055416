import { signedIn, signedOut } from '@brightfill/shared/store'
import { aUser, fillIn } from '@brightfill/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { awaitForm, phone, show } from './testForm'

describe('the contact form of a signed-in user', () => {
  it('fills empty fields from the profile of a signed-in user [R-505]', async () => {
    const { store } = await show()
    await awaitForm()
    await fillIn({ Name: 'Somebody else' })
    act(() =>
      signedIn(
        store,
        aUser({ name: 'Helen', last_name: 'Marsh', email: 'helen@dairy.example', phone: '+44 7700 900123' }),
      ),
    )

    await waitFor(() => expect(screen.getByLabelText('E-mail (optional)')).toHaveValue('helen@dairy.example'))
    await waitFor(() => expect(phone()).toHaveValue('7700 900123'))
    expect(screen.getByLabelText('Name')).toHaveValue('Somebody else')
  })

  it('removes profile values when the session ends and keeps typed text [R-505]', async () => {
    const { store, goTo } = await show()
    await awaitForm()
    await fillIn({ 'Company name': 'Somebody else' })
    const profile = {
      name: 'Helen',
      last_name: 'Marsh',
      email: 'helen@dairy.example',
      phone: '+447700900123',
      country: 'England',
    }
    act(() => signedIn(store, aUser(profile)))
    await waitFor(() => expect(phone()).toHaveValue('7700 900123'))
    act(() => signedOut(store))

    await waitFor(() => expect(phone()).toHaveValue(''))
    for (const label of ['Name', 'E-mail (optional)', 'Full address (optional)'])
      expect(screen.getByLabelText(label)).toHaveValue('')
    expect(screen.getByLabelText('Company name')).toHaveValue('Somebody else')

    await goTo('/broken')
    for (const field of [screen.getByLabelText('Name'), screen.getByLabelText('E-mail (optional)'), phone()])
      expect(field).toHaveValue('')
  })

  it('fills in the profile of the next user, even after a redraw while nobody was signed in [R-505]', async () => {
    const { store, goTo } = await show()
    await awaitForm()
    act(() => signedIn(store, aUser({ id: 1, name: 'Helen', last_name: 'Marsh', phone: '+44 7700 900123' })))
    await waitFor(() => expect(phone()).toHaveValue('7700 900123'))
    await goTo('/broken')
    act(() => signedIn(store, aUser({ id: 2, name: 'Ada', last_name: '', phone: '+44 7700 900456' })))
    await awaitForm()

    await waitFor(() => expect(phone()).toHaveValue('7700 900456'))
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
  })
})
