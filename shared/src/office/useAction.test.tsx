import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, type DataProvider, useGetOne } from 'ra-core'
import { useAction } from './useAction'

interface Machine {
  id: number
  state: string
  version: number
}

/** Answers the first read at once, and each later one on demand. */
function laterReadings() {
  const answers: (() => void)[] = []
  const live = { data: { id: 7, state: 'live', version: 1 } }
  const getOne = jest.fn(() => new Promise((resolve) => answers.push(() => resolve(live))))
  getOne.mockResolvedValueOnce(live)
  const update = async () => ({ data: { id: 7, state: 'offline', version: 2 } })
  return { provider: { getOne, update } as unknown as DataProvider, answers } // all that is asked
}

function Editor() {
  const { data: machine, refetch } = useGetOne<Machine>('machines', { id: 7 })
  const { act } = useAction('machines')
  if (!machine) return null
  return (
    <>
      <p>{machine.state}</p>
      <button type="button" onClick={() => void refetch()}>
        Read again
      </button>
      <button type="button" onClick={() => void act(machine, 'offline', { version: machine.version })}>
        Take offline
      </button>
    </>
  )
}

it('shows what an action changed, even when an earlier answer arrives late [O-12]', async () => {
  const { provider, answers } = laterReadings()
  render(
    <CoreAdminContext dataProvider={provider}>
      <Editor />
    </CoreAdminContext>,
  )
  await screen.findByText('live')
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Take offline' }))
  expect(await screen.findByText('offline')).toBeVisible()
  expect(answers).toHaveLength(1)
  await act(async () => {
    answers[0]?.()
    await new Promise((resolve) => setTimeout(resolve)) // until the answer is drawn
  })
  expect(screen.getByText('offline')).toBeVisible()
})
