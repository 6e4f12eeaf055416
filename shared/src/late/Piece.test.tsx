import { render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { drawInSteps, Piece } from './Piece'

afterEach(() => drawInSteps(false))

interface PageProps {
  atOnce?: boolean
  /** Records what the page shows whenever it is drawn. */
  onDrawn: (text: string) => void
}

function Page({ atOnce = false, onDrawn }: PageProps) {
  useEffect(() => onDrawn(document.body.textContent ?? ''), [onDrawn])
  return (
    <>
      <h1>Fillers</h1>
      <Piece atOnce={atOnce}>Footnotes</Piece>
    </>
  )
}

describe('a piece of a page', () => {
  it('is drawn with the page when the page is loaded', () => {
    const onDrawn = jest.fn()
    render(<Page onDrawn={onDrawn} />)
    expect(onDrawn).toHaveBeenCalledWith('FillersFootnotes')
  })

  it('is drawn right after the rest of a page that a navigation brings', () => {
    drawInSteps(true)
    const onDrawn = jest.fn()
    render(<Page onDrawn={onDrawn} />)
    expect(onDrawn).toHaveBeenCalledWith('Fillers')
    expect(screen.getByText('Footnotes')).toBeVisible()
  })

  it('is drawn with the page when a visitor sees it first', () => {
    drawInSteps(true)
    const onDrawn = jest.fn()
    render(<Page atOnce onDrawn={onDrawn} />)
    expect(onDrawn).toHaveBeenCalledWith('FillersFootnotes')
  })
})
