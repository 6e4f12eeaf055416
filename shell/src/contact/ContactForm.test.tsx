import { forgetDraft } from '@brightfill/shared/draft'
import { signedIn, signedOut } from '@brightfill/shared/store'
import { aUser, fillIn, lateAnswer, noAnswer, refusal } from '@brightfill/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { awaitForm, phone, received, required, send, sendAnother, show } from './testForm'

describe('contact form', () => {
  it('asks for six things, each with label and autocomplete token [R-248, R-052, R-054]', async () => {
    await show()
    await awaitForm()

    const tokens = {
      Name: 'name',
      'Company name': 'organization',
      'Phone number': 'tel',
      'E-mail (optional)': 'email',
      'Full address (optional)': 'address-line1',
      'Message (optional)': 'off',
    }
    for (const [label, token] of Object.entries(tokens))
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', token)
    expect(screen.getByRole('form', { name: 'Get In Touch' })).toBeVisible()
  })

  it('asks for name, company and phone when sent empty, but not for an e-mail address [R-249]', async () => {
    const { calls } = await show()
    await send()

    expect(await screen.findByRole('group', { name: 'Please check 3 fields' })).toHaveFocus()
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter name')
    expect(screen.getByLabelText('Company name')).toHaveAccessibleDescription('Enter company name')
    expect(phone()).toHaveAccessibleDescription('Enter your phone number')
    expect(screen.queryByText('Enter your mail')).not.toBeInTheDocument()
    expect(calls).toEqual([])
  })

  it('refuses an invalid e-mail address [R-250]', async () => {
    const { calls } = await show()
    await awaitForm()
    await fillIn({ ...required, 'Phone number': '+44 7700 900123', 'E-mail (optional)': 'ada@engine' })
    await send()

    expect(await screen.findByText('Enter your mail')).toBeVisible()
    expect(calls).toEqual([])
  })

  it('sends its fields as JSON, without a slug on pages that show no machine [R-251, R-252]', async () => {
    const { calls } = await show()
    await awaitForm()
    await fillIn({ ...required, 'Phone number': '+44 7700 900123', 'Message (optional)': ' Milk, 1 l ' })
    await send()

    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({
      name: 'Ada',
      company_name: 'Analytical Engines',
      phone: '+44 7700 900123',
      email: '',
      full_address: '',
      message: 'Milk, 1 l',
    })
    expect(String(calls[0]?.headers['Content-Type'])).toContain('application/json')
  })

  it('sends the slug of the machine on screen [R-252]', async () => {
    const { calls } = await show('/products/rotary-filler')
    await awaitForm()
    await fillIn({ ...required, 'Phone number': '+44 7700 900123' })
    await send()

    await waitFor(() => expect(calls[0]?.body).toMatchObject({ slug: 'rotary-filler' }))
    expect(calls[0]?.body).not.toHaveProperty('wants_visit')
  })

  it('shows and names the machine on screen, offers extra requests, and leaves it out when asked to [R-252]', async () => {
    const { calls } = await show('/products/rotary-filler')
    await awaitForm()
    const about = screen.getByRole('checkbox', { name: 'Rotary Filler RF 24 · SKU BF-1024' })
    expect(about).toBeChecked()
    expect(about.closest('label')?.querySelector('img[src^="/storage/filler.webp"]')).toBeInTheDocument()
    await userEvent.click(screen.getByLabelText('Arrange a visit'))
    await userEvent.click(screen.getByLabelText('Ask for a transport quote'))
    await fillIn({ ...required, 'Phone number': '+44 7700 900123' })
    await send()
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ slug: 'rotary-filler', wants_visit: 1, wants_quote: 1 }))

    await sendAnother()
    expect(phone()).toHaveValue('')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Rotary Filler RF 24 · SKU BF-1024' }))
    expect(screen.queryByLabelText('Arrange a visit')).not.toBeInTheDocument()
    await fillIn({ ...required, 'Phone number': '+44 7700 900123' })
    await send()
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]?.body).not.toHaveProperty('slug')
  })

  it('mentions a copy when the api e-mails one [R-253]', async () => {
    await show('/about-us', { ...received, copied: true })
    await awaitForm()
    await fillIn({ ...required, 'Phone number': '+44 7700 900123' })
    await send()
    expect(await screen.findByText(/We have e-mailed you a confirmation/)).toBeVisible()
  })

  it('is replaced by a visible confirmation, with the focus on its heading, until another is written [R-253]', async () => {
    await show()
    await awaitForm()
    await fillIn({ ...required, 'Phone number': '+44 7700 900123' })
    await send()

    const heading = await screen.findByRole('heading', { name: 'Thank you, we will contact you' })
    expect(heading).toHaveFocus()
    const said = screen.getByRole('form', { name: 'Get In Touch' })
    expect(said).toHaveTextContent('Your reference is E-1. One of our engineers will reply by Mon 23')
    expect(said).not.toHaveTextContent('e-mailed you a copy')
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()

    await sendAnother()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    for (const field of [screen.getByLabelText('Name'), screen.getByLabelText('Company name'), phone()])
      expect(field).toHaveValue('')
    expect(screen.queryByText('Enter name')).not.toBeInTheDocument()
    expect(screen.queryByText('Thank you, we will contact you')).not.toBeInTheDocument()
  })

  it.each([
    ['an error', refusal(500), 'Something went wrong on our side.'],
    [
      'too many messages',
      refusal(429),
      'Too many messages have been sent from your connection. Please try again later.',
    ],
    [
      'too many messages, with a time',
      refusal(429, 'No', undefined, { 'retry-after': '181' }),
      'Too many messages have been sent from your connection. Please try again in 4 minutes.',
    ],
    ['no answer', noAnswer, 'You seem to be offline.'],
    ['a late answer', lateAnswer, 'We may not have received this'],
  ])('after %s it keeps the text, says why, and offers other ways and another try [R-253]', async (_, answer, why) => {
    const { calls } = await show('/about-us', answer)
    await awaitForm()
    await fillIn({ ...required, 'Phone number': '+44 7700 900123' })
    await send()

    await waitFor(() => expect(calls).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).not.toHaveAttribute('aria-busy'))
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    expect(phone()).toHaveValue('7700 900123')
    expect(screen.queryByText(/Thank you/, { selector: '[role="status"]' })).not.toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(why)
    expect(screen.getByRole('link', { name: '+44 1632 960180' })).toHaveAttribute('href', 'tel:+441632960180')
    expect(screen.getByRole('link', { name: 'sales@company.example' })).toHaveAttribute(
      'href',
      'mailto:sales@company.example',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(screen.getByRole('button', { name: 'Send message' })).toHaveFocus()
    expect(calls[1]?.body).toEqual(calls[0]?.body) // with the same key, so that it is stored once
  })

  it('gives a changed message a new key before another try, so that the change arrives', async () => {
    const { calls } = await show('/about-us', lateAnswer)
    await awaitForm()
    await fillIn({ ...required, 'Phone number': '+44 7700 900123' })
    await send()
    await screen.findByText(/we will still receive it only once/)
    await fillIn({ 'Message (optional)': 'By Friday' })
    await send()

    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]?.body).toMatchObject({ message: 'By Friday' })
    expect(calls[1]?.headers['Idempotency-Key']).not.toBe(calls[0]?.headers['Idempotency-Key'])
  })

  it('offers an enquiry that had no connection on the page of another machine, with its own machine, until sent [R-252]', async () => {
    let answer: unknown = noAnswer
    const { calls, goTo } = await show('/products/rotary-filler', () => answer)
    await awaitForm()
    await fillIn({ ...required, 'Phone number': '+44 7700 900123' })
    await send()
    await screen.findByText(/You seem to be offline/)

    forgetDraft('contact') // as another visit
    await goTo('/products/screw-capper')
    expect(await screen.findByText(/You wrote this earlier/)).toBeVisible()
    await awaitForm()
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    expect(phone()).toHaveValue('7700 900123')
    expect(screen.getByRole('checkbox', { name: /Rotary Filler/ })).toBeChecked()
    answer = received
    await send()
    await waitFor(() => expect(calls[1]?.body).toMatchObject({ name: 'Ada', slug: 'rotary-filler' }))
    await sendAnother()
    expect(screen.getByRole('checkbox', { name: /Screw Capper/ })).toBeChecked()

    await goTo('/broken')
    await awaitForm()
    expect(screen.queryByText(/You wrote this earlier/)).not.toBeInTheDocument()
    expect(screen.getByLabelText('Name')).toHaveValue('')
  })

  it('has a trap field that people cannot see or reach, and sends it when it is filled [R-255]', async () => {
    const { calls } = await show()
    await awaitForm()
    const trap = screen.getByLabelText('Leave this field empty')
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).not.toBeInTheDocument()

    fireEvent.change(trap, { target: { value: 'http://spam.example' } })
    await fillIn({ ...required, 'Phone number': '+44 7700 900123' })
    await send()
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ website: 'http://spam.example' }))
  })

  it('keeps the text from page to page, even when the frame is drawn again [R-256]', async () => {
    const { goTo } = await show()
    await awaitForm()
    await fillIn({ Name: 'Ada', 'Phone number': '+44 7700 9', 'Message (optional)': 'Milk' })
    await goTo('/products/rotary-filler')
    expect(screen.getByLabelText('Message (optional)')).toHaveValue('Milk')

    await goTo('/broken')
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    expect(screen.getByLabelText('Message (optional)')).toHaveValue('Milk')
    expect(await awaitForm()).toHaveValue('GB +44')
    expect(phone()).toHaveValue('7700 9')
  })
})

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

  it('removes profile values when the session ends and keeps typed text [R-662]', async () => {
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

  it('fills in the profile of the next user, even after a redraw while signed out [R-505]', async () => {
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
