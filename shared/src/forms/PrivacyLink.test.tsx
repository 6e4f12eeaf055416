import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { PrivacyLink } from './PrivacyLink'

it('the page on privacy opens in a new tab, so that the form stays as it is, and says so', () => {
  render(<PrivacyLink />, { wrapper: MemoryRouter })
  const link = screen.getByRole('link', { name: 'See our privacy notice (opens in a new tab)' })
  expect(link).toHaveAttribute('href', '/legal/privacy')
  expect(link).toHaveAttribute('target', '_blank')
})
