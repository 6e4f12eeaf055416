import { loadCountries, PhoneInput } from '@brightfill/shared/phone'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'

/** A form around the field: it keeps the reported value and passes it back. */
function Holder({ start, onReport, typed }: { start: string; onReport: (value: string) => void; typed?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <PhoneInput
        label="Phone"
        name="phone"
        value={value}
        typed={typed}
        onChange={(next) => {
          onReport(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        Reset
      </button>
    </>
  )
}

async function show({ value = '', typed }: { value?: string; typed?: string } = {}) {
  const onReport = jest.fn()
  render(<Holder start={value} typed={typed} onReport={onReport} />)
  await act(loadCountries)
  const country = screen.getByRole('combobox', { name: /Telephone country code/ })
  const number = screen.getByLabelText<HTMLInputElement>('Phone')
  return { onReport, country, number, last: () => onReport.mock.lastCall?.[0] }
}
async function choose(name: string) {
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.paste(name)
  await userEvent.keyboard('{Enter}')
}

describe('phone field', () => {
  it('starts with the first country and works before the list has arrived [R-058]', async () => {
    const onReport = jest.fn()
    render(<Holder start="" onReport={onReport} />)
    const number = screen.getByLabelText('Phone')

    expect(screen.getByRole('combobox')).toHaveValue('AF +93')
    expect(number).toHaveAttribute('placeholder', '00 000 0000')
    fireEvent.change(number, { target: { value: '701234567' } })
    expect(number).toHaveValue('70 123 4567')
    expect(onReport).toHaveBeenCalledWith('+93 70 123 4567')
    fireEvent.change(number, { target: { value: '+49 1512 3456789' } })
    expect(onReport).toHaveBeenCalledWith('+49 1512 3456789')

    await act(loadCountries)
    expect(screen.getByRole('combobox')).toHaveValue('DE +49')
    expect(number).toHaveValue('1512 3456789')
    expect(onReport).toHaveBeenLastCalledWith('+49 1512 3456789')
  })

  it('adds separators, ignores other characters and refuses extra digits [R-059]', async () => {
    const { number } = await show()
    await choose('United Kingdom')
    await userEvent.type(number, '77a00-9b00123999')

    expect(number).toHaveValue('7700 900123')
  })

  it('refuses an extra digit in the middle and leaves the caret there [R-059]', async () => {
    const { number } = await show()
    await choose('United Kingdom')
    await userEvent.type(number, '7700900123')
    await userEvent.type(number, '5', { initialSelectionStart: 4, initialSelectionEnd: 4 })

    expect(number).toHaveValue('7700 900123')
    expect(number.selectionStart).toBe(4)
  })

  it('keeps the caret behind the digit just typed [R-059]', async () => {
    const { number } = await show()
    await choose('United Kingdom')
    await userEvent.type(number, '770090012')
    await userEvent.type(number, '8', { initialSelectionStart: 4, initialSelectionEnd: 4 })

    expect(number).toHaveValue('7700 890012')
    expect(number.selectionStart).toBe(6)
  })

  it('drops the zero dialled at home [R-059]', async () => {
    const { number, last } = await show()
    await choose('United Kingdom')
    await userEvent.type(number, '07700900123')

    expect(number).toHaveValue('7700 900123')
    expect(last()).toBe('+44 7700 900123')
  })

  it('reports only as many digits as the mask has, and nothing with one missing [R-060]', async () => {
    const { number, onReport, last } = await show()
    await userEvent.type(number, '70123456')
    expect(onReport).not.toHaveBeenCalled()

    await userEvent.type(number, '7')
    expect(last()).toBe('+93 70 123 4567')

    await userEvent.type(number, '{Backspace}')
    expect(last()).toBe('')
    expect(number).toHaveValue('70 123 456')
  })

  it('reports each length a country has masks for [R-060]', async () => {
    const { number, last } = await show()
    await choose('Belgium')
    await userEvent.type(number, '12345678')
    expect(last()).toBe('+32 12 34 56 78')
    await userEvent.type(number, '9')
    expect(last()).toBe('+32 123 45 67 89')
  })

  it('without a mask reports 4 to 14 digits [R-061]', async () => {
    const { number, onReport, last } = await show()
    await choose('Germany')
    await userEvent.type(number, '123')
    expect(onReport).not.toHaveBeenCalled()

    await userEvent.type(number, '4')
    expect(last()).toBe('+49 1234')
    await userEvent.type(number, '5678901234567')
    expect(number).toHaveValue('12345678901234')
    expect(last()).toBe('+49 12345678901234')
  })

  it('another country clears a number that is too long for it, reports empty and is announced [R-062]', async () => {
    const { country, number, last } = await show()
    await choose('United Kingdom')
    await userEvent.type(number, '7700900123')
    await choose('Norway')

    expect(country).toHaveValue('NO +47')
    expect(number).toHaveValue('')
    expect(last()).toBe('')
    expect(screen.getByRole('status')).toHaveTextContent('Norway, +47')
    expect(number).toHaveFocus()
  })

  it('a number that fits stays and gets the new separators [R-062]', async () => {
    const { number, last } = await show()
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
    ['+1 416 210 1234', 'US +1', '416 210 1234', '+1 416 210 1234'],
  ])('pasting "%s" chooses %s and fills in the rest [R-063]', async (pasted, code, text, reported) => {
    const { country, number, last } = await show()
    await userEvent.type(number, '70')
    await userEvent.paste(pasted)

    expect(country).toHaveValue(code)
    expect(number).toHaveValue(text)
    expect(last()).toBe(reported)
  })

  it('a country chosen before keeps a number of the same dial code [R-063]', async () => {
    const { country, number } = await show()
    await choose('Canada')
    await userEvent.click(number)
    await userEvent.paste('+1 416 210 1234')

    expect(country).toHaveValue('CA +1')
  })

  it('typing it works the same [R-063]', async () => {
    const { country, number, last } = await show()
    await userEvent.type(number, '+447700900123')

    expect(country).toHaveValue('GB +44')
    expect(last()).toBe('+44 7700 900123')
  })

  it('is chosen with the pointer [R-064]', async () => {
    const { country, number } = await show()
    await userEvent.click(country)
    await userEvent.click(screen.getByRole('option', { name: /^Albania/ }))

    expect(country).toHaveValue('AL +355')
    expect(number).toHaveFocus()
  })

  it('is found and chosen by keyboard alone, by name [R-064]', async () => {
    const { country, number, last } = await show()
    await userEvent.tab()
    expect(country).toHaveFocus()
    await userEvent.keyboard('united k')
    expect(country).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')

    expect(country).toHaveValue('GB +44')
    expect(country).toHaveAccessibleName('Telephone country code, United Kingdom')
    expect(number).toHaveFocus()
    await userEvent.keyboard('7700900123')
    expect(last()).toBe('+44 7700 900123')
  })

  it('is found by dial code, moved through with arrows and left with Escape [R-064]', async () => {
    const { country } = await show()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}+4')
    const list = screen.getByRole('listbox', { name: 'Countries' })
    expect(within(list).getAllByRole('option').length).toBeGreaterThan(5)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(within(list).getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')

    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(country).toHaveValue('AF +93')
    expect(country).toHaveFocus()
  })

  it('says when there is no such country, and Enter then sends nothing [R-064]', async () => {
    const sent = jest.fn((event: Event) => event.preventDefault())
    const { country } = await show()
    country.closest('body')?.addEventListener('submit', sent)
    await userEvent.click(country)
    await userEvent.keyboard('xyzzy{Enter}')

    expect(screen.getByText('No such country')).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(country).toHaveValue('AF +93')
  })

  it('shows a complete number it is given [R-505]', async () => {
    const { country, number, onReport } = await show({ value: '+44 7700 900123' })

    expect(country).toHaveValue('GB +44')
    expect(number).toHaveValue('7700 900123')
    expect(onReport).not.toHaveBeenCalled()
  })

  it('shows again what stood in it, complete or not [R-256]', async () => {
    const { country, number, onReport } = await show({ typed: '+44 7700 9' })

    expect(country).toHaveValue('GB +44')
    expect(number).toHaveValue('7700 9')
    expect(onReport).not.toHaveBeenCalled()
  })

  it('is empty again when the form is reset [R-227]', async () => {
    const { number } = await show()
    await userEvent.type(number, '701234567')
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))

    expect(number).toHaveValue('')
  })
})
