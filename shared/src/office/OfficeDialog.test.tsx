import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OfficeDialog } from './OfficeDialog'
import { useUnsavedForms } from './useUnsaved'

function draw() {
  const onClose = jest.fn()
  const { unmount } = render(
    <OfficeDialog title="Invite a colleague" onClose={onClose}>
      <form aria-label="Invitation">
        <input aria-label="Name" defaultValue="Ada" />
        <input type="checkbox" aria-label="Sales" />
        <input type="search" aria-label="Find" />
      </form>
    </OfficeDialog>,
  )
  return { onClose, unmount }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Name' }), text)

describe('a dialog of the office', () => {
  it('closes at once if nothing is typed, only a search, or the original text again [O-91]', async () => {
    const { onClose } = draw()
    await type(' B{Backspace>2/}')
    await userEvent.type(screen.getByRole('searchbox'), 'filler')
    await press('Close')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('asks before it drops what is typed, also by Escape, and holds the page until it is closed [O-91]', async () => {
    const { onClose, unmount } = draw()
    await type(' Byron')
    expect(useUnsavedForms.getState()).toHaveLength(1)
    for (const close of [() => press('Close'), () => userEvent.keyboard('{Escape}')]) {
      await close()
      expect(screen.getByRole('alert')).toHaveTextContent('Your changes are not saved.')
      expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
      await press('Keep editing')
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    }
    expect(onClose).not.toHaveBeenCalled()
    await press('Close')
    await press('Discard changes')
    expect(onClose).toHaveBeenCalledTimes(1)
    unmount()
    expect(useUnsavedForms.getState()).toEqual([])
  })

  it('asks after a box is ticked, and lets its form lead to another page while it is sent [O-91]', async () => {
    draw()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sales' }))
    const [form] = useUnsavedForms.getState()
    expect(form?.isBeingSent?.()).toBe(false)
    screen.getByRole('form').setAttribute('aria-busy', 'true')
    expect(form?.isBeingSent?.()).toBe(true)
  })
})
