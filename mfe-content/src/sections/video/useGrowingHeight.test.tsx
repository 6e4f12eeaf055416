import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useGrowingHeight } from './useGrowingHeight'

/** A section of this height, with its end this far from the top of the window. */
function Page({ height, bottom }: { height: number; bottom: number }) {
  const section = useRef<HTMLElement>(null)
  useGrowingHeight(section, height)
  function measure(element: HTMLElement | null) {
    section.current = element
    if (!element) return
    Object.defineProperty(element, 'offsetHeight', { configurable: true, value: height })
    element.getBoundingClientRect = () => ({ bottom }) as DOMRect // no other part is read
  }
  return (
    <>
      <section ref={measure} />
      <p id="below">Below</p>
    </>
  )
}

function grow(bottomAfter: number) {
  window.innerHeight = 800
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {})
  const scrollIntoView = jest.fn()
  Element.prototype.scrollIntoView = scrollIntoView
  const { rerender } = render(<Page height={600} bottom={bottomAfter - 2000} />)
  rerender(<Page height={2600} bottom={bottomAfter} />)
  return { scrollBy, scrollIntoView }
}

afterEach(() => {
  window.location.hash = ''
  Reflect.deleteProperty(navigator, 'userActivation')
})

describe('a section that grows', () => {
  it('moves the window along when the visitor reads what comes after it', () => {
    expect(grow(2100).scrollBy).toHaveBeenCalledWith({ top: 2000, behavior: 'instant' })
  })

  it('moves nothing when the visitor is before or in it', () => {
    expect(grow(3000).scrollBy).not.toHaveBeenCalled()
  })

  it('takes a new visitor to the target of the address below it [R-231]', () => {
    window.location.hash = '#below'
    const { scrollBy, scrollIntoView } = grow(3000)

    expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Below')])
    expect(scrollBy).not.toHaveBeenCalled()
  })

  it('leaves a visitor who has moved on by themselves where they are', () => {
    window.location.hash = '#below'
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } })

    expect(grow(3000).scrollIntoView).not.toHaveBeenCalled()
  })
})
