import { refusal, stubApi } from '@brightfill/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, ListContextProvider } from 'ra-core'
import { ExportButton } from './ExportButton'

/** The bytes of the file that is saved. */
let saved: Uint8Array | undefined

function draw() {
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      const reader = new FileReader()
      reader.onload = () => (saved = new Uint8Array(reader.result as ArrayBuffer)) // it is read as one
      reader.readAsArrayBuffer(file)
      return 'blob:file'
    },
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  render(
    <CoreAdminContext>
      <ListContextProvider value={{ filterValues: { kind: 'status' } } as never}>
        <ExportButton from="GET /office/activity.csv" name="activity" />
      </ListContextProvider>
    </CoreAdminContext>,
  )
  return userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
}

describe('an exported list', () => {
  it.each([
    ['as browsers hand it on', 'When,Who\r\n'],
    ['as it is sent', '\uFEFFWhen,Who\r\n'],
  ])('begins with the mark that makes Excel read it as UTF-8, once: %s [O-11]', async (_, file) => {
    const calls = stubApi({ 'GET /office/activity.csv': () => file })
    await draw()
    await waitFor(() => expect(saved).toBeDefined())
    expect(calls[0]?.params).toEqual({ kind: 'status' })
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(saved)).toBe('\uFEFFWhen,Who\r\n')
    saved = undefined
  })

  it('that fails to download says why [O-57]', async () => {
    stubApi({ 'GET /office/activity.csv': refusal(503, 'Try again in a moment') })
    await draw()
    expect(await screen.findByText(/Try again in a moment/)).toBeInTheDocument()
  })
})
