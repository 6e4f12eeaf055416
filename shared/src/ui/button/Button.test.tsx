import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './Button'

describe('button', () => {
  it('while loading it is aria-disabled and busy and keeps its name [R-053]', () => {
    render(
      <Button loading progressLabel="Sending">
        Send message
      </Button>,
    )

    const button = screen.getByRole('button', { name: 'Send message' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toBeEnabled() // a disabled button would lose the focus
    expect(screen.getByText('Sending')).toBeInTheDocument()
  })

  it('while loading neither click nor submit goes through [R-047]', async () => {
    const click = jest.fn()
    const submit = jest.fn((event) => event.preventDefault())
    const form = (loading: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" loading={loading} onClick={click}>
          Send
        </Button>
      </form>
    )
    const { rerender } = render(form(true))
    await userEvent.click(screen.getByRole('button'))
    await userEvent.keyboard('{Enter}')
    expect(click).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()

    rerender(form(false))
    await userEvent.click(screen.getByRole('button'))
    expect(click).toHaveBeenCalledTimes(1)
    expect(submit).toHaveBeenCalledTimes(1)
  })
})
