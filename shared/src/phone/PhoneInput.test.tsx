import { object, string, TextField, ValidatedForm } from '@brightfill/shared/forms'
import { PhoneField } from '@brightfill/shared/phone'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { choose, renderOnSite, showPhone } from './testPhone'

const noop = () => {}

beforeEach(() => localStorage.clear())

describe('phone field', () => {
  it('adds separators, ignores letters that are typed, and keeps digits that do not fit [R-059, R-760]', async () => {
    const { number, last } = showPhone()
    await choose('United Kingdom')
    await userEvent.type(number, '77a00-9b00123')
    expect(number).toHaveValue('7700 900123')

    await userEvent.type(number, '99')
    expect(number).toHaveValue('770090012399')
    expect(last()).toBe('')
  })

  it('keeps the caret behind the digit just typed [R-059]', async () => {
    const { number } = showPhone()
    await choose('United Kingdom')
    await userEvent.type(number, '770090012')
    await userEvent.type(number, '8', { initialSelectionStart: 4, initialSelectionEnd: 4 })

    expect(number).toHaveValue('7700 890012')
    expect(number.selectionStart).toBe(6)
  })

  it('drops the zero dialled at home [R-059]', async () => {
    const { number, last } = showPhone()
    await choose('United Kingdom')
    await userEvent.type(number, '07700900123')

    expect(number).toHaveValue('7700 900123')
    expect(last()).toBe('+44 7700 900123')
  })

  it('reports only as many digits as the mask has, and nothing with one missing [R-060]', async () => {
    const { number, onReport, last } = showPhone({ language: 'fa-AF' })
    await userEvent.type(number, '70123456')
    expect(onReport).not.toHaveBeenCalled()

    await userEvent.type(number, '7')
    expect(last()).toBe('+93 70 123 4567')

    await userEvent.type(number, '{Backspace}')
    expect(last()).toBe('')
    expect(number).toHaveValue('70 123 456')
  })

  it('reports each length a country has masks for [R-060]', async () => {
    const { number, last } = showPhone()
    await choose('Belgium')
    await userEvent.type(number, '12345678')
    expect(last()).toBe('+32 12 34 56 78')
    await userEvent.clear(number)
    await userEvent.type(number, '470123456')
    expect(last()).toBe('+32 470 12 34 56')
  })

  it('without a mask reports what the library calls possible [R-061]', async () => {
    const { number, onReport, last } = showPhone()
    await choose('Germany')
    await userEvent.type(number, '123')
    expect(onReport).not.toHaveBeenCalled()

    await userEvent.type(number, '4')
    expect(last()).toBe('+49 1234')
    await userEvent.type(number, '567890123456')
    expect(number).toHaveValue('1234567890123456')
    expect(last()).toBe('')
  })

  it('a number that fits stays and gets the new separators [R-062]', async () => {
    const { number, last } = showPhone()
    await choose('United Kingdom')
    await userEvent.type(number, '7700900123')
    await choose('United States')

    expect(number).toHaveValue('770 090 0123')
    expect(last()).toBe('+1 770 090 0123')
  })

  it.each([
    ['+49 1512 3456789', 'DE +49', '1512 3456789', '+49 1512 3456789'],
    ['0044 7700 900123', 'GB +44', '7700 900123', '+44 7700 900123'],
    ['+44 (0) 7700 900123', 'GB +44', '7700 900123', '+44 7700 900123'],
    ['+1 876 210 1234', 'JM +1', '876 210 1234', '+1 876 210 1234'],
    ['+1 416 210 1234', 'CA +1', '416 210 1234', '+1 416 210 1234'],
    ['+44 07700 900123', 'GB +44', '7700 900123', '+44 7700 900123'],
  ])('pasting "%s" chooses %s and fills in the rest [R-063]', async (pasted, code, text, reported) => {
    const { country, number, last } = showPhone()
    await userEvent.type(number, '70')
    await userEvent.paste(pasted)

    expect(country).toHaveValue(code)
    expect(number).toHaveValue(text)
    expect(last()).toBe(reported)
  })

  it('a country chosen before keeps a number of the same dial code [R-063]', async () => {
    const { country, number } = showPhone()
    await choose('Guernsey')
    await userEvent.click(number)
    await userEvent.paste('+44 7700 900123')

    expect(country).toHaveValue('GG +44')
  })

  it('typing it does the same [R-063]', async () => {
    const { country, number, last } = showPhone()
    await userEvent.type(number, '+447700900123')

    expect(country).toHaveValue('GB +44')
    expect(last()).toBe('+44 7700 900123')
  })

  it('is chosen with the pointer [R-064]', async () => {
    const { country, number } = showPhone()
    await userEvent.click(country)
    await userEvent.click(screen.getByRole('option', { name: /^Albania/ }))

    expect(country).toHaveValue('AL +355')
    expect(number).toHaveFocus()
  })

  it('is found and chosen by keyboard alone, by name [R-064]', async () => {
    const { country, number, last } = showPhone()
    await userEvent.tab()
    expect(country).toHaveFocus()
    await userEvent.keyboard('united k')
    expect(country).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')

    expect(country).toHaveValue('GB +44')
    expect(country).toHaveAccessibleName('Phone country code, United Kingdom')
    expect(number).toHaveFocus()
    await userEvent.keyboard('7700900123')
    expect(last()).toBe('+44 7700 900123')
  })

  it('is found by dial code, moved through with arrows and left with Escape [R-064]', async () => {
    const { country } = showPhone()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}+4')
    const list = screen.getByRole('listbox', { name: 'Countries' })
    expect(within(list).getAllByRole('option').length).toBeGreaterThan(5)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(within(list).getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')

    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(country).toHaveValue('GB +44')
    expect(country).toHaveFocus()
  })

  it('says when there is no such country, and Enter then sends nothing [R-064]', async () => {
    const sent = jest.fn((event: Event) => event.preventDefault())
    const { country } = showPhone()
    country.closest('body')?.addEventListener('submit', sent)
    await userEvent.click(country)
    await userEvent.keyboard('xyzzy{Enter}')

    expect(screen.getByText('No matching country')).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(country).toHaveValue('GB +44')
  })

  it('shows a complete number it is given [R-505]', async () => {
    const { country, number, onReport } = showPhone({ value: '+44 7700 900123' })

    expect(country).toHaveValue('GB +44')
    expect(number).toHaveValue('7700 900123')
    expect(onReport).not.toHaveBeenCalled()
  })

  it('restores its former text, complete or not [R-256]', async () => {
    const { country, number, onReport } = showPhone({ typed: '+44 7700 9' })

    expect(country).toHaveValue('GB +44')
    expect(number).toHaveValue('7700 9')
    expect(onReport).not.toHaveBeenCalled()
  })

  it('says which country the number is too short for, at the number and not at the country [R-060]', async () => {
    renderOnSite(
      <ValidatedForm
        initialValues={{ phone: '' }}
        schema={object({ phone: string().required('Enter it') })}
        onSubmit={noop}
      >
        <PhoneField name="phone" label="Phone" />
        <button type="submit">Send</button>
      </ValidatedForm>,
    )
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await send()
    const number = screen.getByLabelText('Phone')
    expect(number).toHaveAccessibleDescription('Enter it')

    await userEvent.type(number, '00447700')
    await send()
    await waitFor(() => expect(number).toHaveFocus())
    expect(number).toHaveAccessibleDescription('Too short for the United Kingdom')
    expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-invalid')
  })

  it.each([
    ['Arabic', '٠٧٧٠٠ ٩٠٠١٢٣'],
    ['Persian', '۰۷۷۰۰۹۰۰۱۲۳'],
    ['wide', '＋４４ ７７００ ９００１２３'],
  ])('takes %s digits [R-059, R-063]', async (_, typed) => {
    const { country, number, last } = showPhone()
    await choose('United Kingdom')
    await userEvent.type(number, typed)

    expect(country).toHaveValue('GB +44')
    expect(number).toHaveValue('7700 900123')
    expect(last()).toBe('+44 7700 900123')
  })

  it('reports its fault in the same words at the field and above the form [R-051, R-060]', async () => {
    renderOnSite(
      <ValidatedForm
        initialValues={{ name: '', company: '', phone: '' }}
        schema={object({
          name: string().required('Enter name'),
          company: string().required('Enter company'),
          phone: string().required('Enter it'),
        })}
        onSubmit={noop}
      >
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="company" label="Company" autoComplete="organization" />
        <PhoneField name="phone" label="Phone" />
        <button type="submit">Send</button>
      </ValidatedForm>,
    )
    const number = screen.getByLabelText('Phone')
    await userEvent.type(number, '+447700')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    const summary = await screen.findByRole('group', { name: 'Please check 3 fields' })
    const said = () => within(summary).getAllByRole('link').at(-1)?.textContent
    expect(said()).toBe('Too short for the United Kingdom')
    expect(number).toHaveAccessibleDescription('Too short for the United Kingdom')

    await userEvent.type(number, '900123456')
    expect(said()).toBe('Too long for the United Kingdom')
    expect(number).toHaveAccessibleDescription('Too long for the United Kingdom')

    await userEvent.clear(number)
    await userEvent.type(number, '+999 12')
    expect(said()).toBe('This country code does not exist')
    expect(number).toHaveAccessibleDescription('This country code does not exist')
    await userEvent.clear(number)
    await waitFor(() => expect(said()).toBe('Enter it'))
    await userEvent.type(number, '+4477009001234')
    expect(number).toHaveAccessibleDescription('Too long for the United Kingdom')
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(number).toBeValid())
    expect(number).toHaveAccessibleDescription('')
  })

  it('is empty again when the form is reset [R-227]', async () => {
    const { number } = showPhone()
    await userEvent.type(number, '7700900123')
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))

    expect(number).toHaveValue('')
  })
})
