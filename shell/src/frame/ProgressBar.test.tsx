import { act, render, screen } from '@testing-library/react'
import { ProgressBar } from './ProgressBar'

const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const bar = () => screen.queryByRole('progressbar', { name: 'Loading page' })

describe('progress bar', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('R-131: shows after 150 ms and goes when the page is ready', () => {
    const { rerender } = render(<ProgressBar active />)
    after(149)
    expect(bar()).not.toBeInTheDocument()
    after(1)
    expect(bar()).toBeInTheDocument()

    rerender(<ProgressBar active={false} />)
    expect(bar()).not.toBeInTheDocument()
  })

  it('R-131: never shows for a quick page', () => {
    const { rerender } = render(<ProgressBar active />)
    after(100)
    rerender(<ProgressBar active={false} />)
    after(1000)

    expect(bar()).not.toBeInTheDocument()
  })

  it('Q-90: says "Still loading" after ten seconds', () => {
    render(<ProgressBar active />)
    after(9_999)
    expect(screen.queryByText(/Still loading/)).not.toBeInTheDocument()
    after(1)
    expect(screen.getByRole('status')).toHaveTextContent('Still loading')
  })
})
