import { act, render, screen } from '@testing-library/react'
import { ProgressBar } from './ProgressBar'

const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const bar = () => screen.queryByRole('progressbar', { name: 'Loading page' })

describe('progress bar', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('shows after 150 ms and disappears when the page is ready [R-131]', () => {
    const { rerender } = render(<ProgressBar active />)
    after(149)
    expect(bar()).not.toBeInTheDocument()
    after(1)
    expect(bar()).toBeInTheDocument()

    rerender(<ProgressBar active={false} />)
    expect(bar()).not.toBeInTheDocument()
  })

  it('never shows for a quick page [R-131]', () => {
    const { rerender } = render(<ProgressBar active />)
    after(100)
    rerender(<ProgressBar active={false} />)
    after(1000)

    expect(bar()).not.toBeInTheDocument()
  })

  it('says "Still loading" after ten seconds [Q-90]', () => {
    render(<ProgressBar active />)
    after(9_999)
    expect(screen.queryByText(/Still loading/)).not.toBeInTheDocument()
    after(1)
    expect(screen.getByRole('status')).toHaveTextContent('Still loading')
  })
})
