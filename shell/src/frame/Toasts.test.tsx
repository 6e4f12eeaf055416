import { createSiteStore, SiteProvider, showToast } from '@brightfill/shared/store'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toasts } from './Toasts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function show() {
  const store = createSiteStore({ pages: [], options: {} })
  render(
    <SiteProvider store={store}>
      <Toasts />
    </SiteProvider>,
  )
  const toast = (text: string, type: 'success' | 'error' = 'success', duration = 5000) =>
    act(() => showToast(store, { type, text, duration }))
  return { toast, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
}
const pass = (time: number) => act(() => jest.advanceTimersByTime(time))

describe('toasts', () => {
  it('hides a toast after the time its caller gives [R-002, R-065]', () => {
    const { toast } = show()
    toast('Saved', 'success', 5000)
    pass(4900)
    expect(screen.getByText('Saved')).toBeVisible()
    pass(200)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('puts success and error into live regions that already exist [R-066]', () => {
    const { toast } = show()
    const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')]
    toast('Saved')
    toast('Invalid credentials', 'error')
    expect(status).toHaveTextContent('Saved')
    expect(alert).toHaveTextContent('Invalid credentials')
  })

  it('pauses its timer while it is hovered or focused [R-067]', async () => {
    const { toast, user } = show()
    toast('Saved')
    pass(4000)
    await user.hover(screen.getByText('Saved'))
    pass(20_000)
    expect(screen.getByText('Saved')).toBeVisible()
    await user.unhover(screen.getByText('Saved'))
    act(() => screen.getByRole('button').focus())
    pass(20_000)
    expect(screen.getByText('Saved')).toBeVisible()
    act(() => screen.getByRole('button').blur())
    pass(1100)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('stays while it has the focus, also when the mouse leaves it [R-067]', async () => {
    const { toast, user } = show()
    toast('Saved')
    act(() => screen.getByRole('button').focus())
    await user.hover(screen.getByText('Saved'))
    await user.unhover(screen.getByText('Saved'))
    pass(20_000)
    expect(screen.getByText('Saved')).toBeVisible()
  })

  it('gives the focus back where it came from when it is closed [R-067]', async () => {
    const { toast, user } = show()
    const field = document.body.appendChild(document.createElement('input'))
    toast('Saved')
    field.focus()
    act(() => screen.getByRole('button').focus())
    await user.keyboard('{Enter}')
    expect(field).toHaveFocus()
    field.remove()
  })

  it('closes with its button and with Escape [R-067]', async () => {
    const { toast, user } = show()
    toast('One')
    await user.click(screen.getByRole('button'))
    expect(screen.queryByText('One')).not.toBeInTheDocument()
    toast('Two')
    await user.keyboard('{Escape}')
    expect(screen.queryByText('Two')).not.toBeInTheDocument()
  })

  it('does not shorten the time of an earlier toast [R-067]', () => {
    const { toast } = show()
    toast('One')
    pass(3000)
    toast('Two')
    expect(screen.getByText('One')).toBeVisible()
    pass(2100)
    expect(screen.queryByText('One')).not.toBeInTheDocument()
    expect(screen.getByText('Two')).toBeVisible()
  })
})
