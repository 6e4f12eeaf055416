import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server.edge'
import { Reveal } from './Reveal'

/** In place of the browser's observer: keeps its threshold and reports when the test says so. */
class ObserverStub {
  static watching: ObserverStub[] = []
  constructor(
    readonly report: (entries: Partial<IntersectionObserverEntry>[]) => void,
    readonly options = { threshold: 0 },
  ) {
    ObserverStub.watching.push(this)
  }
  observe() {}
  disconnect() {
    ObserverStub.watching = ObserverStub.watching.filter((observer) => observer !== this)
  }
}

/** The browser reports which share of an element of that height is in view. */
function see(share: number, height = 400) {
  const boundingClientRect = { height } as DOMRect // the rest is not read
  for (const observer of [...ObserverStub.watching])
    act(() => observer.report([{ isIntersecting: share > observer.options.threshold, boundingClientRect }]))
}

function prefersReducedMotion(reduced: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced })
}

const content = <Reveal kind="slide-up">From drawing to first pallet</Reveal>
const shown = () => screen.getByText('From drawing to first pallet')

describe('reveal', () => {
  beforeEach(() => {
    ObserverStub.watching = []
    Object.assign(window, { IntersectionObserver: ObserverStub, innerHeight: 800 })
    prefersReducedMotion(false)
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })

  it('waits until a fifth is in view, then comes in once [R-080, R-012]', () => {
    render(content)
    expect(shown()).toHaveAttribute('data-reveal', 'waiting')

    see(0)
    see(0.19)
    expect(shown()).toHaveAttribute('data-reveal', 'waiting')
    see(0.21)
    expect(shown()).toHaveAttribute('data-reveal', 'shown')
    expect(shown()).toHaveAttribute('data-kind', 'slide-up')
    expect(ObserverStub.watching).toHaveLength(0)
  })

  it('needs less of an element that is too tall for a fifth of it to be in view [R-012, Q-73]', () => {
    render(content)
    see(0, 8000)
    see(0.06, 8000)

    expect(shown()).toHaveAttribute('data-reveal', 'shown')
  })

  it('hides nothing with reduced motion [R-081]', () => {
    prefersReducedMotion(true)
    render(content)

    expect(shown()).toHaveAttribute('data-reveal', 'rest')
    expect(ObserverStub.watching).toHaveLength(0)
  })

  it('hides nothing without IntersectionObserver [R-082]', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
    render(content)

    expect(shown()).toHaveAttribute('data-reveal', 'rest')
  })

  it('is visible in the HTML of the server and stays so if the visitor already sees it [R-082]', () => {
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(content)
    expect(shown()).toHaveAttribute('data-reveal', 'rest')

    render(content, { container: place, hydrate: true })
    see(0.1)
    see(1)
    expect(shown()).toHaveAttribute('data-reveal', 'rest')
    place.remove()
  })

  it('waits in the HTML of the server if the visitor does not see it yet [R-080]', () => {
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(content)
    render(content, { container: place, hydrate: true })
    see(0)
    expect(shown()).toHaveAttribute('data-reveal', 'waiting')
    see(0.5)
    expect(shown()).toHaveAttribute('data-reveal', 'shown')
    place.remove()
  })

  it('siblings appear 300 ms apart, in at most four steps [R-013]', () => {
    const { container } = render(<Reveal order={7}>Late</Reveal>)

    expect(container.querySelector('[data-reveal]')).toHaveStyle({ '--reveal-order': '3' })
  })
})
