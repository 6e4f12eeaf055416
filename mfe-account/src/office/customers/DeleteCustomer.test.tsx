import { stubApi } from '@brightfill/shared/testing'
import { screen } from '@testing-library/react'
import { drawInOffice } from '../drawInOffice'
import { aCustomer } from './aCustomer'
import { DeleteCustomer } from './DeleteCustomer'

describe('deleting a customer', () => {
  it('says which orders stay and for how long, and warns of open ones [O-70]', () => {
    stubApi({})
    const customer = aCustomer({ deletion: { orders: 9, open_orders: [41], order_years: 10 } })
    drawInOffice(<DeleteCustomer customer={customer} onClose={() => {}} />)
    expect(screen.getByText('9 orders are retained for 10 years, with the customer’s name and address.')).toBeVisible()
    expect(screen.getByText(/^Order 41 is still open/)).toBeVisible()
  })
})
