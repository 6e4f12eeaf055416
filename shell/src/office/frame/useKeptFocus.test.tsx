import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { useKeptFocus } from './useKeptFocus'

function Page() {
  const page = useKeptFocus()
  const [machines, setMachines] = useState(['Filler', 'Capper'])
  const [customer, setCustomer] = useState(false)
  const [busy, setBusy] = useState(false)
  const press = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 50)
  }
  return (
    <main ref={page}>
      {customer ? (
        <h1>Ada Field</h1>
      ) : (
        <>
          <h1>Order 17</h1>
          <section aria-label="Machines">
            {machines.map((name) => (
              <p key={name}>
                <button type="button" onClick={() => setMachines(machines.filter((other) => other !== name))}>
                  Remove {name}
                </button>
              </p>
            ))}
          </section>
          <button type="button" disabled={busy} onClick={press}>
            Send again
          </button>
          <button type="button" onClick={() => setCustomer(true)}>
            Customer
          </button>
        </>
      )}
    </main>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the focus of the office, when its element goes away', () => {
  it('moves to what was around it [O-55, R-701]', async () => {
    render(<Page />)
    await press('Remove Filler')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Machines' })).toHaveFocus())
  })

  it('moves to the heading of the next page [O-55, R-129]', async () => {
    render(<Page />)
    await press('Customer')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Ada Field' })).toHaveFocus())
  })

  it('stays nowhere after a click beside everything [O-55]', async () => {
    render(<Page />)
    const button = screen.getByRole('button', { name: 'Send again' })
    button.focus()
    button.blur()
    await new Promise((resolve) => setTimeout(resolve, 50))
    fireEvent.click(screen.getByRole('button', { name: 'Remove Capper' }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(document.body).toHaveFocus()
  })
})
