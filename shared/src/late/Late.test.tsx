import { standIns } from '@brightfill/shared/testing'
import { render, screen } from '@testing-library/react'
import { act, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { Late } from './Late'
import { LATE_WITHIN } from './within'

const Part = () => <p>The part</p>
const skeleton = <p>Loading</p>

/** Awaited, because React continues suspended work only inside an awaited act. */
const renderPart = (load: () => Promise<ComponentType>) =>
  act(async () => void render(<Late load={load} skeleton={skeleton} near="600px" />, { wrapper: MemoryRouter }))

describe('a part that becomes interactive when it is near', () => {
  it('fetches its code when it is near and not before', async () => {
    const { see } = standIns()
    const load = jest.fn(async () => Part)
    await renderPart(load)
    await act(async () => see(false))
    expect(load).not.toHaveBeenCalled()
    expect(screen.getByText('Loading')).toBeVisible()
    await act(async () => see(true))

    expect(await screen.findByText('The part')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('says so when the code does not load, and fetches it again on request', async () => {
    jest.spyOn(globalThis.console, 'error').mockImplementation(() => {}) // React reports what the boundary catches
    const { see } = standIns()
    const load = jest.fn().mockRejectedValueOnce(new Error('Gone')).mockResolvedValue(Part)
    await renderPart(load)
    await act(async () => see(true))
    expect(await screen.findByRole('heading', { name: 'This part of the page did not load' })).toBeVisible()
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())

    expect(await screen.findByText('The part')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('a form from the server that waits for its code', () => {
  // As React draws a part on the server; `submit` is what the browser does with it without scripts.
  async function renderForm(load: () => Promise<ComponentType>) {
    jest.useFakeTimers()
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML =
      '<div><!--$--><form><button type="button">Country</button><button type="submit">Send</button></form><!--/$--></div>'
    await act(async () => void hydrateRoot(root, <Late load={load} skeleton={skeleton} near="600px" />))
    return submit
  }
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  const wait = () => act(() => jest.advanceTimersByTimeAsync(LATE_WITHIN + 100))

  beforeEach(() => void standIns())
  afterEach(() => {
    jest.useRealTimers()
    document.body.innerHTML = ''
  })

  it('is sent once as a document after a double click, and can be sent again after that [R-047]', async () => {
    const submit = await renderForm(() => new Promise(() => {}))
    await press('Send')
    await act(() => jest.advanceTimersByTimeAsync(200))
    await press('Send')
    await wait()
    expect(submit).toHaveBeenCalledTimes(1)

    await press('Send')
    await wait()
    expect(submit).toHaveBeenCalledTimes(2)
  })

  it('is not sent by a button that opens something', async () => {
    const submit = await renderForm(() => new Promise(() => {}))
    await press('Country')
    await wait()
    expect(submit).not.toHaveBeenCalled()
  })
})
