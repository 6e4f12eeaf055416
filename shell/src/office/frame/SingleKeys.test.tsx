import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SingleKeys } from './SingleKeys'

describe('single-key shortcuts', () => {
  it('are on until a colleague turns them off, which this device keeps [O-55]', async () => {
    const { unmount } = render(<SingleKeys />)
    const box = () => screen.getByRole('checkbox', { name: 'Single-key shortcuts' })
    expect(box()).toBeChecked()
    await userEvent.click(box())
    expect(box()).not.toBeChecked()
    unmount()
    render(<SingleKeys />)
    expect(box()).not.toBeChecked()
    expect(Object.values(localStorage)).toContain('off')
    await userEvent.click(box())
    expect(localStorage).toHaveLength(0)
  })
})
