import { findPostgres, postgresMissing } from '../../api/tooling/privatePostgres'
import { TwoServers } from '../twoServers'
import { AT_MOST, textAt, untilAllShow } from './everyServer'
import { expect, test } from './fixtures'
import { officeCalls } from './officeCalls'
import { openOffice } from './openOffice'

const servers = new TwoServers()
const [origin] = servers.origins
test.use({ baseURL: origin })
test.skip(!findPostgres(), postgresMissing)
test.beforeAll(async () => {
  test.setTimeout(600_000)
  await servers.start()
})
test.afterAll(() => servers.stop())

const untilBothShow = (address: string, words: RegExp, since?: number) =>
  untilAllShow(servers.origins, address, words, since)
const untilBothMiss = (address: string, word: string) =>
  Promise.all(
    servers.origins.map((at) =>
      expect.poll(() => textAt(at + address), { timeout: AT_MOST, intervals: [100] }).not.toContain(word),
    ),
  )

/** A version of an item, as each change of it needs. */
interface Row {
  id: number | string
  version: number
}
type Calls = Awaited<ReturnType<typeof officeCalls>>

async function publish(calls: Calls, path: string, { id, version }: Row, item: object) {
  const { data } = await calls.post(`/${path}/${id}/draft`, { item, version })
  await calls.post(`/${path}/${id}/publish`, { version: data.version })
}

test('the home page, an option and an article are seen changed by visitors of both servers [O-15, O-16, O-24]', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await openOffice(page)
  const calls = await officeCalls(page)
  const mark = String(Date.now())
  const { data: pages } = await calls.get('/pages?perPage=100')
  const { id } = pages.find(({ url }: { url: string }) => url === '/')
  const { data: home } = await calls.get(`/pages/${id}`)
  const [banner, ...others] = home.item.sections
  const fields = { ...banner.fields, 'Banner title': `Lines of ${mark}` }
  await publish(calls, 'pages', home, { sections: [{ ...banner, fields }, ...others] })
  await untilBothShow('/', new RegExp(`Lines of ${mark}`))

  const { data: footer } = await calls.get('/options/footer')
  await publish(calls, 'options', footer, { 'Title section': `Write to us ${mark}` })
  await untilBothShow('/about-us', new RegExp(`Write to us ${mark}`))

  const slug = `both-servers-${mark}`
  const { data: article } = await calls.post('/articles', { item: { title: `Two servers ${mark}`, slug } })
  const due = Date.now() + 5_000
  const plan = { version: article.version, publish_at: new Date(due).toISOString() }
  await calls.post(`/articles/${article.id}/plan`, plan)
  expect(await textAt(`${origin}/blogs/${slug}`)).toBe('')
  await untilBothShow(`/blogs/${slug}`, new RegExp(mark), due)
  await untilBothShow('/blogs', new RegExp(slug))
  await untilBothShow('/feed.xml', new RegExp(slug))
})

test('a new page is complete at its address, in menu and sitemap of both servers, and gone from both when it is taken offline [O-24, O-27]', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await openOffice(page)
  const calls = await officeCalls(page)
  const url = `/trade-fairs-${Date.now()}`
  const title = `Fairs of ${url.slice(-6)}`
  const { data: fairs } = await calls.post('/pages', { item: { url, title } })
  const sections = ['Where', 'When', 'Who'].map((word, index) => ({
    key: `intro-${index}`,
    type: 'intro',
    fields: { 'Title section': `${word} ${title}` },
  }))
  await publish(calls, 'pages', fairs, { sections })
  await untilBothShow(url, new RegExp(`Where ${title}.*When ${title}.*Who ${title}`, 's'))
  await untilBothShow('/sitemap.xml', new RegExp(url))
  await page.goto('/office/menu')
  await page.getByLabel('Add a page').selectOption({ label: `${title} (${url})` })
  await page.getByRole('button', { name: 'Save menu' }).click()
  await untilBothShow('/about-us', new RegExp(title))

  const { data: live } = await calls.get(`/pages/${fairs.id}`)
  await calls.post(`/pages/${fairs.id}/offline`, { version: live.version })
  await untilBothMiss(url, title)
  await untilBothMiss('/about-us', title)
  await untilBothMiss('/sitemap.xml', url)
})
