import { forgetDraft } from '@brightfill/shared/draft'
import { fillIn, noAnswer, refusal, type StubbedCall } from '@brightfill/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countries, openProfile, user } from './openProfile'

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
const sent = (calls: StubbedCall[], path: string) => calls.filter(({ name }) => name === `POST ${path}`)
const saved = () => screen.findByText('Your changes are saved')
const newPassword = 'New password'
const confirmPassword = 'Confirm password'

afterEach(() => forgetDraft(`profile.${user.id}`))

describe('profile', () => {
  it('restores what was typed after a reload, but no password, and for no other user [R-662]', async () => {
    const first = await openProfile()
    await fillIn({ 'Town (optional)': 'Leeds', 'Phone number (optional)': '+44 7700 9', [newPassword]: 'Abcdefg1' })
    first.unmount()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Abcdefg1')

    await openProfile()
    expect(screen.getByLabelText('Town (optional)')).toHaveValue('Leeds')
    expect(screen.getByLabelText('Phone number (optional)')).toHaveValue('7700 9')
    expect(screen.getByLabelText(newPassword)).toHaveValue('')
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
  })

  it('shows user, address with the name of its country, and empty password fields [R-492, R-493]', async () => {
    await openProfile()
    for (const [label, value] of Object.entries({
      Name: 'Ada',
      'Last name (optional)': 'Example',
      'E-mail': 'ada@company.example',
      'Street and number (optional)': 'Dock Street 1',
      'Town (optional)': 'Hull',
      'County or state (optional)': 'Yorkshire',
      'Postcode (optional)': 'HU3',
      'Country (optional)': 'United Kingdom',
      [newPassword]: '',
      [confirmPassword]: '',
    })) {
      expect(screen.getByLabelText(label)).toHaveValue(value)
    }
  })

  it('saving posts the user as JSON, says so and shows the answer [R-495, R-498]', async () => {
    const { calls, store } = await openProfile({
      'POST /user/change-user': { result: 1, data: { ...user, name: 'IDA' } },
    })
    await fillIn({ Name: ' Ida ' })
    await save()
    expect(await saved()).toBeVisible()

    const [call] = sent(calls, '/user/change-user')
    expect(call?.headers['Content-Type']).toBe('application/json')
    expect(call?.body).toMatchObject({
      id: 7,
      name: 'Ida',
      second_name: 'Example',
      address: { address: 'Dock Street 1', country_id: 9, city_name: 'Hull', state: 'Yorkshire', zip_code: 'HU3' },
    })
    expect(screen.getByLabelText('Name')).toHaveValue('IDA')
    expect(store.getState().session).toMatchObject({ user: { name: 'IDA' } })
    expect(sent(calls, '/user/change-password')).toHaveLength(0)
  })

  it('the country is found by its first letters and chosen from the list [R-494]', async () => {
    const { calls } = await openProfile()
    await fillIn({ 'Country (optional)': 'Ge' })
    await userEvent.click(await screen.findByRole('option', { name: 'Germany' }))
    await save()
    await saved()

    expect(sent(calls, '/user/get-country').map(({ body }) => body.name)).toContain('Ge')
    expect(sent(calls, '/user/change-user')[0]?.body).toMatchObject({ address: { country_id: 4 } })
  })

  it('a complete country name, pasted or filled in, counts as soon as the list has arrived [R-494]', async () => {
    const { calls } = await openProfile({
      'POST /user/get-country': ({ body }: StubbedCall) => ({
        result: 1,
        country: countries.filter(
          ({ name }) => body.name && name.toLowerCase().startsWith(String(body.name).toLowerCase()),
        ),
      }),
    })
    await fillIn({ 'Country (optional)': 'germany' })
    await screen.findByRole('option', { name: 'Germany' })
    await save()
    await saved()
    expect(sent(calls, '/user/change-user')[0]?.body).toMatchObject({ address: { country_id: 4 } })
  })

  it('a name that is not a country of the list is not saved [R-494]', async () => {
    const { calls } = await openProfile()
    await fillIn({ 'Country (optional)': 'Atlantis' })
    await save()
    expect(await screen.findByText('Choose a country from the list')).toBeVisible()
    expect(sent(calls, '/user/change-user')).toHaveLength(0)
  })

  it('an e-mail address is sent only when it was changed here: it may have moved meanwhile [R-495, Q-42]', async () => {
    const { calls } = await openProfile({
      'POST /user/change-user': { result: 1, data: { ...user, email: 'moved@company.example' } },
    })
    const bodies = () => sent(calls, '/user/change-user').map(({ body }) => body)
    await fillIn({ Name: 'Ida' })
    await save()
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue('moved@company.example'))
    expect(bodies()[0]).not.toHaveProperty('email')

    await fillIn({ Name: 'Eda' })
    await save()
    await waitFor(() => expect(bodies()).toHaveLength(2))
    expect(bodies()[1]).not.toHaveProperty('email')
    await saved()
    await fillIn({ 'E-mail': 'ada@company.example' })
    await save()
    await waitFor(() => expect(bodies()[2]).toMatchObject({ email: 'ada@company.example' }))
  })

  it('says that a new e-mail address waits for the link sent to it [Q-42]', async () => {
    const waiting = { result: 1, data: user, confirm_email: 'new@company.example' }
    await openProfile({ 'POST /user/change-user': waiting })
    await fillIn({ 'E-mail': 'new@company.example' })
    await save()
    expect(await screen.findByText(/open the link we sent there/)).toBeVisible()
  })

  it('an emptied country is saved as no country [R-493]', async () => {
    const { calls } = await openProfile()
    await fillIn({ 'Country (optional)': '' })
    await save()
    await saved()
    expect(sent(calls, '/user/change-user')[0]?.body).toMatchObject({ address: { country_id: null } })
  })

  it.each([
    ['short', 'short', 'Password is too short'],
    ['Abcdefg1', 'Abcdefg2', 'Passwords do not match'],
    ['Abcdefg1', '', 'Confirm your password'],
    ['', 'Abcdefg1', 'Enter your password'],
  ])(
    'with "%s" and "%s" the details are saved, the password is not, and the fault is shown [R-496, R-497]',
    async (first, second, fault) => {
      const { calls } = await openProfile()
      await fillIn({ Name: 'Ida', [newPassword]: first, [confirmPassword]: second })
      await save()

      expect(await screen.findByText(fault)).toBeVisible()
      expect(screen.getByText(/Your details are saved, but your new password is not/)).toBeVisible()
      expect(sent(calls, '/user/change-user')).toHaveLength(1)
      expect(sent(calls, '/user/change-password')).toHaveLength(0)
      expect(screen.getByLabelText(newPassword)).toHaveValue(first)
    },
  )

  it.each([
    ['too weak', refusal(422, 'Invalid', { password: ['Password is too short'] })],
    ['sent too often', refusal(429, 'Too many requests. Try again later')],
  ])('a new password that the server refuses (%s) is not called saved, and stays [R-498]', async (_, answer) => {
    await openProfile({ 'POST /user/change-password': answer })
    await fillIn({ Name: 'Ida', [newPassword]: 'Abcdefg1', [confirmPassword]: 'Abcdefg1' })
    await save()

    expect(await screen.findByText(/Your details are saved, but your new password is not/)).toBeVisible()
    expect(screen.queryByText(/your new password are saved/)).not.toBeInTheDocument()
    expect(screen.getByLabelText(newPassword)).toHaveValue('Abcdefg1')
    expect(screen.getByLabelText('Name')).toHaveValue('Ida')
  })

  it('a valid new password is sent; capital and digit are advice only [R-497, Q-31]', async () => {
    const { calls } = await openProfile({ 'POST /user/change-password': { result: 1 } })
    await fillIn({ [newPassword]: 'abcdefgh', [confirmPassword]: 'abcdefgh' })
    await save()

    expect(await screen.findByText('Your changes and your new password are saved')).toBeVisible()
    expect(sent(calls, '/user/change-password').map(({ body }) => body)).toEqual([{ password: 'abcdefgh' }])
    expect(screen.getByLabelText(newPassword)).toHaveValue('')
  })

  it('an e-mail address in use is reported at its field [Q-42]', async () => {
    await openProfile({ 'POST /user/change-user': refusal(409) })
    await fillIn({ 'E-mail': 'taken@company.example' })
    await save()
    expect(await screen.findByText('Email already exists')).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Email already exists')
  })

  it.each([
    ['an expired session', refusal(401), /Your session has ended/],
    ['a server error', refusal(500), /could not save your changes/],
    ['no answer', noAnswer, /could not save your changes/],
  ])('%s keeps what was typed and says what to do [Q-78]', async (_, answer, text) => {
    const { store } = await openProfile({ 'POST /user/change-user': answer })
    await fillIn({ Name: 'Ida', [newPassword]: 'Abcdefg1' })
    await save()

    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Ida')
    expect(screen.getByLabelText(newPassword)).toHaveValue('Abcdefg1')
    expect(store.getState().toasts).toEqual([])
  })

  it('a message of the server about a field is shown at that field [R-052]', async () => {
    const tooLong = ['Must not be longer than 20 characters']
    await openProfile({
      'POST /user/change-user': refusal(422, 'Invalid', { second_name: tooLong, 'address.zip_code': tooLong }),
    })
    await fillIn({ Name: 'Ida' })
    await save()
    for (const label of ['Last name (optional)', 'Postcode (optional)']) {
      await waitFor(() =>
        expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Must not be longer than 20 characters'),
      )
    }
    expect(screen.queryByText(/could not save your changes/)).not.toBeInTheDocument()
  })

  it('an incomplete phone number is refused and does not erase the stored one [R-060]', async () => {
    const { calls } = await openProfile()
    await fillIn({ 'Phone number (optional)': '+93 70' })
    await save()
    expect(await screen.findByText('Too short for Afghanistan')).toBeVisible()
    expect(sent(calls, '/user/change-user')).toHaveLength(0)
  })

  it('text typed while saving stays and is not saved yet [R-498]', async () => {
    let answer = (_: unknown) => {}
    const { store } = await openProfile({
      'POST /user/change-user': () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    await fillIn({ Name: ' Ida ' })
    await save()
    await fillIn({ 'Last name (optional)': 'Byron', [newPassword]: 'Abcdefg1' })
    answer({ result: 1, data: { ...user, name: 'IDA' } })
    await saved()
    expect(screen.getByLabelText('Name')).toHaveValue('IDA')
    expect(screen.getByLabelText('Last name (optional)')).toHaveValue('Byron')
    expect(screen.getByLabelText(newPassword)).toHaveValue('Abcdefg1')
    await waitFor(() => expect(store.getState().saveUnsaved).toBeDefined())
  })

  it('leaving with unsaved changes asks first [R-498]', async () => {
    const { addressNow, calls } = await openProfile({ 'GET /user/get/orders': { data: [] } })
    await fillIn({ Name: 'Ida' })
    await userEvent.click(screen.getByRole('link', { name: 'Orders' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(addressNow()).toBe('/user/orders'))
    expect(sent(calls, '/user/change-user')).toHaveLength(0)
  })

  it('Stay and save stays and saves [R-498]', async () => {
    const { addressNow, calls } = await openProfile()
    await fillIn({ Name: 'Ida' })
    await userEvent.click(screen.getByRole('link', { name: 'Orders' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay and save' }))

    expect(await saved()).toBeVisible()
    expect(sent(calls, '/user/change-user')[0]?.body).toMatchObject({ name: 'Ida' })
    expect(addressNow()).toBe('/user/profile')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('after saving, leaving asks nothing [R-498]', async () => {
    const { addressNow } = await openProfile({ 'GET /user/get/orders': { data: [] } })
    await fillIn({ Name: 'Ida' })
    await save()
    await saved()
    await userEvent.click(screen.getByRole('link', { name: 'Orders' }))
    await waitFor(() => expect(addressNow()).toBe('/user/orders'))
  })
})
