import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordInput } from './PasswordInput'

function show() {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordInput label="Password" defaultValue="secret12" error="Password is too short" />
    </form>,
  )
  return screen.getByLabelText<HTMLInputElement>('Password')
}

describe('password input', () => {
  it('shows and hides without losing value or caret [R-074]', async () => {
    const field = show()
    field.focus()
    field.setSelectionRange(3, 3)

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    await new Promise(requestAnimationFrame)

    expect(field).toHaveAttribute('type', 'text')
    expect(field).toHaveValue('secret12')
    expect(field.selectionStart).toBe(3)

    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveAttribute('type', 'password')
    expect(field).toHaveValue('secret12')
  })

  it('the toggle names the field it controls, and sending hides the password again [R-075]', async () => {
    const field = show()
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-controls', field.id)

    fireEvent.submit(field.form as HTMLFormElement) // the form is rendered above

    expect(field).toHaveAttribute('type', 'password')
  })

  it('an invalid field points at its message [R-052]', () => {
    const field = show()

    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Password is too short')
  })

  it('takes a pasted password [R-055]', async () => {
    const field = show()
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste('correct horse')

    expect(field).toHaveValue('correct horse')
  })
})
