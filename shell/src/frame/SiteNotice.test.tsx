import type { HeaderOption } from '@brightfill/shared/contract'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { SiteNotice } from './SiteNotice'

function show(header: Partial<HeaderOption>) {
  const store = createSiteStore({ pages: [], options: { header: header as HeaderOption } }) // it reads no more
  render(
    <SiteProvider store={store}>
      <MemoryRouter>
        <SiteNotice />
      </MemoryRouter>
    </SiteProvider>,
  )
}

describe('the notice above the header', () => {
  it('shows the text of the company, with its link [O-77]', () => {
    show({ Notice: 'We are at the fair.', 'Notice link': { text: 'Meet us', url: '/trade-fairs' } })
    expect(screen.getByRole('complementary', { name: 'Notice' })).toHaveTextContent('We are at the fair. Meet us')
    expect(screen.getByRole('link', { name: 'Meet us' })).toHaveAttribute('href', '/trade-fairs')
  })

  it('is not there without a text [O-77]', () => {
    show({ Notice: '', 'Notice link': { text: 'Meet us', url: '/trade-fairs' } })
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })

  it('ends at its time in a tab that stays open [O-77]', async () => {
    jest.useFakeTimers({ now: new Date('2026-12-01T08:00:00Z') })
    show({ Notice: 'Until nine', 'Notice until': '2026-12-01T09:00:00Z' })
    await act(() => jest.advanceTimersByTimeAsync(3_599_000))
    expect(screen.getByText('Until nine')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(screen.queryByText('Until nine')).not.toBeInTheDocument()
    jest.useRealTimers()
  })
})
