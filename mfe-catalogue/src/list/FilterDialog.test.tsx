import { aMachineCard } from '@brightfill/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openList } from '../testing/openList'
import { filtersIn, stubList } from '../testing/stubList'

describe('the filters of a phone', () => {
  it('announce the number of machines after each choice, because the page behind cannot [R-320, R-707]', async () => {
    stubList({
      answers: {
        'POST /get/products': (call) => {
          const total = filtersIn(call).category?.value?.length === 1 ? 1 : 2
          return { result: 1, data: [aMachineCard()], current_page: 1, total_pages: 1, total }
        },
      },
    })
    window.matchMedia = jest.fn().mockReturnValue(new EventTarget()) // jsdom has no widths
    await openList()
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }))
    const status = dialog.getByRole('status')
    expect(status).toHaveTextContent('2 machines')
    await userEvent.click(dialog.getByRole('checkbox', { name: /Cappers/ }))
    await waitFor(() => expect(status).toHaveTextContent('1 machine'))

    const said = status.firstChild
    await userEvent.click(dialog.getByRole('checkbox', { name: /Cappers/ }))
    await waitFor(() => expect(status).toHaveTextContent('2 machines'))
    expect(status.firstChild).not.toBe(said) // a new element is announced, also with the same words
  })
})
