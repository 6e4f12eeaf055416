import type { MediaDetails } from '@brightfill/shared/contract'
import { CoreAdminContext, combineDataProviders, type DataProvider, QueryClient } from '@brightfill/shared/office'
import { MediaPicker, mediaResource, uploads } from '@brightfill/shared/office-media'
import { noAnswer, refusal, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'

const aFile = (id: number, alt: string | null, fields: Partial<MediaDetails> = {}): MediaDetails => ({
  id,
  path: `public/uploads/valves-${id}.jpg`,
  name: `valves ${id}.jpg`,
  kind: 'picture',
  bytes: 300_000,
  width: 1200,
  height: 900,
  alt,
  focal: { x: 50, y: 50 },
  added_at: '2026-11-28T10:00:00.000Z',
  added_by: 'Priya Nair',
  used: 0,
  uses: [],
  version: 0,
  ...fields,
})
const listOf = (...files: MediaDetails[]) => ({ data: files, total: files.length, more: false })

function draw(many = true) {
  const onChoose = jest.fn()
  const dataProvider = combineDataProviders(() => mediaResource.data as DataProvider) // the calls of this dialog
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
        <MediaPicker title="Pictures" many={many} onChoose={onChoose} onClose={() => {}} />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  return onChoose
}

const aPhoto = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Upload', { selector: 'input' }), { target: { files } })

afterEach(() => act(() => uploads.forgetFinished()))

describe('the dialog that chooses pictures', () => {
  it('gives the path, text, size and focal point of each, in the order they were chosen [O-30]', async () => {
    stubApi({ 'GET /office/media': listOf(aFile(1, 'Valves', { focal: { x: 64, y: 52 } }), aFile(2, '')) })
    const onChoose = draw()
    await userEvent.click(await screen.findByRole('button', { name: /valves 2/ }))
    await userEvent.click(screen.getByRole('button', { name: /valves 1/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Use 2 files' }))
    expect(onChoose).toHaveBeenCalledWith([
      { path: 'public/uploads/valves-2.jpg', alt: '', width: 1200, height: 900, focal: { x: 50, y: 50 } },
      { path: 'public/uploads/valves-1.jpg', alt: 'Valves', width: 1200, height: 900, focal: { x: 64, y: 52 } },
    ])
  })

  it('asks for the text of a picture at its first use, and accepts that it is decorative [O-30]', async () => {
    const calls = stubApi({
      'GET /office/media': listOf(aFile(1, null), aFile(2, null)),
      'POST /office/media/:id': ({ name }: StubbedCall) => ({
        data: name.endsWith('1') ? aFile(1, 'Four valves') : aFile(2, ''),
      }),
    })
    const onChoose = draw()
    await userEvent.click(await screen.findByRole('button', { name: /valves 1/ }))
    await userEvent.click(screen.getByRole('button', { name: /valves 2/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Use 2 files' }))
    expect(screen.getByRole('button', { name: 'Save and use' })).toBeDisabled()
    await userEvent.type(screen.getByLabelText('Alternative text for valves 1.jpg'), 'Four valves')
    await userEvent.click(screen.getAllByRole('checkbox', { name: /^Decorative/ })[1] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: 'Save and use' }))
    await waitFor(() => expect(onChoose).toHaveBeenCalled())
    expect(onChoose.mock.calls[0][0].map(({ alt }: { alt: string }) => alt)).toEqual(['Four valves', ''])
    const sent = calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body)
    expect(sent).toEqual([{ alt: 'Four valves' }, { alt: '' }])
  })

  it('chooses the files uploaded in it, and retries each interrupted one alone [O-28]', async () => {
    const [first, second] = [aFile(1, ''), aFile(2, '')]
    let cut = true
    const calls = stubApi({
      'GET /office/media': listOf(first, second),
      'POST /office/media': ({ params }: { params: Record<string, unknown> }) => {
        if (params.name === 'a.jpg') return { data: first }
        return cut ? noAnswer : { data: second }
      },
    })
    const onChoose = draw()
    await screen.findByRole('button', { name: /valves 1/ })
    choose(aPhoto('a.jpg'), aPhoto('b.jpg'))
    expect(await screen.findByText('The connection was lost, and this file was not saved. Try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: /valves 1/, pressed: true })).toBeVisible()
    cut = false
    await userEvent.click(screen.getByRole('button', { name: 'Try b.jpg again' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Use 2 files' }))
    expect(onChoose.mock.calls[0][0]).toHaveLength(2)
    const names = calls.filter(({ name }) => name === 'POST /office/media').map(({ params }) => params.name)
    expect(names).toEqual(['a.jpg', 'b.jpg', 'b.jpg'])
  })

  it('uploads all dropped files when only one can be used, and chooses one of them [O-28]', async () => {
    stubApi({
      'GET /office/media': listOf(aFile(1, ''), aFile(2, '')),
      'POST /office/media': ({ params }: { params: Record<string, unknown> }) => ({
        data: aFile(params.name === 'a.jpg' ? 1 : 2, ''),
      }),
    })
    draw(false)
    await screen.findByRole('button', { name: /valves 1/ })
    fireEvent.drop(document, { dataTransfer: { types: ['Files'], files: [aPhoto('a.jpg'), aPhoto('b.jpg')] } })
    expect(await screen.findByText('2 uploads')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Use this file' })).toBeEnabled()
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1)
  })

  it('says why a file is refused, and does not send one that is too large [O-28]', async () => {
    const calls = stubApi({
      'GET /office/media': listOf(),
      'POST /office/media': refusal(422, 'This picture is damaged or incomplete', undefined, undefined, {
        code: 'unfit_file',
      }),
    })
    draw()
    const large = Object.defineProperty(aPhoto('large.jpg'), 'size', { value: 26 * 1024 ** 2 })
    await screen.findByText('No matching files. Change the search, or upload a file.')
    choose(large, aPhoto('broken.jpg'))
    expect(await screen.findByText('Pictures can be up to 25 MB.')).toBeVisible()
    expect(await screen.findByText('This picture is damaged or incomplete.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /again$/ })).toBeNull()
    expect(calls.filter(({ name }) => name === 'POST /office/media')).toHaveLength(1)
  })
})
