import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { OptionList } from './OptionList'
import { useCombobox } from './useCombobox'

function Fruit({ onChoose = () => {} }: { onChoose?: (fruit: string) => void }) {
  const [text, setText] = useState('')
  const options = ['Apple', 'Apricot', 'Pear'].filter((name) => name.toLowerCase().startsWith(text.toLowerCase()))
  const combobox = useCombobox({
    options,
    onChoose: (fruit) => {
      setText(fruit)
      onChoose(fruit)
    },
    onClear: () => setText(''),
  })
  return (
    <>
      <input
        {...combobox.inputProps}
        aria-label="Fruit"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <OptionList combobox={combobox} options={options} label="Fruits" keyOf={String}>
        {String}
      </OptionList>
    </>
  )
}

interface Answer {
  options: readonly { name: string }[]
  onChoose: (fruit: { name: string }) => void
}

/** Shows options of the api, which are other objects in each answer. */
function Found({ options, onChoose }: Answer) {
  const combobox = useCombobox({ options, keyOf: ({ name }) => name, onChoose })
  return (
    <>
      <input {...combobox.inputProps} aria-label="Fruit" />
      <OptionList combobox={combobox} options={options} label="Fruits" keyOf={({ name }) => name}>
        {({ name }) => name}
      </OptionList>
    </>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Fruit' })
const marked = () => screen.queryByRole('option', { selected: true })?.textContent

describe('useCombobox', () => {
  it('Down and Up wrap around, Enter takes the marked option, and the focus stays in the field [R-144]', async () => {
    const onChoose = jest.fn()
    render(<Fruit onChoose={onChoose} />)
    await userEvent.type(field(), 'ap')
    expect(field()).toHaveAttribute('aria-expanded', 'true')

    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(marked()).toBe('Apricot')
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
    await userEvent.keyboard('{ArrowDown}')
    expect(marked()).toBe('Apple')
    await userEvent.keyboard('{ArrowUp}{Enter}')

    expect(onChoose).toHaveBeenCalledWith('Apricot')
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it('Escape closes the list and then clears the field [R-144]', async () => {
    render(<Fruit />)
    await userEvent.type(field(), 'ap')
    await userEvent.keyboard('{Escape}')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(field()).toHaveValue('ap')
    await userEvent.keyboard('{Escape}')
    expect(field()).toHaveValue('')
  })

  it('keeps the mark in a new list where it is, so that Enter takes only what was marked [R-144]', async () => {
    const onChoose = jest.fn()
    const former = [{ name: 'Apple' }, { name: 'Pear' }]
    const { rerender } = render(<Found options={former} onChoose={onChoose} />)
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}')
    rerender(<Found options={[{ name: 'Plum' }, { name: 'Apple' }]} onChoose={onChoose} />)
    expect(marked()).toBe('Apple')

    rerender(<Found options={[{ name: 'Plum' }]} onChoose={onChoose} />)
    expect(marked()).toBeUndefined()
    await userEvent.keyboard('{Enter}')
    expect(onChoose).not.toHaveBeenCalled()

    rerender(<Found options={[{ name: 'Plum' }, { name: 'Apple' }]} onChoose={onChoose} />)
    await userEvent.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledWith({ name: 'Apple' })
  })

  it('takes an option by click', async () => {
    const onChoose = jest.fn()
    render(<Fruit onChoose={onChoose} />)
    await userEvent.click(field())
    await userEvent.click(screen.getByRole('option', { name: 'Pear' }))
    expect(onChoose).toHaveBeenCalledWith('Pear')
    expect(field()).toHaveFocus()
  })

  it('closes 200 ms after the focus left [R-138]', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<Fruit />)
    await user.click(field())
    await user.tab()
    act(() => void jest.advanceTimersByTime(190))
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    act(() => void jest.advanceTimersByTime(20))
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    jest.useRealTimers()
  })
})
