import { screen } from '@testing-library/react'
import { drawPage } from '../drawPage'
import { StaffPage } from './StaffPage'

const staff = Array.from({ length: 11 }, (_, index) => ({
  id: index + 1,
  name: `Person ${index + 1}`,
  email: `person${index + 1}@office.example`,
  roles: ['sales'],
  invited: index === 10,
  second_factor: false,
  passkeys: 0,
  recovery_codes_left: 0,
  offices_open: 0,
  last_here_at: null,
}))

describe('the list of staff', () => {
  it('shows more than ten people on one page, and marks who is invited', async () => {
    drawPage(StaffPage, { 'GET /office/staff': { data: staff } })
    expect(await screen.findByText('Person 11')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
    expect(screen.getByRole('cell', { name: /Person 11.*Invited/ })).toBeVisible()
    expect(screen.getByRole('cell', { name: /Person 10/ })).not.toHaveTextContent('Invited')
  })
})
