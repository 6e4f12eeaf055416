import { render, screen } from '@testing-library/react'
import { Stars } from './Stars'

function filled(rating: number) {
  const { container, unmount } = render(<Stars rating={rating} />)
  const stars = {
    filled: container.querySelectorAll('[data-filled]').length,
    all: container.querySelectorAll('svg').length,
  }
  unmount()
  return stars
}

describe('stars', () => {
  it.each([
    [0, 0],
    [0.5, 0],
    [4, 4],
    [4.9, 4],
    [5, 5],
    [7, 5],
    [-1, 0],
    [Number.NaN, 0],
  ])('a rating of %p fills %i of five [R-023]', (rating, count) => {
    expect(filled(rating)).toEqual({ filled: count, all: 5 })
  })

  it('says the rating in words [R-073]', () => {
    render(<Stars rating={4.9} />)

    expect(screen.getByRole('img', { name: '4.9 out of 5' })).toBeVisible()
  })
})
