import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OfficeSelect } from './OfficeSelect'

const options = ['new', 'won', 'lost'].map((value) => ({ value, label: value }))

function draw({ acts = true } = {}) {
  const onChoose = jest.fn()
  render(<OfficeSelect label="Status" value="new" options={options} acts={acts} onChoose={onChoose} />)
  return { onChoose, field: screen.getByRole('combobox', { name: 'Status' }) }
}

/** As browsers on Windows and Linux do for an arrow key on a closed field. */
function arrowTo(field: HTMLElement, value: string) {
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.change(field, { target: { value } })
}

describe('a choice of the office', () => {
  it('with an action only previews by arrow keys, and acts on Enter [O-55]', () => {
    const { onChoose, field } = draw()
    arrowTo(field, 'won')
    arrowTo(field, 'lost')
    expect(field).toHaveValue('lost')
    expect(onChoose).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onChoose.mock.calls).toEqual([['lost', false]])
    expect(field).toHaveValue('new') // until its parent has the new value
  })

  it('acts on leaving the field, and is cancelled by Escape [O-55]', () => {
    const { onChoose, field } = draw()
    arrowTo(field, 'won')
    fireEvent.keyDown(field, { key: 'Escape' })
    fireEvent.blur(field)
    expect(onChoose).not.toHaveBeenCalled()
    arrowTo(field, 'won')
    fireEvent.blur(field)
    expect(onChoose.mock.calls).toEqual([['won', true]])
  })

  it('by pointer acts at once [O-55]', async () => {
    const { onChoose, field } = draw()
    await userEvent.selectOptions(field, 'won')
    expect(onChoose.mock.calls).toEqual([['won', false]])
  })

  it('without an action filters with each arrow key [O-55]', () => {
    const { onChoose, field } = draw({ acts: false })
    arrowTo(field, 'won')
    expect(onChoose.mock.calls).toEqual([['won', false]])
  })
})
