import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { StepButtons } from './StepButtons'

function Walk({ places }: { places: number }) {
  const [place, setPlace] = useState(0)
  return (
    <StepButtons
      labels={['Previous', 'Next']}
      atStart={place === 0}
      atEnd={place === places - 1}
      onStep={(direction) => setPlace(place + direction)}
    />
  )
}
const [previous, next] = [
  () => screen.getByRole('button', { name: 'Previous' }),
  () => screen.getByRole('button', { name: 'Next' }),
]

describe('step buttons', () => {
  it('are disabled at the ends [R-212, R-337]', async () => {
    render(<Walk places={3} />)
    expect(previous()).toBeDisabled()
    await userEvent.click(next())
    expect(previous()).toBeEnabled()
    await userEvent.click(next())
    expect(next()).toBeDisabled()
  })

  it('an arrow that becomes disabled passes the focus to the other [R-701]', async () => {
    render(<Walk places={2} />)
    next().focus()
    await userEvent.keyboard('{Enter}')
    expect(previous()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(next()).toHaveFocus()
  })
})
