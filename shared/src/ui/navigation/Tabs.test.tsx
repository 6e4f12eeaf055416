import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs } from './Tabs'

const tabs = [
  { id: 1, label: 'Description', panel: 'A filler' },
  { id: 2, label: 'Components', panel: '36 valves' },
  { id: 4, label: 'Delivery', panel: 'Ten days' },
]

function selected() {
  return screen.getByRole('tab', { selected: true }).textContent
}

describe('tabs', () => {
  it('Left and Right wrap around, Home and End go to the ends, and the focus moves too [R-340]', async () => {
    render(<Tabs label="About the machine" tabs={tabs} />)
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'Description' })).toHaveFocus()

    await userEvent.keyboard('{ArrowLeft}')
    expect(selected()).toBe('Delivery')
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toBe('Description')
    await userEvent.keyboard('{End}')
    expect(selected()).toBe('Delivery')
    await userEvent.keyboard('{Home}')
    expect(selected()).toBe('Description')
    expect(screen.getByRole('tab', { name: 'Description' })).toHaveFocus()
  })

  it('leaves keys held with a modifier, such as Back, to the browser [R-340]', () => {
    render(<Tabs label="About the machine" tabs={tabs} />)
    const first = screen.getByRole('tab', { name: 'Description' })
    for (const held of ['altKey', 'ctrlKey', 'metaKey']) {
      expect(fireEvent.keyDown(first, { key: 'ArrowRight', [held]: true })).toBe(true)
    }
    expect(selected()).toBe('Description')
  })

  it('only the selected tab is in the tab order, and each names its panel [R-340]', () => {
    render(<Tabs label="About the machine" tabs={tabs} />)

    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
    for (const tab of screen.getAllByRole('tab')) {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      expect(panel).toHaveAttribute('role', 'tabpanel')
      expect(panel).toHaveAttribute('aria-labelledby', tab.id)
    }
  })

  it('a click selects [R-340]', async () => {
    render(<Tabs label="About the machine" tabs={tabs} />)

    await userEvent.click(screen.getByRole('tab', { name: 'Delivery' }))

    expect(selected()).toBe('Delivery')
  })

  it('keeps every panel in the document, for readers without scripts', () => {
    render(<Tabs label="About the machine" tabs={tabs} />)

    expect(screen.getByText('36 valves')).toBeInTheDocument()
  })
})
