import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { choose, showPhone } from './testPhone'

beforeEach(() => localStorage.clear())

describe('what is typed into a phone field', () => {
  it('stays with a digit too many in the middle, and the caret stays behind it [R-760]', async () => {
    const { number } = showPhone()
    await choose('United Kingdom')
    await userEvent.type(number, '7700900123')
    await userEvent.type(number, '5', { initialSelectionStart: 4, initialSelectionEnd: 4 })

    expect(number).toHaveValue('77005900123')
    expect(number.selectionStart).toBe(5)
  })

  it('stays when letters are pasted, and says so [R-760]', async () => {
    const { number, last } = showPhone()
    await choose('United States')
    await userEvent.click(number)
    await userEvent.paste('1 800 FLOWERS')

    expect(number).toHaveValue('1800 FLOWERS')
    expect(last()).toBeUndefined()
  })

  it('may end with an extension, typed or pasted [R-764]', async () => {
    const { number, last } = showPhone()
    await choose('United Kingdom')
    await userEvent.type(number, '02079460018 ext. 12')
    expect(number).toHaveValue('20 7946 0018 ext. 12')
    expect(last()).toBe('+44 20 7946 0018 ext. 12')

    await userEvent.clear(number)
    await userEvent.paste('+49 30 901820 x7')
    expect(last()).toBe('+49 30 901820 ext. 7')
  })

  it('is left to an input method until it is done [R-766]', async () => {
    const { country, number, last } = showPhone()
    const compose = (text: string) => {
      fireEvent.compositionUpdate(number)
      fireEvent.input(number, { target: { value: text }, isComposing: true })
    }
    fireEvent.compositionStart(number)
    for (const text of ['＋', '＋４', '＋４９', '＋４９３０９０１８２０']) {
      compose(text)
      expect(number).toHaveValue(text)
      expect(country).toHaveValue('GB +44')
    }
    fireEvent.compositionEnd(number)

    expect(country).toHaveValue('DE +49')
    expect(number).toHaveValue('30 901820')
    expect(last()).toBe('+49 30 901820')
  })

  it('is not taken for a code that is being typed in front of them [R-763]', async () => {
    const { country, number, last } = showPhone()
    await userEvent.type(number, '3090')
    await userEvent.type(number, '+', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect(number).toHaveValue('+3090')
    expect(country).toHaveValue('GB +44')
    await userEvent.keyboard('49')
    await userEvent.tab()

    expect(country).toHaveValue('DE +49')
    expect(number).toHaveValue('3090')
    expect(last()).toBe('+49 3090')
  })

  it('stays when it is too long for another country, reports empty, and the country is announced [R-062, R-760]', async () => {
    const { country, number, last } = showPhone()
    await choose('United Kingdom')
    await userEvent.type(number, '7700900123')
    await choose('Norway')

    expect(country).toHaveValue('NO +47')
    expect(number).toHaveValue('7700900123')
    expect(last()).toBe('')
    expect(screen.getByRole('status')).toHaveTextContent('Norway, +47')
    expect(number).toHaveFocus()
  })
})
