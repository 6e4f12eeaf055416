import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Disclosure } from './Disclosure'
import { OfficeDialog } from './OfficeDialog'

function draw() {
  render(
    <>
      <Disclosure button="More">
        <button type="button">Copy</button>
      </Disclosure>
      <input aria-label="Name" />
    </>,
  )
  return screen.getByRole('button', { name: 'More' })
}

function PanelWithDialog() {
  const [dialog, setDialog] = useState(false)
  return (
    <>
      <Disclosure button="More">
        <button type="button" onClick={() => setDialog(true)}>
          Share
        </button>
      </Disclosure>
      {dialog && (
        <OfficeDialog title="Share this draft" onClose={() => setDialog(false)}>
          <p>Anyone with the link can see it.</p>
        </OfficeDialog>
      )}
    </>
  )
}

describe('a disclosure beside its button', () => {
  it('closes by Escape, which returns the focus to the button [O-55]', async () => {
    const opener = draw()
    await userEvent.click(opener)
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    expect(opener).toHaveFocus()
  })

  it('closes when something else is clicked or gets the focus [O-55]', async () => {
    const opener = draw()
    await userEvent.click(opener)
    await userEvent.click(document.body)
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(opener)
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(opener).toHaveAttribute('aria-expanded', 'false')
  })

  it('stays open below a dialog, which returns the focus to the button inside [O-55]', async () => {
    render(<PanelWithDialog />)
    const opener = screen.getByRole('button', { name: 'More' })
    await userEvent.click(opener)
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(opener).toHaveAttribute('aria-expanded', 'true')
  })
})
