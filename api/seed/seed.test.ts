import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { RESERVED_SLUGS, slugOf } from '@brightfill/shared/constants'
import { Section, SiteOptions } from '@brightfill/shared/contract'
import { Value } from 'typebox/value'
import { catalogue } from './content/catalogue'
import { machines } from './content/machines'
import { options } from './content/options'
import { orders } from './content/orders'
import { pages } from './content/pages'
import { posts } from './content/posts'
import { users } from './content/users'

const mediaFolder = path.join(__dirname, 'media')
const everything = { catalogue, machines, options, orders, pages, posts, users }
const mediaNamed = [...new Set(JSON.stringify(everything).match(/public\/[^"<>]+/g))]
const publicMachines = machines.filter(({ published_at }) => published_at)
const publicPosts = posts.filter(({ published_at }) => published_at)

describe('seed', () => {
  it('has enough content to judge a site by [R-557]', () => {
    expect(publicMachines.length).toBeGreaterThanOrEqual(24)
    expect(publicPosts.length).toBeGreaterThanOrEqual(15)
    expect(catalogue.categories.length).toBeGreaterThanOrEqual(7)
    expect(catalogue.bottles.length).toBeGreaterThanOrEqual(4)
    expect(catalogue.beverages.length).toBeGreaterThanOrEqual(5)
    expect(users.map(({ roles }) => roles)).toEqual([[], ['admin']])
    expect(orders.length).toBeGreaterThanOrEqual(1)
  })

  it('has drafts, so that a leak would show', () => {
    expect(machines.length - publicMachines.length).toBe(2)
    expect(posts.length - publicPosts.length).toBe(1)
  })

  it('repeats no picture within a row of the blog', () => {
    const newestFirst = [...publicPosts].sort((a, b) => String(b.published_at).localeCompare(String(a.published_at)))
    const near = newestFirst.filter(({ image }, index) =>
      newestFirst.slice(Math.max(0, index - 2), index).some((other) => other.image === image),
    )
    expect(near.map(({ slug }) => slug)).toEqual([])
  })

  it.each([
    ['machines', machines],
    ['articles', posts],
  ])('gives %s unique addresses that no call uses [Q-02]', (_, rows) => {
    const slugs = rows.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    expect(slugs.filter((slug) => (RESERVED_SLUGS as readonly string[]).includes(slug))).toEqual([])
  })

  it('names only options the catalogue has, and leaves none unused', () => {
    const used = (list: 'categories' | 'bottles' | 'beverages') =>
      [...new Set(publicMachines.flatMap((machine) => machine[list]))].sort()
    expect(used('categories')).toEqual([...catalogue.categories].sort())
    expect(used('bottles')).toEqual([...catalogue.bottles].sort())
    expect(used('beverages')).toEqual([...catalogue.beverages].sort())
  })

  it('offers every manufacturer, model and year once [R-557]', () => {
    const models = catalogue.manufacturers.flatMap(({ name, models }) => models.map((model) => `${name} ${model.name}`))
    expect(new Set(models).size).toBe(models.length)
    const manufacturers = catalogue.manufacturers.map(({ name }) => name)
    expect(machines.filter(({ manufacturer }) => !manufacturers.includes(manufacturer))).toEqual([])
    for (const { years } of catalogue.manufacturers.flatMap((manufacturer) => manufacturer.models)) {
      expect(new Set(years).size).toBe(years.length)
      expect(years.length).toBeGreaterThan(0)
    }
  })

  it('has all pictures and clips that it names', () => {
    expect(mediaNamed.length).toBeGreaterThan(100)
    expect(mediaNamed.filter((name) => !existsSync(path.join(mediaFolder, name.slice('public/'.length))))).toEqual([])
  })

  it('has films that are MP4 files of at most 1.5 MB', () => {
    const films = readdirSync(path.join(mediaFolder, 'video')).filter((name) => !name.endsWith('-poster.webp'))
    expect(films.length).toBeGreaterThan(2)
    for (const film of films) {
      expect(film).toMatch(/\.mp4$/)
      expect(statSync(path.join(mediaFolder, 'video', film)).size).toBeLessThanOrEqual(1.5 * 1024 * 1024)
    }
  })

  it('stays small enough to clone: 15 MB in all, 3 MB a file', () => {
    const sizes = readdirSync(mediaFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(3_000_000)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(15_000_000)
  })

  it('gives everything a unique title and description that fit a result page [R-127]', () => {
    const metas = [
      ...pages.map(({ meta }) => ({ title: meta['Meta title'], description: meta['Meta description'] })),
      ...[...machines, ...posts].map(({ meta_title, meta_description }) => ({
        title: meta_title,
        description: meta_description,
      })),
    ]
    expect(metas.filter(({ title }) => title.length > 60 || !title.endsWith('| Brightfill Machinery'))).toEqual([])
    expect(metas.filter(({ description }) => description.length < 40 || description.length > 160)).toEqual([])
    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length)
  })

  it('fills six pages and all options in the shapes of the contract [R-244, R-245, Q-93]', () => {
    const legal = (options.footer['Legal links'] ?? []).map(({ url }) => url)
    expect(pages.map(({ url }) => url)).toEqual([
      ...['/', '/about-us', '/products', '/services', '/blogs', '/login'],
      ...legal,
      ...catalogue.categories.map((name) => `/products/c/${slugOf(name)}`),
    ])
    for (const section of pages.flatMap(({ sections }) => sections))
      expect([...Value.Errors(Section, section)]).toEqual([])
    expect([...Value.Errors(SiteOptions, options)]).toEqual([])
  })

  it('lays the home page out in the specified order [R-200]', () => {
    const home = pages.find(({ url }) => url === '/')
    expect(home?.sections.map(({ type }) => type)).toEqual([
      'banner',
      'slider',
      'slider',
      'video',
      'sell-form',
      'services',
      'blog',
      'slogan',
      'discover',
      'faq',
    ])
  })

  it('has ratings between 0 and 5, in halves', () => {
    const ratings = machines.flatMap(({ reviews }) => reviews.map(({ rating }) => rating))
    expect(ratings.length).toBeGreaterThan(20)
    expect(ratings.filter((rating) => rating < 0 || rating > 5 || !Number.isInteger(rating * 2))).toEqual([])
  })

  it('gives the demo user orders [R-557]', () => {
    expect(orders.filter(({ user }) => user !== 'demo@brightfill.example')).toEqual([])
    expect(users.some(({ email }) => email === 'demo@brightfill.example')).toBe(true)
  })
})
