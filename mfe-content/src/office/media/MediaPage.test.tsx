import type { MediaDetails } from '@brightfill/shared/contract'
import { ResourceContextProvider } from '@brightfill/shared/office'
import { uploads } from '@brightfill/shared/office-media'
import { changedBy, refusal, stubApi } from '@brightfill/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { drawInOffice } from '../drawInOffice'
import { MediaDetailsPane } from './MediaDetailsPane'
import { MediaPage } from './MediaPage'

const aFile = (id: number, fields: Partial<MediaDetails> = {}): MediaDetails => ({
  id,
  path: `public/uploads/valves-${id}.jpg`,
  name: `valves ${id}.jpg`,
  kind: 'picture',
  bytes: 300_000,
  width: 1200,
  height: 900,
  alt: null,
  focal: { x: 50, y: 50 },
  added_at: '2026-11-28T10:00:00.000Z',
  added_by: 'Priya Nair',
  used: 0,
  uses: [],
  version: 3,
  ...fields,
})

function drawPage(file = aFile(1)) {
  const calls = stubApi({
    'GET /office/media': { data: [file], total: 1, more: false },
    'POST /office/media': { data: file },
  })
  drawInOffice(
    <ResourceContextProvider value="media">
      <MediaPage />
    </ResourceContextProvider>,
  )
  return calls
}

beforeEach(() => window.location.replace('#/')) // filters are in the address
afterEach(() => act(() => uploads.forgetFinished()))

describe('the page of the media library', () => {
  it('shows each file with what is missing and how often it is used, and filters them [O-30]', async () => {
    const calls = drawPage(aFile(1, { used: 3 }))
    expect(await screen.findByRole('link', { name: /No alt text.*valves 1\.jpg.*Used 3 times/ })).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'No alt text' }))
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ without_alt: 1 }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Videos')
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ kind: 'film' }))
  })

  it.each([
    ['dropped', fireEvent.drop, 'dataTransfer'],
    ['pasted', fireEvent.paste, 'clipboardData'],
  ] as const)('uploads what is %s anywhere, and lists it [O-28]', async (_, give, carrier) => {
    const calls = drawPage()
    await screen.findByRole('link', { name: /valves 1/ })
    const files = [new File(['picture'], 'dropped.jpg', { type: 'image/jpeg' })]
    give(document.body, { [carrier]: { files, types: ['Files'] } })
    expect(await screen.findByText('dropped.jpg: Ready')).toBeInTheDocument()
    expect(calls.find(({ name }) => name === 'POST /office/media')?.params).toEqual({ name: 'dropped.jpg' })
  })
})

describe('the details beside the library', () => {
  async function open() {
    stubApi({
      'GET /office/media': { data: [aFile(1), aFile(2)], total: 2, more: false },
      'GET /office/media/:id': { data: aFile(2) },
    })
    window.location.replace('#/office/media')
    drawInOffice(
      <Routes>
        <Route
          path="/office/media/*"
          element={
            <ResourceContextProvider value="media">
              <MediaPage />
            </ResourceContextProvider>
          }
        />
      </Routes>,
    )
    const tile = await screen.findByRole('link', { name: /valves 2/ })
    tile.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('slider', { name: 'Focal point' })
    return tile
  }

  it('have the focus when they open, and Escape returns it to the tile [O-55]', async () => {
    const tile = await open()
    expect(screen.getByRole('heading', { name: 'valves 2.jpg' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
    expect(tile).toHaveFocus()
  })

  it('close by Escape from a field too [O-55]', async () => {
    const tile = await open()
    screen.getByRole('textbox', { name: 'Alternative text' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
    expect(tile).toHaveFocus()
  })
})

describe('the details of a picture', () => {
  function draw(file: MediaDetails, stubs: Parameters<typeof stubApi>[0] = {}) {
    const calls = stubApi({ 'GET /office/media/:id': { data: file }, ...stubs })
    drawInOffice(<MediaDetailsPane id={file.id} />)
    return calls
  }

  it('move the focal point by arrow keys and save it with the text [O-30]', async () => {
    const saved = aFile(1, { alt: 'Four valves', focal: { x: 61, y: 49 }, version: 4 })
    const calls = draw(aFile(1), { 'POST /office/media/:id': { data: saved } })
    const point = await screen.findByRole('slider', { name: 'Focal point' })
    point.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}{ArrowUp}')
    expect(point).toHaveAttribute('aria-valuetext', '61% from the left, 49% from the top')
    await userEvent.type(screen.getByLabelText('Alternative text'), 'Four valves')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(calls.at(-1)?.body).toEqual({ alt: 'Four valves', focal: { x: 61, y: 49 }, version: 3 })
  })

  it('name a colleague who described it meanwhile, and keep what was typed [O-90]', async () => {
    draw(aFile(1), { 'POST /office/media/:id': changedBy('Ines Carvalho', { data: aFile(1, { alt: 'Theirs' }) }) })
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Decorative/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Ines Carvalho has changed this in the meantime/)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^Decorative/ })).toBeChecked()
  })

  it('list what uses it, which cannot be removed [O-31]', async () => {
    draw(aFile(1, { uses: [{ kind: 'machine', key: 'rotary-filler', title: 'Rotary filler', id: 7 }] }))
    expect(await screen.findByRole('link', { name: 'Rotary filler' })).toHaveAttribute('href', '#/office/machines/7')
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
    expect(screen.getByText('You can delete it when nothing uses it.')).toBeVisible()
  })

  it('replace it by an upload, everywhere [O-31]', async () => {
    const next = aFile(2)
    const calls = draw(aFile(1), {
      'POST /office/media': { data: next },
      'POST /office/media/:id/replace': { data: next },
    })
    await screen.findByRole('slider')
    const files = [new File(['picture'], 'new.jpg', { type: 'image/jpeg' })]
    fireEvent.change(screen.getByLabelText('Replace', { selector: 'input' }), { target: { files } })
    const replaced = () => calls.find(({ name }) => name === 'POST /office/media/1/replace')
    await waitFor(() => expect(replaced()?.body).toEqual({ by: 2 }))
  })

  it('say why a file was not removed [O-57]', async () => {
    draw(aFile(1), { 'POST /office/media/:id/delete': refusal(409, 'This file is used by Rotary filler') })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByText(/used by Rotary filler/)).toBeVisible()
  })
})
