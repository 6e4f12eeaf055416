import { signedIn, signedOut } from '@brightfill/shared/store'
import { aUser, fillIn } from '@brightfill/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { choose, fillAll, renderForm, select, send } from './testSellForm'

const field = (label: string) => screen.getByLabelText(label)
const grace = aUser({ name: 'Grace', last_name: 'Hopper', email: 'grace@navy.example' })
const helen = { name: 'Helen', last_name: 'Marsh', email: 'helen@dairy.example', phone: '+447700900123' }

afterEach(() => localStorage.clear())

describe('profile in the sell form', () => {
  it('goes when the session ends or another user signs in, and typed text stays [R-662]', async () => {
    const { store } = await renderForm()
    await fillIn({ 'Last name': 'Typed' })
    act(() => signedIn(store, aUser(helen)))
    await waitFor(() => expect(field('Phone number')).toHaveValue('7700 900123'))
    act(() => signedIn(store, aUser({ id: 2, name: 'Ada', email: 'ada@engine.example', phone: '' })))

    await waitFor(() => expect(field('Phone number')).toHaveValue(''))
    expect(field('Name')).toHaveValue('Ada')
    expect(field('E-mail')).toHaveValue('ada@engine.example')
    act(() => signedOut(store))
    for (const label of ['Name', 'E-mail', 'Phone number']) await waitFor(() => expect(field(label)).toHaveValue(''))
    expect(field('Last name')).toHaveValue('Typed')
  })

  it('leaves a phone number that is being typed', async () => {
    const { store } = await renderForm()
    await fillIn({ 'Phone number': '+44 7700 9' })
    act(() => signedIn(store, aUser(helen)))

    await waitFor(() => expect(field('E-mail')).toHaveValue('helen@dairy.example'))
    expect(field('Phone number')).toHaveValue('7700 9')
  })

  it('the form is filled in from the profile of a signed-in visitor [R-505]', async () => {
    await renderForm({}, { session: { status: 'user', user: grace } })

    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Grace'))
    expect(screen.getByLabelText('E-mail')).toHaveValue('grace@navy.example')
  })

  it('the draft is offered to a signed-in visitor, and the profile fills only the rest [R-505]', async () => {
    localStorage.setItem('shared.unsent.sell.1', JSON.stringify({ name: 'Ada', phone: '+93 701 234 567' }))
    await renderForm({}, { session: { status: 'user', user: grace } })

    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue('grace@navy.example'))
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    expect(screen.getByText(/You wrote this earlier/)).toBeVisible()
  })
})

describe('text that was not sent', () => {
  it('is there again on the next page with the form, without what a profile filled in [R-662]', async () => {
    const { unmount } = await renderForm({}, { session: { status: 'user', user: grace } })
    await waitFor(() => expect(field('Name')).toHaveValue('Grace'))
    await fillIn({ 'Last name': 'Typed', 'Phone number': '+44 7700 9' })
    await choose('Manufacturer', 'Tarnpak')
    await choose('Model', 'Tarnpak 24')
    unmount()

    await renderForm()
    await waitFor(() => expect(select('Model')).toHaveValue('Tarnpak 24'))
    expect(field('Last name')).toHaveValue('Typed')
    expect(field('Phone number')).toHaveValue('7700 9')
    expect(field('Name')).toHaveValue('')
  })

  it('is gone when it was sent [R-227]', async () => {
    const { unmount } = await renderForm()
    await fillAll()
    await send()
    await screen.findByText(/S-1/)
    unmount()

    await renderForm()
    for (const label of ['Name', 'Last name', 'Phone number']) expect(field(label)).toHaveValue('')
  })
})
