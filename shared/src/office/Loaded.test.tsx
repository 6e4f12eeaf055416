import { ApiError } from '@brightfill/shared/api'
import { render, screen } from '@testing-library/react'
import { Loaded } from './Loaded'

const draw = (error: unknown, data?: string) =>
  render(<Loaded of={{ data, error, refetch: () => {} }}>{(text) => <p>{text}</p>}</Loaded>)

describe('a block of the office', () => {
  it('offers another try when its data did not load, and keeps what it has [O-57]', () => {
    draw(new ApiError(500, 'Something went wrong on our side'), 'Call at noon')
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load this. Something went wrong on our side.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByText('Call at noon')).toBeVisible()
  })

  it('says that what it shows does not exist, which no other try changes [O-57]', () => {
    draw(new ApiError(404, 'We could not find this order'))
    expect(screen.getByRole('alert')).toHaveTextContent(/^We could not find this order\.$/)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
