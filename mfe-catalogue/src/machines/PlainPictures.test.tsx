import { registerRouteNames } from '@brightfill/shared/router'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { aMachineCard, siteRoutes } from '@brightfill/shared/testing'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { MachineGrid } from './MachineGrid'

/** The content of `noscript` in the document, which browsers parse as elements only without scripts. */
function withoutScripts(images: string[]) {
  registerRouteNames(siteRoutes())
  const html = renderToString(
    <SiteProvider store={createSiteStore({ pages: [], options: {} })}>
      <MemoryRouter>
        <MachineGrid machines={[aMachineCard({ images })]} columns={3} />
      </MemoryRouter>
    </SiteProvider>,
  )
  // a separate document without scripts
  return new DOMParser().parseFromString(html, 'text/html').querySelector('noscript')
}

describe('a card without scripts', () => {
  it('has its further pictures, lazy and sized, with their place in words [R-325, R-331, R-017]', () => {
    const images = [
      ...(withoutScripts(Array.from({ length: 11 }, (_, n) => `public/${n}.webp`))?.querySelectorAll('img') ?? []),
    ]
    expect(images).toHaveLength(7)
    expect(images[0]?.alt).toBe('Rotary bottle filler, image 2 of 8')
    for (const image of images) {
      expect(image.getAttribute('loading')).toBe('lazy')
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '900'])
    }
  })

  it('its pictures link to the machine and are not in the tab order [R-332]', () => {
    const links = [...(withoutScripts(['public/a.webp', 'public/b.webp'])?.querySelectorAll('a') ?? [])]
    expect(links).toHaveLength(2)
    for (const link of links) {
      expect(link.getAttribute('href')).toBe('/products/rotary-bottle-filler')
      expect(link.tabIndex).toBe(-1)
    }
  })

  it('has nothing more to show with one picture', () => {
    expect(withoutScripts(['public/a.webp'])).toBeNull()
  })
})
