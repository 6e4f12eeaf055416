import { type DraftPage, EditedPage } from '@brightfill/shared/contract'
import { forgetDrafts } from '@brightfill/shared/office'
import { refusal, type StubbedCall, type Stubs, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../drawInOffice'
import { PageEditor } from './PageEditor'

const aPage: DraftPage = {
  url: '/about-us',
  title: 'About us',
  meta: { 'Meta title': '', 'Meta description': '' },
  sections: [
    { key: 'intro', type: 'intro', fields: { 'Title section': 'Who we are' } },
    { key: 'faq', type: 'faq', fields: { 'Title section': 'Questions' } },
  ],
  published: true,
}

const aRecord = {
  id: 3,
  state: 'live',
  item: aPage,
  live: aPage,
  draft: null as object | null,
  publish_at: null,
  offline_at: null,
  version: 1,
}

/** The editor of a page; each save is the next version. */
function draw(stubs: Stubs = {}) {
  let record = aRecord
  const calls = stubApi({
    'GET /office/pages/:id': () => ({ data: record }),
    'GET /office/page-schema': { data: EditedPage },
    'GET /office/pages': { data: [] },
    'POST /office/pages/:id/draft': ({ body }: StubbedCall) => {
      const item = { ...record.item, ...(body.item as Partial<DraftPage>) } // as the editor sends it
      const draft = { by: 'You', at: '2026-11-28T14:02:00.000Z' }
      record = { ...record, state: 'changes', item, draft, version: record.version + 1 }
      return { data: record }
    },
    ...stubs,
  })
  drawInOffice(<PageEditor id="3" />, { roles: ['editor'] })
  const lastSaved = () => calls.filter(({ name }) => name === 'POST /office/pages/3/draft').at(-1)?.body.item
  return { lastSaved: () => lastSaved() as Partial<DraftPage> | undefined } // as the editor sends it
}
/** The save that typing causes is done, so that nothing happens after the test. */
const saved = () => screen.findByText(/^Saved \d\d:\d\d$/)
const sections = () => within(screen.getByRole('navigation', { name: 'Sections' }))
const order = () =>
  sections()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the editor of a page', () => {
  afterEach(() => forgetDrafts({ exceptOf: 0 }))

  it('shows the fields of the chosen section, from the schema of its kind [O-23]', async () => {
    const { lastSaved } = draw()
    const intro = await screen.findByRole('form', { name: 'Fields of Introduction' })
    expect(within(intro).getByRole('button', { name: /^Add picture/ })).toBeVisible()
    await userEvent.click(sections().getByRole('button', { name: /^FAQ/ }))
    const faq = screen.getByRole('form', { name: 'Fields of FAQ' })
    await userEvent.type(within(faq).getByRole('textbox', { name: /^Title/ }), ' and answers')
    await waitFor(() =>
      expect(lastSaved()?.sections?.[1]?.fields).toEqual({ 'Title section': 'Questions and answers' }),
    )
    await saved()
  })

  it('adds a section from the gallery of drawings, after the chosen one [O-24]', async () => {
    const { lastSaved } = draw()
    await userEvent.click(await screen.findByRole('button', { name: 'Add section' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Steps Numbered steps/ }))
    expect(order()).toEqual([
      expect.stringContaining('Introduction'),
      expect.stringContaining('Steps'),
      expect.stringContaining('FAQ'),
    ])
    const fields = within(screen.getByRole('form', { name: 'Fields of Steps' }))
    await waitFor(() => expect(fields.getAllByRole('textbox')[0]).toHaveFocus())
    await waitFor(() =>
      expect(lastSaved()?.sections?.[1]).toEqual({
        key: 'steps',
        type: 'steps',
        fields: { 'Title section': '', Steps: [] },
      }),
    )
    await saved()
  })

  it('moves, copies, hides and removes sections [O-24]', async () => {
    const { lastSaved } = draw()
    ;(await screen.findByRole('button', { name: 'Move FAQ' })).focus()
    await userEvent.keyboard(' {ArrowUp} ')
    await userEvent.click(sections().getByRole('button', { name: /^FAQ/ }))
    await userEvent.click(sections().getByRole('button', { name: 'Copy FAQ' }))
    await userEvent.click(sections().getByRole('button', { name: 'Hide FAQ' }))
    await userEvent.click(sections().getByRole('button', { name: /^Introduction/ }))
    await userEvent.click(sections().getByRole('button', { name: 'Remove Introduction' }))
    await waitFor(() =>
      expect(lastSaved()?.sections?.map(({ key, hidden = false }) => [key, hidden])).toEqual([
        ['faq', false],
        ['faq-2', true],
      ]),
    )
    await saved()
  })

  it('says which section publishing refused, and why at its field [O-23]', async () => {
    draw({
      'POST /office/pages/:id/publish': refusal(422, 'Refused', {
        'sections.1.fields.Title section': ['Must not be empty'],
      }),
    })
    await screen.findByRole('form', { name: 'Fields of Introduction' })
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await userEvent.click(await sections().findByRole('button', { name: /^FAQ.*Needs attention/ }))
    expect(within(screen.getByRole('form', { name: 'Fields of FAQ' })).getByText('Must not be empty')).toBeVisible()
  })
})
