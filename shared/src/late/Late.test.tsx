import { standIns } from '@brightfill/shared/testing'
import { render, screen } from '@testing-library/react'
import { act, type ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Late } from './Late'

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

  it('says so when the code does not arrive, and fetches it again on request', async () => {
    jest.spyOn(globalThis.console, 'error').mockImplementation(() => {}) // React reports what the boundary catches
    const { see } = standIns()
    const load = jest.fn().mockRejectedValueOnce(new Error('Gone')).mockResolvedValue(Part)
    await renderPart(load)
    await act(async () => see(true))
    expect(await screen.findByRole('heading', { name: 'This part of the page did not arrive' })).toBeVisible()
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())

    expect(await screen.findByText('The part')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
