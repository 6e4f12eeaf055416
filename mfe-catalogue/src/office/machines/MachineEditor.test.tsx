import { forgetDrafts } from '@brightfill/shared/office'
import { changedBy, noAnswer, refusal, type StubbedCall } from '@brightfill/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aMachine, saves } from './aMachine'
import { drawEditor } from './drawEditor'

const name = () => screen.findByRole('textbox', { name: 'Name' })
/** The save that typing causes is done, so that nothing happens after the test. */
const saved = () => screen.findByText(/^Saved \d\d:\d\d$/)

describe('the editor of a machine', () => {
  afterEach(() => forgetDrafts({ exceptOf: 0 }))

  it('saves changes by itself, and nothing else, with the version it began with [O-13]', async () => {
    const { sent } = drawEditor({ 'POST /office/machines/:id/draft': saves() })
    await userEvent.type(await name(), ' 12')
    await waitFor(() => expect(sent('draft')).toHaveLength(1))
    expect(sent('draft')[0]?.body).toEqual({ item: { name: 'Filler 12' }, version: 1 })
    expect(await saved()).toBeVisible()
    expect(screen.getByText('Not public yet: Name')).toBeVisible()
    await userEvent.type(await name(), '3')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(sent('draft')[1]?.body).toEqual({ item: { name: 'Filler 123' }, version: 2 }))
    await saved()
  })

  it('keeps what was typed offline, and saves it when the editor is opened again [O-13]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the failure
    const first = drawEditor({ 'POST /office/machines/:id/draft': noAnswer })
    await userEvent.type(await name(), ' 12')
    expect(await screen.findByText(/You are offline/)).toBeVisible()
    first.leave()
    await waitFor(() => expect(first.sent('draft').length).toBeGreaterThan(1)) // leaving saves, in vain
    const { sent } = drawEditor({ 'POST /office/machines/:id/draft': saves() })
    await waitFor(async () => expect(await name()).toHaveValue('Filler 12'))
    await waitFor(() => expect(sent('draft')[0]?.body.item).toEqual({ name: 'Filler 12' }))
    await saved()
  })

  it('keeps an invalid figure across a reload, and publishes nothing in its place [O-13]', async () => {
    const first = drawEditor({ 'POST /office/machines/:id/draft': saves() })
    // The role is known a little later.
    await waitFor(() => expect(screen.getByLabelText('Price')).toBeEnabled())
    await userEvent.clear(screen.getByLabelText('Price'))
    await userEvent.type(screen.getByLabelText('Price'), '48k')
    await saved()
    first.leave()
    const { sent, leave } = drawEditor({}, aMachine({ price: null }, { version: 2 }))
    await waitFor(() => expect(screen.getByLabelText('Price')).toHaveValue('48k'))
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText(/could not publish this/)).toBeVisible()
    expect(sent('publish')).toEqual([])
    leave() // before what is typed here is forgotten
  })

  it('takes over changes of a colleague, and keeps what is typed [O-14]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    const theirs = aMachine({ model: 'X 2' }, { version: 5 })
    const save = saves(theirs)
    const { sent } = drawEditor({
      'POST /office/machines/:id/draft': (call: StubbedCall) =>
        call.body.version === 5 ? save(call) : changedBy('Tom', { data: theirs }),
    })
    await userEvent.type(await name(), ' 12')
    expect(await screen.findByText(/Tom also changed this: Model/)).toBeVisible()
    await waitFor(() => expect(sent('draft')[1]?.body).toEqual({ item: { name: 'Filler 12' }, version: 5 }))
    await saved()
    expect(screen.getByLabelText('Model')).toHaveValue('X 2')
  })

  it('asks field by field when both changed the same, and saves the choices [O-14]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    const theirs = aMachine({ name: 'Milk filler', model: 'X 2' }, { version: 5 })
    const save = saves(theirs)
    const { sent } = drawEditor({
      'POST /office/machines/:id/draft': (call: StubbedCall) =>
        call.body.version === 5 ? save(call) : changedBy('Tom', { data: theirs }),
    })
    await userEvent.type(await name(), ' 12')
    const pane = await screen.findByRole('region', { name: 'Tom changed this while you were typing' })
    expect(within(pane).getByText(/kept as they wrote it: Model/)).toBeVisible()
    expect(within(pane).getByRole('button', { name: 'Save these choices' })).toBeDisabled()
    await userEvent.click(within(pane).getByRole('button', { name: 'Keep all mine' }))
    expect(within(pane).getByRole('radio', { name: 'Name: keep mine' })).toBeChecked()
    await userEvent.click(within(pane).getByRole('radio', { name: 'Name: take theirs' }))
    await userEvent.click(within(pane).getByRole('button', { name: 'Save these choices' }))
    expect(await name()).toHaveValue('Milk filler')
    await waitFor(async () => expect(await name()).toHaveFocus())
    expect(screen.getByLabelText('Model')).toHaveValue('X 2')
    expect(sent('draft')[0]?.body.version).toBe(1)
    await saved()
  })

  it('publishes what is saved, after saving what is typed, and says at the field what is refused [O-23]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    const { sent } = drawEditor({
      'POST /office/machines/:id/draft': saves(),
      'POST /office/machines/:id/publish': refusal(422, 'Some fields need another value', {
        slug: ['Another machine has this address'],
      }),
    })
    await userEvent.type(await name(), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(sent('publish')[0]?.body).toEqual({ version: 2 }))
    expect(await screen.findByLabelText('Address')).toBeInvalid()
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Another machine has this address')
  })

  it('keeps what was typed when the draft could not be discarded [O-13, O-15]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the failure
    const draft = { by: 'Tom', at: '2026-11-28T14:02:00.000Z' }
    const machine = aMachine({ model: 'X 2' }, { state: 'changes', draft })
    const { sent } = drawEditor(
      { 'POST /office/machines/:id/draft': saves(machine), 'POST /office/machines/:id/discard': noAnswer },
      machine,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }))
    await userEvent.type(await name(), ' 12')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard draft' }))
    await waitFor(() => expect(sent('discard')).toHaveLength(1))
    expect(await within(screen.getByRole('dialog')).findByText(/nothing has changed/)).toBeVisible()
    expect(await name()).toHaveValue('Filler 12')
    await saved()
  })

  it('shows the live version when the draft is discarded, and goes on from it [O-12]', async () => {
    const draft = { by: 'Tom', at: '2026-11-28T14:02:00.000Z' }
    let present = aMachine({ name: 'Milk filler' }, { state: 'changes', draft })
    const { sent } = drawEditor({
      'GET /office/machines/:id': () => ({ data: present }),
      'POST /office/machines/:id/discard': () => {
        present = aMachine({}, { version: 2 })
        return {}
      },
      'POST /office/machines/:id/offline': () => ({ data: aMachine({}, { state: 'offline', version: 3 }) }),
    })
    const press = async (button: string) => {
      await userEvent.click(await screen.findByRole('button', { name: button }))
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
    expect(await name()).toHaveValue('Milk filler')
    await press('Discard draft')
    expect(await name()).toHaveValue('Filler')
    expect(screen.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument()
    await press('Take offline')
    expect(sent('offline')[0]?.body).toEqual({ version: 2 })
  })

  it('moves the focus to the link that a colleague created, which is shown only now [O-21, O-55]', async () => {
    const link = 'https://brightfill.example/products/filler-x-1?preview=abc'
    const share = { id: 1, by: 'You', expires_at: '2026-12-06T08:00:00.000Z' }
    drawEditor({
      'GET /office/machines/:id/shares': { data: [share] },
      'POST /office/machines/:id/shares': { data: { ...share, link } },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }))
    expect(await screen.findByDisplayValue(link)).toHaveFocus()
  })

  it('names entries of a list by their words, and not by a chosen file [O-55]', async () => {
    const review = { avatar: 'public/avatars/a.svg', author: 'Ada Field', position: '', rating: 5, review: '' }
    drawEditor({}, aMachine({ reviews: [review] }))
    expect(await screen.findByRole('button', { name: 'Move Ada Field' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove Ada Field' })).toBeVisible()
  })

  it('lets an editor read price and selling state, and change the rest [O-07]', async () => {
    drawEditor({}, aMachine(), { roles: ['editor'] })
    expect(await name()).toBeEnabled()
    await waitFor(() => expect(screen.getByLabelText('Price')).toBeDisabled())
    expect(screen.getByLabelText('Availability')).toBeDisabled()
  })

  it('moves pictures by keyboard and says where they are [O-34]', async () => {
    const { sent } = drawEditor({ 'POST /office/machines/:id/draft': saves() })
    const grip = await screen.findByRole('button', { name: 'Move Picture 2' })
    grip.focus()
    await userEvent.keyboard(' {ArrowLeft}')
    expect(screen.getByText('Picture 2 moved to position 1 of 2')).toBeInTheDocument()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(sent('draft')[0]?.body.item).toEqual({ images: ['public/b.webp', 'public/a.webp'] }))
    await saved()
  })

  it('adds, copies and removes entries of a list, and has a field for everything in the schema [O-23]', async () => {
    drawEditor({ 'POST /office/machines/:id/draft': saves() })
    await userEvent.click(await screen.findByRole('button', { name: 'Add reviews' }))
    await userEvent.type(screen.getByLabelText('Author'), 'Ada')
    await userEvent.click(screen.getByRole('button', { name: 'Copy Ada' }))
    expect(screen.getAllByLabelText('Author').map((field) => (field as HTMLInputElement).value)).toEqual(['Ada', 'Ada'])
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove Ada' })[0] as HTMLElement)
    expect(screen.getAllByLabelText('Author')).toHaveLength(1)
    expect(screen.getByLabelText('Weight')).toBeVisible()
    await saved()
  })

  it('tells the preview what is saved and which field has the focus, and focuses the field of a part [O-20]', async () => {
    // jsdom has no layout, so nothing ever changes its size.
    Object.assign(globalThis, {
      ResizeObserver: class {
        observe() {}
        disconnect() {}
      },
    })
    const token = { token: 'secret', expires_at: '2099-01-01T00:00:00.000Z' }
    drawEditor({ 'POST /office/machines/:id/draft': saves(), 'POST /office/machines/:id/preview': { data: token } })
    await userEvent.click(await screen.findByRole('button', { name: 'Show page' }))
    const frame: HTMLIFrameElement = await screen.findByTitle('Page with the draft')
    expect(frame).toHaveAttribute('src', expect.stringMatching(/\/filler-x-1\?preview=secret$/))
    const page = frame.contentWindow as Window
    const told = jest.spyOn(page, 'postMessage')
    const say = (preview: object) =>
      act(() => window.dispatchEvent(new MessageEvent('message', { data: { preview }, source: page })))
    say({})
    await waitFor(() => expect(told.mock.lastCall?.[0]).toEqual({ editor: { token: 'secret', version: 1, field: '' } }))
    say({ field: 'technical_specifications.0' })
    await waitFor(() => expect(screen.getByLabelText('Name of group 1')).toHaveFocus())
    say({ field: 'model' })
    await waitFor(() => expect(screen.getByLabelText('Model')).toHaveFocus())
    await waitFor(() => expect(told.mock.lastCall?.[0]).toMatchObject({ editor: { field: 'model' } }))
    await userEvent.type(screen.getByLabelText('Model'), '2')
    await waitFor(() => expect(told.mock.lastCall?.[0]).toMatchObject({ editor: { version: 2 } }))
    await saved()
    expect(frame).toHaveAttribute('src', expect.stringMatching(/preview=secret$/))
  })

  it('makes a link that shows the draft, copies it, and lists those that work until they are ended [O-21]', async () => {
    const share = { by: 'Ada', at: '2026-11-29T08:00:00.000Z', expires_at: '2026-12-06T08:00:00.000Z' }
    let open = [{ id: 1, ...share }]
    drawEditor({
      'GET /office/machines/:id/shares': () => ({ data: open }),
      'POST /office/machines/:id/shares': () => {
        open = [{ id: 2, ...share, by: 'You' }, ...open]
        return { data: { ...open[0], link: 'https://www.example.org/products/filler?draft=secret' } }
      },
      'POST /office/machines/:id/shares/:share/end': () => {
        open = open.filter(({ by }) => by !== 'Ada')
        return {}
      },
    })
    const user = userEvent.setup() // with a clipboard
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Share this draft' }))
    expect(await dialog.findByText('Shared by Ada')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Create link' }))
    await user.click(await dialog.findByRole('button', { name: 'Copy link' }))
    await expect(navigator.clipboard.readText()).resolves.toMatch(/draft=secret$/)
    expect(await dialog.findByText('Shared by You')).toBeVisible()
    await user.click(dialog.getAllByRole('button', { name: 'End link' })[1] as HTMLElement)
    await user.click(dialog.getByRole('button', { name: 'End it now?' }))
    await waitFor(() => expect(dialog.queryByText('Shared by Ada')).not.toBeInTheDocument())
    expect(dialog.getByLabelText('Link to the draft')).toBeVisible()
  })

  it('lists what uses the machine before it goes into the bin [O-18]', async () => {
    const { sent } = drawEditor({
      'GET /office/machines/:id/uses': { data: [{ kind: 'orders', count: 2 }] },
      'POST /office/machines/:id/delete': {},
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = screen.getByRole('dialog')
    expect(await within(dialog).findByText('2 orders')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(sent('delete')[0]?.body).toEqual({ version: 1 }))
  })

  it('has an address that follows the name until the machine is published [O-34]', async () => {
    const machine = aMachine({ slug: 'filler-x-1' }, { live: null, state: 'draft' })
    drawEditor({ 'POST /office/machines/:id/draft': saves(machine) }, machine)
    await userEvent.type(await name(), ' 12')
    expect(screen.getByLabelText('Address')).toHaveValue('filler-12-x-1')
    await userEvent.clear(screen.getByLabelText('Address'))
    await userEvent.type(screen.getByLabelText('Address'), 'my-own')
    await userEvent.type(await name(), '3')
    expect(screen.getByLabelText('Address')).toHaveValue('my-own')
    await saved()
  })
})
