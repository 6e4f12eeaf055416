import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SureButton } from './SureButton'

describe('a button for an action that others notice at once', () => {
  it('asks at the first click, acts at the second, and forgets the first when it is left [O-95]', async () => {
    const onSure = jest.fn()
    render(<SureButton label="Lock" sure="Lock account and sign out" onSure={onSure} />)
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await press('Lock')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Lock' })).toBeVisible()
    await press('Lock')
    expect(onSure).not.toHaveBeenCalled()
    await press('Lock account and sign out')
    expect(onSure).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Lock' })).toBeVisible()
  })

  it('does nothing after a double click but ask [O-95]', async () => {
    const onSure = jest.fn()
    render(<SureButton label="Lock" sure="Lock account and sign out" onSure={onSure} />)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Lock' }))
    expect(screen.getByRole('button', { name: 'Lock account and sign out' })).toBeVisible()
    expect(onSure).not.toHaveBeenCalled()
  })
})
