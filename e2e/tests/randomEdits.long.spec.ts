import { chanceOf, exampleOf } from '../../shared/src/testing/exampleOf'
import { site } from '../site'
import { siteRegistry } from '../siteRegistry'
import { expect, test, untilInteractive } from './fixtures'
import { officeCalls } from './officeCalls'
import { openOffice } from './openOffice'

const SECTIONS = 300

interface Kind {
  properties: { type: { const: string } }
}

test(`${SECTIONS} sections of every kind with random content are saved, published, drawn, exported and imported again without a difference [O-12, O-15, O-23, R-645]`, async ({
  page,
}) => {
  test.setTimeout(1_200_000)
  await openOffice(page)
  const office = await officeCalls(page)
  const url = `/random-edits-${Date.now()}`
  const made = (await office.post('/pages', { item: { url, title: 'Random edits' } })).data
  const kinds: Kind[] = (await office.get('/page-schema')).data.properties.sections.items.anyOf
  const seed = Number(process.env.RANDOM_SEED) || Math.floor(Math.random() * 1e6)
  process.stdout.write(`RANDOM_SEED=${seed}\n`)
  const chance = chanceOf(seed)
  const [picture] = (await office.get('/media?kind=picture')).data
  const [film] = (await office.get('/media?kind=film')).data
  let { version } = made
  let drawn = 0
  try {
    while (drawn < SECTIONS) {
      const sections = kinds.map((kind) => {
        const { hidden: _, ...section } = exampleOf(kind as never, chance) as { hidden?: boolean } // a JSON Schema
        // Pictures and films that are there: a browser reports the others.
        const text = JSON.stringify(section)
          .replace(/public\/example-\d+\.webp/g, picture.path)
          .replace(/public\/example-\d+\.mp4/g, film.path)
        return { ...JSON.parse(text), key: kind.properties.type.const }
      })
      version = (await office.post(`/pages/${made.id}/draft`, { version, item: { sections } })).data.version
      version = (await office.post(`/pages/${made.id}/publish`, { version })).data.version
      expect((await (await page.request.get(`/api/fields?url=${url}`)).json()).fields.sections).toEqual(sections)
      await expect.poll(async () => (await page.request.get(url)).status()).toBe(200)
      await page.goto(url)
      await untilInteractive(page)
      await expect(page.getByRole('main').locator('section')).not.toHaveCount(0)
      drawn += sections.length
    }
    const programs = siteRegistry(site)
    const content = await programs.call('GET', '/api/office/content')
    await programs.post('/api/office/content', content)
    expect(await programs.call('GET', '/api/office/content')).toEqual(content)
  } finally {
    await office.post(`/pages/${made.id}/offline`, { version })
  }
})
