import { ListBase } from '@brightfill/shared/office'
import { stubApi } from '@brightfill/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../drawInOffice'
import { Views } from './Views'

function draw(id = 1) {
  const calls = stubApi({ 'GET /office/machines': { data: [], total: 0, more: false } })
  const list = (
    <ListBase resource="machines" sort={{ field: 'changed_at', order: 'DESC' }}>
      <Views />
    </ListBase>
  )
  return { calls, ...drawInOffice(list, { id }) }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('views of the list of machines', () => {
  afterEach(() => localStorage.clear())

  it('are saved under a name, for the colleague who saved them, and can be removed [O-33]', async () => {
    const { calls, leave } = draw()
    await press('Sold')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sold' })).toHaveAttribute('aria-pressed', 'true'))
    await press('Save view')
    const dialog = screen.getByRole('dialog')
    await userEvent.type(within(dialog).getByLabelText('View name'), 'Gone this year')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }))
    const own = await screen.findByRole('button', { name: 'Gone this year' })
    expect(own).toHaveAttribute('aria-pressed', 'true')

    await press('All')
    await waitFor(() => expect(own).toHaveAttribute('aria-pressed', 'false'))
    await press('Gone this year')
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ selling_state: 'sold' }))
    leave()
    const other = draw(2)
    await screen.findByRole('button', { name: 'All' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Gone this year' })).toBeNull())
    other.leave()

    draw()
    await press('Gone this year')
    await press('Remove view Gone this year')
    expect(screen.queryByRole('button', { name: 'Gone this year' })).toBeNull()
  })
})
