import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { render } from '@testing-library/react'
import { PageHead, type PageHeadProps, registerSiteOrigin } from '.'

const metaSite = {
  'Icon site': '',
  'Site name': 'Brightfill Machinery',
  'Short title': 'BFM site',
  'Meta description': 'Machines, new and pre-owned',
  'Share image': { src: 'public/share.jpg', alt: '', width: 1200, height: 630 },
}

beforeEach(() => registerSiteOrigin('https://www.example.org'))
afterEach(() => registerSiteOrigin(''))

function head(props: PageHeadProps, options = { 'Meta site': metaSite }) {
  render(
    <SiteProvider store={createSiteStore({ pages: [], options })}>
      <PageHead {...props} />
    </SiteProvider>,
  )
  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? undefined
  return {
    title: document.title,
    canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined,
    meta: (name: string) => content(`meta[name="${name}"]`),
    og: (name: string) => content(`meta[property="og:${name}"]`),
  }
}

describe('head of a page', () => {
  it('has the title and description it is given [R-127]', () => {
    const { title, meta } = head({ title: 'Machines | Brightfill', description: 'All of them' })
    expect(title).toBe('Machines | Brightfill')
    expect(meta('description')).toBe('All of them')
  })

  it('falls back to the short title and the description of the site [R-124, R-127]', () => {
    const { title, meta } = head({ title: '' })
    expect(title).toBe('BFM site')
    expect(meta('description')).toBe('Machines, new and pre-owned')
  })

  it('has a JPEG of a size that it names as the picture of previews [R-168]', () => {
    const { og } = head({ canonical: '/', image: 'public/a.webp' })
    expect(og('image')).toBe('https://www.example.org/storage/a.webp?preview=1')
    expect([og('image:type'), og('image:width'), og('image:height')]).toEqual(['image/jpeg', '1200', '630'])
  })

  it('has the picture of the site when its own cannot be previewed [R-168]', () => {
    expect(head({ canonical: '/', image: 'public/drawing.svg' }).og('image')).toContain('/storage/share.jpg?preview=1')
  })

  it('has a picture of another site unchanged [R-168]', () => {
    const { og } = head({ canonical: '/', image: 'https://cdn.example/a.jpg' })
    expect([og('image'), og('image:width')]).toEqual(['https://cdn.example/a.jpg', undefined])
  })

  it('has meta data for link previews, with whole addresses [R-168]', () => {
    const { canonical, og, meta } = head({
      title: 'X',
      description: 'Y',
      canonical: '/blogs/x',
      image: 'public/blog/x.jpg',
      type: 'article',
    })
    expect(canonical).toBe('https://www.example.org/blogs/x')
    expect([og('title'), og('description'), og('url'), og('type'), og('image'), og('site_name')]).toEqual([
      'X',
      'Y',
      'https://www.example.org/blogs/x',
      'article',
      'https://www.example.org/storage/blog/x.jpg?preview=1',
      'Brightfill Machinery',
    ])
    expect(meta('twitter:card')).toBe('summary_large_image')
  })

  it('shows the picture of the site when a page has none [R-168]', () => {
    expect(head({ title: 'X', canonical: '/' }).og('image')).toBe('https://www.example.org/storage/share.jpg?preview=1')
  })

  it('asks search engines to leave a page out, which then needs no preview [R-169]', () => {
    const { meta, og } = head({ title: 'Sign in', canonical: '/login', noindex: true })
    expect(meta('robots')).toBe('noindex')
    expect(og('title')).toBeUndefined()
  })
})
