import type { DraftArticle, OfficeArticle } from '@brightfill/shared/contract'
import { forgetDrafts } from '@brightfill/shared/office'
import { type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../drawInOffice'
import { ArticleEditor } from './ArticleEditor'

const anItem = (known: Partial<DraftArticle> = {}): DraftArticle => ({
  slug: 'valves',
  former_slugs: [],
  title: 'Valves',
  description: '',
  author: '',
  image: '',
  content: [],
  related_machines: [],
  meta_title: '',
  meta_description: '',
  published_at: null,
  ...known,
})

const aDraft = (item: Partial<DraftArticle> = {}): OfficeArticle => ({
  id: 7,
  state: 'draft',
  item: anItem(item),
  live: null,
  draft: { by: 'Ines', at: '2026-11-28T14:02:00.000Z' },
  publish_at: null,
  offline_at: null,
  version: 1,
})

const text = { type: 'string' }
const schema = {
  type: 'object',
  properties: {
    slug: { ...text, title: 'Address' },
    title: { ...text, title: 'Title' },
    author: { ...text, title: 'Author' },
    published_at: { anyOf: [text, { type: 'null' }], title: 'Date' },
    content: { type: 'array', items: { type: 'object' }, title: 'Text' },
    related_machines: { type: 'array', items: text, title: 'Related machines', maxItems: 4 },
  },
}
const machines = [
  { id: 1, slug: 'filler', name: 'Filler', model: 'X 1', state: 'live' },
  { id: 2, slug: 'capper', name: 'Capper', model: 'Y 2', state: 'offline' },
]

function draw(article = aDraft()) {
  let saved = article
  const calls = stubApi({
    'GET /office/articles/:id': { data: article },
    'GET /office/article-schema': { data: schema },
    'GET /office/machines': ({ params }: StubbedCall) => ({
      data: machines.filter(({ slug }) => !params.slug || slug === params.slug),
      total: 2,
    }),
    'POST /office/articles/:id/draft': ({ body }: StubbedCall) => {
      const item = { ...saved.item, ...(body.item as Partial<DraftArticle>) } // as the editor sends it
      saved = { ...saved, item, version: Number(body.version) + 1 }
      return { data: saved }
    },
  })
  drawInOffice(<ArticleEditor id="7" />, { roles: ['editor'] })
  const sent = () => calls.filter(({ name }) => name === 'POST /office/articles/7/draft').map(({ body }) => body.item)
  return { sent }
}
const saveNow = () => userEvent.keyboard('{Control>}s{/Control}')

beforeAll(() => {
  // jsdom has no layout, and ProseMirror asks where the cursor is.
  const nowhere = new DOMRect()
  Range.prototype.getBoundingClientRect = () => nowhere
  Range.prototype.getClientRects = () => [nowhere] as unknown as DOMRectList
})

describe('the editor of an article', () => {
  afterEach(() => forgetDrafts({ exceptOf: 0 }))

  it('has an address that follows the title until the article is published', async () => {
    const { sent } = draw()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' & seals')
    expect(screen.getByLabelText('Address')).toHaveValue('valves-seals')
    await saveNow()
    await waitFor(() => expect(sent()).toEqual([{ title: 'Valves & seals', slug: 'valves-seals' }]))
  })

  it('takes a past day as its date, never a time in the future', async () => {
    const { sent } = draw()
    await userEvent.type(await screen.findByLabelText('Date'), '2024-02-29')
    await saveNow()
    await waitFor(() => expect(sent()[0]).toEqual({ published_at: expect.stringMatching(/^2024-02-29T.*Z$/) }))
  })

  it('finds machines for the article, and says which of them are hidden from visitors', async () => {
    const { sent } = draw(aDraft({ related_machines: ['capper'] }))
    expect(await screen.findByText('Not on the site, so visitors do not see it')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add a machine' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.queryByRole('button', { name: 'Add Capper Y 2' })).not.toBeInTheDocument()
    await userEvent.click(await dialog.findByRole('button', { name: 'Add Filler X 1' }))
    await saveNow()
    await waitFor(() => expect(sent()).toEqual([{ related_machines: ['capper', 'filler'] }]))
  })

  it('is written as one text, with pictures that are described in place', async () => {
    const { sent } = draw(
      aDraft({
        content: [
          { element_type: 'h2', text: 'Listen', content_field: '' },
          { element_type: 'p', text: '', content_field: 'From a file.' },
          { element_type: 'image', text: '', content_field: 'public/seat.webp' },
        ],
      }),
    )
    const text = await screen.findByRole('textbox', { name: 'Text' })
    expect(within(text).getByRole('heading', { level: 2, name: 'Listen' })).toBeVisible()
    const clipboardData = { getData: (type: string) => (type === 'text/html' ? '<h1>Then</h1><p><b>look</b></p>' : '') }
    fireEvent.paste(text, { clipboardData })
    await saveNow()
    await waitFor(() => expect(sent()).toHaveLength(1))
    const [{ content }] = sent() as [{ content: DraftArticle['content'] }] // as the editor sends it
    expect(content.map(({ element_type }) => element_type)).toEqual(expect.arrayContaining(['h2', 'p', 'image']))
    expect(content.map(({ text }) => text).join(' ')).toMatch(/Then.*look/)
    expect(content.at(-1)).toEqual({ element_type: 'image', text: '', content_field: 'public/seat.webp' })
  })

  it('keeps bold words and links of a paragraph beside its plain words', async () => {
    const marked = 'Read <strong>this</strong> &amp; <a href="/products">these</a>.'
    const { sent } = draw(
      aDraft({ content: [{ element_type: 'p', text: 'Read this & these.', content_field: marked }] }),
    )
    const text = await screen.findByRole('textbox', { name: 'Text' })
    expect(within(text).getByText('this').tagName).toBe('STRONG')
    expect(within(text).getByRole('link', { name: 'these' })).toHaveAttribute('href', '/products')
    expect(screen.getByRole('button', { name: 'Bold' })).toBeVisible()
    const clipboardData = {
      getData: (type: string) => (type === 'text/html' ? '<p>And <b>more</b></p><h2><b>So</b></h2>' : ''),
    }
    fireEvent.paste(text, { clipboardData })
    await saveNow()
    await waitFor(() => expect(sent()).toHaveLength(1))
    const [{ content }] = sent() as [{ content: DraftArticle['content'] }] // as the editor sends it
    expect(content.find(({ element_type }) => element_type === 'h2')?.content_field).toBe('')
    expect(content.map(({ content_field }) => content_field).join(' ')).toContain('And <strong>more</strong>')
    expect(content.map(({ content_field }) => content_field).join(' ')).toContain('<a href="/products">these</a>')
  })
})
