import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OfficeDialog } from './OfficeDialog'
import { useUnsavedForms } from './useUnsaved'

function draw(changed: boolean) {
  const onClose = jest.fn()
  const { unmount } = render(
    <OfficeDialog title="Invite somebody" changed={changed} onClose={onClose}>
      <input aria-label="Name" />
    </OfficeDialog>,
  )
  return { onClose, unmount }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('a dialog of the office', () => {
  it('without typing closes at once [O-91]', async () => {
    const { onClose } = draw(false)
    await press('Close')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('asks before it drops what is typed, also by Escape, and holds the page until it is closed [O-91]', async () => {
    const { onClose, unmount } = draw(true)
    expect(useUnsavedForms.getState()).toHaveLength(1)
    for (const close of [() => press('Close'), () => userEvent.keyboard('{Escape}')]) {
      await close()
      expect(screen.getByRole('alert')).toHaveTextContent('What you typed is not saved.')
      expect(screen.getByRole('button', { name: 'Go on typing' })).toHaveFocus()
      await press('Go on typing')
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    }
    expect(onClose).not.toHaveBeenCalled()
    await press('Close')
    await press('Discard it')
    expect(onClose).toHaveBeenCalledTimes(1)
    unmount()
    expect(useUnsavedForms.getState()).toEqual([])
  })
})
