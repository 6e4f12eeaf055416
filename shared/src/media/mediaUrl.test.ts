import { copyUrl, hasDerivatives, mediaUrl, srcSetOf } from '@brightfill/shared/media'

describe('media url', () => {
  it.each([
    ['public/a.jpg', '/storage/a.jpg'],
    ['/public/a.jpg', '/storage/a.jpg'],
    ['a.jpg', '/storage/a.jpg'],
    ['machines/b c,d.webp', '/storage/machines/b%20c%2Cd.webp'],
    ['/storage/a.jpg', '/storage/a.jpg'],
    ['public/already%20escaped.jpg', '/storage/already%20escaped.jpg'],
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['http://cdn.example/a.jpg', 'http://cdn.example/a.jpg'],
    ['javascript:alert(1)', '/storage/javascript:alert(1)'],
    ['//evil.example/a.jpg', '/storage/evil.example/a.jpg'],
    ['public/films/run #2, 50%.mp4', '/storage/films/run%20%232%2C%2050%25.mp4'],
    ['/storage/which?.webp', '/storage/which%3F.webp'],
    ['publicity/a.jpg', '/storage/publicity/a.jpg'],
  ])('%s loads from %s [R-068]', (path, url) => {
    expect(mediaUrl(path)).toBe(url)
  })

  it.each([null, undefined, '', '  '])('%p shows nothing [R-068]', (path) => {
    expect(mediaUrl(path)).toBeUndefined()
  })

  it.each(['../a.jpg', 'public/../../a.jpg', '/storage/../a.jpg', 'a/%2e%2e/b.jpg', 'a\\..\\b.jpg', 'a%2f..%2fb.jpg'])(
    '%s climbs out and is refused [R-068, Q-64]',
    (path) => {
      expect(mediaUrl(path)).toBeUndefined()
    },
  )
})

describe('smaller copies', () => {
  it('exist only for bitmaps in the storage', () => {
    expect(hasDerivatives('/storage/a.webp')).toBe(true)
    expect(hasDerivatives('/storage/a.svg')).toBe(false)
    expect(hasDerivatives('https://cdn.example/a.jpg')).toBe(false)
  })

  it.each([
    ['public/a b.JPG', '/storage/a%20b.JPG?w=960&format=webp'],
    ['public/run #2?.png', '/storage/run%20%232%3F.png?w=960&format=webp'],
    ['public/moving.gif', '/storage/moving.gif?w=960&format=webp'],
    ['public/logo.svg', '/storage/logo.svg'],
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['', undefined],
  ])('of %p: a page names %p [R-777]', (path, url) => {
    expect(copyUrl(path, 900)).toBe(url)
  })

  it('are offered up to the first width that is not below that of the picture', () => {
    expect(srcSetOf('/storage/a.webp', 'avif', 600)).toBe(
      '/storage/a.webp?w=320&format=avif 320w, /storage/a.webp?w=480&format=avif 480w, /storage/a.webp?w=640&format=avif 640w',
    )
    expect(srcSetOf('/storage/a.webp', 'webp', 4000)).toMatch(/1600w$/)
  })
})
