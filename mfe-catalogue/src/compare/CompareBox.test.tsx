import { registerRouteNames } from '@brightfill/shared/router'
import { siteRoutes } from '@brightfill/shared/testing'
import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { CompareBox } from './CompareBox'
import { setCompared } from './compared'

beforeAll(() => registerRouteNames(siteRoutes()))
afterEach(() => setCompared([]))

describe('the box that takes a machine into the comparison', () => {
  it('keeps what other boxes chose, also when it is pressed before it knows of them [R-362]', () => {
    const box = <CompareBox machine={{ slug: 'rotary', name: 'Rotary filler', model: 'RF 36' }} />
    render(box, { wrapper: MemoryRouter })
    act(() => {
      setCompared(['linear', 'inline'])
      // As a box that becomes interactive by the press itself: it was drawn with nothing chosen.
      screen.getByRole('checkbox').click()
    })
    expect(JSON.parse(localStorage.getItem('catalogue.compare.1') ?? '')).toEqual(['linear', 'inline', 'rotary'])
  })
})
