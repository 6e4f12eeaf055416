import { registerRouteNames } from '@brightfill/shared/router'
import { siteRoutes } from '@brightfill/shared/testing'
import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { CompareBox } from './CompareBox'
import { setCompared } from './compared'

beforeAll(() => registerRouteNames(siteRoutes()))
afterEach(() => setCompared([]))

const kept = () => JSON.parse(localStorage.getItem('catalogue.compare.1') ?? '')

/** Another tab writes the storage before this one gets the event. */
function chooseElsewhere(slugs: string[]) {
  const newValue = JSON.stringify(slugs)
  localStorage.setItem('catalogue.compare.1', newValue)
  return () => window.dispatchEvent(new StorageEvent('storage', { key: 'catalogue.compare.1', newValue }))
}

describe('the box that adds a machine to the comparison', () => {
  it('keeps what other boxes chose, also when it is clicked before it knows of them [R-362]', () => {
    const box = <CompareBox machine={{ slug: 'rotary', name: 'Rotary filler', model: 'RF 36' }} />
    render(box, { wrapper: MemoryRouter })
    act(() => {
      setCompared(['linear', 'inline'])
      // Like a box that becomes interactive by the click itself: it was drawn with nothing chosen.
      screen.getByRole('checkbox').click()
    })
    expect(kept()).toEqual(['linear', 'inline', 'rotary'])
  })

  it('keeps and shows what another tab chose [R-362]', () => {
    render(<CompareBox machine={{ slug: 'rotary', name: 'Rotary filler', model: 'RF 36' }} />, {
      wrapper: MemoryRouter,
    })
    chooseElsewhere(['linear'])
    act(() => screen.getByRole('checkbox').click())
    expect(kept()).toEqual(['linear', 'rotary'])
    expect(screen.getByRole('link', { name: 'Compare 2 machines' })).toBeVisible()

    const tell = chooseElsewhere(['linear', 'inline'])
    act(() => void tell())
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })

  it('keeps machines for the visit when the browser stores nothing [R-362]', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    render(<CompareBox machine={{ slug: 'rotary', name: 'Rotary filler', model: 'RF 36' }} />, {
      wrapper: MemoryRouter,
    })
    act(() => setCompared(['linear']))
    act(() => screen.getByRole('checkbox').click())
    expect(screen.getByRole('link', { name: 'Compare 2 machines' })).toBeVisible()
    jest.restoreAllMocks()
  })
})
