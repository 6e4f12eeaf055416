import { type DraftOption, type OptionName, optionSchemas } from '@brightfill/shared/contract'
import { forgetDrafts } from '@brightfill/shared/office'
import { refusal, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../drawInOffice'
import { OptionEditor } from './OptionEditor'

const picture = { src: '', alt: '', width: 0, height: 0 }
const company = {
  'Legal name': 'Brightfill Ltd',
  Telephone: '+44 1632 960180',
  'E-mail': 'sales@company.example',
  Address: { Street: 'Wharf', City: 'Hull', Postcode: 'HU3', Country: 'GB' },
  'Opening hours': [{ Days: [1, 2, 3, 4, 5], Opens: '08:00', Closes: '17:30' }],
  'Time zone': 'Europe/London',
  'Company number': '1',
  'VAT number': '2',
}
const items: Record<OptionName, DraftOption> = {
  'Meta site': {
    'Icon site': '',
    'Site name': 'Brightfill',
    'Short title': 'BFM',
    'Meta description': '',
    'Share image': picture,
    Company: company,
  },
  header: {
    Logo: picture,
    'Logo on dark': picture,
    Notice: '',
    'Notice link': { text: '', url: '' },
    'Notice from': null,
    'Notice until': null,
  },
  footer: {},
  faq: { 'Mini title section': '', 'Title section': 'Asked', 'FAQ content': [{ text: 'One?', description: '' }] },
}

/** The editor of an option; each save is the next version. */
function draw(name: OptionName) {
  let record = {
    id: name,
    state: 'live',
    item: items[name],
    live: items[name],
    draft: null as object | null,
    publish_at: null,
    offline_at: null,
    version: 1,
  }
  const calls = stubApi({
    'GET /office/options/:id': () => ({ data: record }),
    'GET /office/option-schemas': { data: optionSchemas },
    'GET /office/pages': { data: [] },
    'POST /office/options/:id/draft': ({ body }: StubbedCall) => {
      const item = { ...record.item, ...(body.item as DraftOption) } // as the editor sends it
      const draft = { by: 'You', at: '2026-11-28T14:02:00.000Z' }
      record = { ...record, state: 'changes', item, draft, version: record.version + 1 }
      return { data: record }
    },
    'POST /office/options/:id/publish': refusal(422, 'Refused', {
      'Company.Closing days.0.Until': ['Must not be before the first day'],
    }),
  })
  drawInOffice(<OptionEditor name={name} />, { roles: ['editor'] })
  const sent = () =>
    calls.filter(({ name }) => name.startsWith('POST') && name.endsWith('/draft')).map(({ body }) => body.item)
  return { sent }
}
/** The save that typing causes is done, so that nothing happens after the test. */
const saved = () => screen.findByText(/^Saved \d\d:\d\d$/)

describe('the editor of an option', () => {
  afterEach(() => forgetDrafts({ exceptOf: 0 }))

  it('has days and times of a week, and days on which the company is closed [O-77]', async () => {
    const { sent } = draw('Meta site')
    await screen.findByText('Opening hours', { selector: 'legend' })
    const hours = screen.getByRole('group', { name: 'Opening hours' })
    expect(screen.getByRole('region', { name: 'Preview of the search result' })).toHaveTextContent('BFM')
    await userEvent.click(within(hours).getByRole('checkbox', { name: 'Friday' }))
    const closing = screen.getByRole('group', { name: 'Closing days' })
    await userEvent.click(within(closing).getByRole('button', { name: 'Add closing days' }))
    await userEvent.click(within(closing).getByLabelText('First day'))
    await userEvent.paste('2026-12-24')
    await userEvent.click(within(closing).getByLabelText('Last day'))
    await userEvent.paste('2026-12-20')
    await waitFor(() =>
      expect(sent().at(-1)).toEqual({
        Company: {
          ...company,
          'Opening hours': [{ Days: [1, 2, 3, 4], Opens: '08:00', Closes: '17:30' }],
          'Closing days': [{ From: '2026-12-24', Until: '2026-12-20', Reason: '' }],
        },
      }),
    )
    await saved()
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await within(closing).findByText('Must not be before the first day')).toBeVisible()
  })

  it('of the header has the notice with its times, and cannot go offline [O-77]', async () => {
    const { sent } = draw('header')
    await screen.findByText('Shown from')
    await userEvent.click(screen.getByRole('textbox', { name: /^Notice/ }))
    await userEvent.paste('At the fair')
    await waitFor(() => expect(sent().at(-1)).toEqual({ Notice: 'At the fair' }))
    expect(screen.getByLabelText('Shown from')).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Take offline' })).not.toBeInTheDocument()
    await saved()
  })

  it('of the questions copies one below itself, and removing it leaves the others their fields [O-77]', async () => {
    const { sent } = draw('faq')
    const question = await screen.findByLabelText('Question')
    await userEvent.click(screen.getByRole('button', { name: 'Copy One?' }))
    expect(screen.getAllByLabelText('Question')[1]).toHaveFocus()
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove One?' })[0] as HTMLElement)
    expect(question).not.toBeInTheDocument()
    expect(screen.getByLabelText('Question')).toHaveValue('One?')
    await userEvent.click(screen.getByLabelText('Question'))
    await userEvent.paste(' Two?')
    await waitFor(() => expect(sent().at(-1)).toEqual({ 'FAQ content': [{ text: 'One? Two?', description: '' }] }))
    await saved()
  })

  it('of the questions moves them by keyboard, and the focus with them, however quickly [O-77]', async () => {
    const { sent } = draw('faq')
    await userEvent.click(await screen.findByText('Add question'))
    await userEvent.paste('Two?') // a new entry has the focus
    screen.getByLabelText('Move Two?').focus()
    await userEvent.keyboard(' {ArrowUp} ')
    expect(screen.getByLabelText('Move Two?')).toHaveFocus()
    expect(screen.getByLabelText('Move Two?')).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() =>
      expect(sent().at(-1)).toEqual({
        'FAQ content': [
          { text: 'Two?', description: '' },
          { text: 'One?', description: '' },
        ],
      }),
    )
    await saved()
  })
})
