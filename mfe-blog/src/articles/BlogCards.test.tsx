import { registerRouteNames } from '@brightfill/shared/router'
import { siteRoutes } from '@brightfill/shared/testing'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { aCard, someCards } from '../testing/articles'
import { BlogCards } from './BlogCards'

const show = (cards = someCards(2), headingLevel?: 2) => {
  registerRouteNames(siteRoutes())
  return render(<BlogCards cards={cards} headingLevel={headingLevel} />, { wrapper: MemoryRouter })
}

describe('blog cards lent to other pages', () => {
  it('a card shows picture, date, title and description and leads to the article [R-234]', () => {
    const { container } = show([aCard()])
    const card = within(screen.getByRole('article'))

    expect(card.getByRole('link', { name: 'How to read a filling valve' })).toHaveAttribute(
      'href',
      '/blogs/read-a-valve',
    )
    expect(card.getByText('12 Nov. 2026')).toBeVisible()
    expect(card.getByText('Six checks that take ten minutes.')).toBeVisible()
    expect(container.querySelector('img')).toHaveAttribute('src', '/storage/blog/valves.webp?w=1600&format=webp')
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy')
  })

  it('has the heading level of its place', () => {
    show(someCards(2), 2)

    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  })
})
