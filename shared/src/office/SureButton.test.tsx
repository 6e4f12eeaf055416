import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SureButton } from './SureButton'

describe('a button for what others feel at once', () => {
  it('asks at the first press, acts at the second, and forgets the first where it is left [O-10, O-49]', async () => {
    const onSure = jest.fn()
    render(<SureButton label="Lock" sure="Lock out everywhere" onSure={onSure} />)
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await press('Lock')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Lock' })).toBeVisible()
    await press('Lock')
    expect(onSure).not.toHaveBeenCalled()
    await press('Lock out everywhere')
    expect(onSure).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Lock' })).toBeVisible()
  })

  it('does nothing after a double click but ask [O-10]', async () => {
    const onSure = jest.fn()
    render(<SureButton label="Lock" sure="Lock out everywhere" onSure={onSure} />)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Lock' }))
    expect(screen.getByRole('button', { name: 'Lock out everywhere' })).toBeVisible()
    expect(onSure).not.toHaveBeenCalled()
  })
})
