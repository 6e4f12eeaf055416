import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageBoundary } from './PageBoundary'

let broken: boolean

function Page() {
  if (broken) throw new Error('no such field')
  return <p>Three enquiries</p>
}

function office(resetKey: string, told: Partial<Parameters<typeof PageBoundary>[0]> = {}) {
  return (
    <>
      <nav>Enquiries</nav>
      <PageBoundary text="Enquiries could not be shown" resetKey={resetKey} {...told}>
        <Page />
      </PageBoundary>
    </>
  )
}

describe('a page of the office that throws', () => {
  beforeEach(() => {
    broken = true
    jest.spyOn(console, 'error').mockImplementation(() => {}) // React reports the throw
  })
  afterEach(() => jest.restoreAllMocks())

  it('leaves the frame intact, says so and is drawn again by another try [O-06]', async () => {
    const told: string[] = []
    render(office('a', { onThrown: () => told.push('thrown'), onReset: () => told.push('reset') }))
    expect(screen.getByRole('navigation')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Enquiries could not be shown.')

    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Three enquiries')).toBeVisible()
    expect(told).toEqual(['thrown', 'reset'])
  })

  it('is tried again at another address [O-06]', () => {
    const { rerender } = render(office('a'))
    broken = false
    rerender(office('b'))
    expect(screen.getByText('Three enquiries')).toBeVisible()
  })
})
