import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, ListBase, type RaRecord } from 'ra-core'
import { ListPage } from './ListPage'
import { PAUSE } from './useSettled'

const people = Array.from({ length: 120 }, (_, index) => ({ id: index + 1, name: `Person ${index + 1}` }))

/** The text of the search. */
let searched: (string | undefined)[] = []

/** As an api answers: the page of the rows that match. */
const getList = async (
  _resource: string,
  { pagination, filter }: { pagination?: Page; filter: { search?: string } },
) => {
  searched.push(filter.search)
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 }
  const found = people.filter(({ name }) => name.includes(filter.search ?? ''))
  const meta = { more: filter.search === 'Person 1' } // as if it were counted up to here
  return { data: found.slice((page - 1) * perPage, page * perPage) as RaRecord[] as never[], total: found.length, meta }
}
type Page = { page: number; perPage: number }

const draw = () =>
  render(
    <CoreAdminContext dataProvider={{ getList } as never}>
      <ListBase resource="people" perPage={50}>
        <ListPage<(typeof people)[number]>
          title="People"
          columns={[{ title: 'Name', cell: ({ name }) => name }]}
          search={{ label: 'Search people' }}
          empty="Nobody fits this search."
        />
      </ListBase>
    </CoreAdminContext>,
  )

describe('a list of the office', () => {
  beforeEach(() => {
    window.location.replace('#/people') // page and search are in the address
    searched = []
  })

  it('says how many rows there are and leads to the last of them [O-96]', async () => {
    draw()
    expect(await screen.findByText('Person 1')).toBeInTheDocument()
    expect(screen.getByText('120')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Person 51')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Person 120')).toBeInTheDocument()
    expect(screen.getByText('Page 3 of 3')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  })

  it('a search with more rows than were counted says so, and so do its pages', async () => {
    draw()
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'Person 1')
    expect(await screen.findByText('32+')).toBeInTheDocument()
  })

  it('a search begins at its first page, and says when nothing matches [O-96]', async () => {
    draw()
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await screen.findByText('Person 51')
    const search = screen.getByRole('searchbox', { name: 'Search people' })
    await userEvent.type(search, '118')
    expect(await screen.findByText('Person 118')).toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
    await userEvent.type(search, 'x')
    expect(await screen.findByText('Nobody fits this search.')).toBeInTheDocument()
  })

  it('searches after a pause, not for each letter, and its field follows Back [O-96]', async () => {
    draw()
    const search = await screen.findByRole('searchbox', { name: 'Search people' })
    await userEvent.type(search, 'Person 118')
    expect(await screen.findByText('Person 118')).toBeInTheDocument()
    expect(searched.filter(Boolean)).toEqual(['Person 118'])
    await userEvent.clear(search)
    await userEvent.type(search, 'Person 99')
    expect(await screen.findByText('Person 99')).toBeInTheDocument()
    window.history.back()
    expect(await screen.findByText('Person 118')).toBeInTheDocument()
    await waitFor(() => expect(search).toHaveValue('Person 118'))
    await userEvent.type(search, ' ')
    expect(search).toHaveValue('Person 118 ')
  })

  it('a pending search does not lead back from a row that was opened', async () => {
    draw()
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'Person 118')
    window.history.pushState(null, '', '/people/1')
    await new Promise((resolve) => setTimeout(resolve, 2 * PAUSE))
    expect(window.location.pathname).toBe('/people/1')
    expect(searched.filter(Boolean)).toEqual([])
    window.history.back()
  })
})
