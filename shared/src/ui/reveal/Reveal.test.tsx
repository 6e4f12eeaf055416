import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server.edge'
import { Reveal } from './Reveal'

/** In place of the browser's observer: keeps its threshold and reports when the test says so. */
class ObserverStub {
  static all: ObserverStub[] = []
  disconnected = false
  constructor(
    readonly report: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: { threshold: number },
  ) {
    ObserverStub.all.push(this)
  }
  observe() {}
  disconnect() {
    this.disconnected = true
  }
}

function measure(height: number, top = 2000) {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top, bottom: top + height, height } as DOMRect) // the rest is not read
}

function prefersReducedMotion(reduced: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced })
}

const content = <Reveal kind="slide-up">From drawing to first pallet</Reveal>
const shown = () => screen.getByText('From drawing to first pallet')

describe('reveal', () => {
  beforeEach(() => {
    ObserverStub.all = []
    Object.assign(window, { IntersectionObserver: ObserverStub, innerHeight: 800 })
    prefersReducedMotion(false)
    measure(400)
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })

  it('waits until a fifth is in view, then comes in once [R-080, R-012]', () => {
    render(content)
    expect(shown()).toHaveAttribute('data-reveal', 'waiting')
    expect(ObserverStub.all[0]?.options.threshold).toBe(0.2)

    act(() => ObserverStub.all[0]?.report([{ isIntersecting: false }]))
    expect(shown()).toHaveAttribute('data-reveal', 'waiting')
    act(() => ObserverStub.all[0]?.report([{ isIntersecting: true }]))
    expect(shown()).toHaveAttribute('data-reveal', 'shown')
    expect(shown()).toHaveAttribute('data-kind', 'slide-up')
    expect(ObserverStub.all[0]?.disconnected).toBe(true)
  })

  it('needs less of an element that is too tall for a fifth of it to be in view [R-012, Q-73]', () => {
    measure(8000)
    render(content)

    expect(ObserverStub.all[0]?.options.threshold).toBe(0.05)
  })

  it('hides nothing with reduced motion [R-081]', () => {
    prefersReducedMotion(true)
    render(content)

    expect(shown()).toHaveAttribute('data-reveal', 'rest')
    expect(ObserverStub.all).toHaveLength(0)
  })

  it('hides nothing without IntersectionObserver [R-082]', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
    render(content)

    expect(shown()).toHaveAttribute('data-reveal', 'rest')
  })

  it('is visible in the HTML of the server and stays so where the visitor already sees it [R-082]', () => {
    measure(400, 100)
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(content)
    expect(shown()).toHaveAttribute('data-reveal', 'rest')

    render(content, { container: place, hydrate: true })
    expect(shown()).toHaveAttribute('data-reveal', 'rest')
    place.remove()
  })

  it('siblings appear 300 ms apart, in at most four steps [R-013]', () => {
    const { container } = render(<Reveal order={7}>Late</Reveal>)

    expect(container.querySelector('[data-reveal]')).toHaveStyle({ '--reveal-order': '3' })
  })
})
