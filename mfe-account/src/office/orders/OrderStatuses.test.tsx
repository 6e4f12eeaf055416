import { ResourceContextProvider } from '@brightfill/shared/office'
import { changedBy, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../drawInOffice'
import { OrdersPage } from './OrdersPage'
import { StatusesDialog } from './StatusesDialog'

describe('the statuses of orders', () => {
  it('that are typed do not close without a question, and replace those of a colleague only after a warning [O-90, O-91]', async () => {
    let names = ['Ordered', 'Delivered']
    const listed = () => ({ data: names.map((name, at) => ({ id: at + 1, name })), version: names.length })
    const calls = stubApi({
      'GET /office/order-statuses': listed,
      'POST /office/order-statuses': ({ body }: StubbedCall) =>
        body.version === names.length ? { result: 1 } : changedBy('Tom', listed()),
    })
    const onClose = jest.fn()
    drawInOffice(<StatusesDialog onClose={onClose} />)
    await userEvent.type(await screen.findByRole('textbox'), '{Enter}Cancelled')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alert')).toHaveTextContent('Your changes are not saved.')
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    names = ['Ordered', 'At the port', 'Delivered']
    await userEvent.click(screen.getByRole('button', { name: 'Save statuses' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Tom has changed this')
    expect(screen.getByRole('textbox')).toHaveValue('Ordered\nDelivered\nCancelled')
    await waitFor(() => expect(calls.filter(({ name }) => name.startsWith('GET'))).toHaveLength(2))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Save statuses' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  it('that left the list still filter the orders that have them [O-50]', async () => {
    const calls = stubApi({
      'GET /office/orders': { data: [], total: 0 },
      'GET /office/order-statuses': ({ params }: StubbedCall) => ({
        data: ['Ordered', ...(params.used ? ['At the port'] : [])].map((name, at) => ({ id: at + 1, name })),
      }),
    })
    drawInOffice(
      <ResourceContextProvider value="orders">
        <OrdersPage />
      </ResourceContextProvider>,
    )
    await screen.findByRole('option', { name: 'At the port' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'At the port')
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ status: 'At the port' }))
  })
})
