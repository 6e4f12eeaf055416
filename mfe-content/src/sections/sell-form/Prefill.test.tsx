import { signedIn, signedOut } from '@brightfill/shared/store'
import { aUser, fillIn, renderRoutes, standIns, stubApi } from '@brightfill/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { routes } from '../../routes'
import { aSection, fieldsAnswer } from '../../testing/content'

const field = (label: string) => screen.getByLabelText(label)
const helen = { name: 'Helen', last_name: 'Marsh', email: 'helen@dairy.example', phone: '+447700900123' }

async function renderForm() {
  const { see } = standIns()
  stubApi({
    'GET /fields': fieldsAnswer([aSection('sell-form')]),
    'GET /products/manufacturers': [],
  })
  const { store } = await renderRoutes(routes, '/')
  await screen.findByRole('region', { name: 'Sell your machine' })
  await act(async () => see(true))
  await screen.findByRole('button', { name: 'Send request' })
  return store
}

describe('profile in the sell form', () => {
  it('goes when the session ends or another user signs in, and typed text stays [R-505]', async () => {
    const store = await renderForm()
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

  it('leaves a phone number that is being typed [R-505]', async () => {
    const store = await renderForm()
    await fillIn({ 'Phone number': '+44 7700 9' })
    act(() => signedIn(store, aUser(helen)))

    await waitFor(() => expect(field('E-mail')).toHaveValue('helen@dairy.example'))
    expect(field('Phone number')).toHaveValue('7700 9')
  })
})
