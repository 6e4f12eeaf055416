import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.edge'
import { MemoryRouter } from 'react-router-dom'
import { RetryNotice } from './RetryNotice'

const notice = (onRetry?: () => void, busy?: boolean) => (
  <MemoryRouter initialEntries={['/products?page=2']}>
    <RetryNotice heading="The machine list did not load" onRetry={onRetry} busy={busy} />
  </MemoryRouter>
)

describe('retry notice', () => {
  it('says what failed and tries again in place [R-132]', async () => {
    const retry = jest.fn()
    render(notice(retry))

    expect(screen.getByRole('heading', { name: 'The machine list did not load' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '#footer')
  })

  it('does not start a second try while one is under way [R-132]', async () => {
    const retry = jest.fn()
    render(notice(retry, true))

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).not.toHaveBeenCalled()
  })

  it('without scripts leads to the same address, query included [R-753]', () => {
    expect(renderToString(notice(() => {}))).toContain('href="/products?page=2"')
  })
})
