import { aMachineCard, refusal, renderRoutes, signedInAs, stubApi } from '@brightfill/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'

const lent = { 'catalogue/MachineGrid': () => null }
const search = { id: 7, name: 'Kefir', address: '/products', frequency: 'daily', created_at: '2026-11-23T08:00:00Z' }

/** Answers that come when the test says so, oldest first. */
function answersLater() {
  const waiting: ((answer: object) => void)[] = []
  return {
    stub: () => new Promise((resolve) => waiting.push(resolve)),
    count: () => waiting.length,
    answer: (answer: object) => act(async () => waiting.shift()?.(answer)),
  }
}

describe('quick changes of e-mail settings', () => {
  it('the box is sent after the former call, and only in its last state [R-371]', async () => {
    const later = answersLater()
    const calls = stubApi({
      'GET /user/searches': { data: [] },
      'POST /user/get/wishlist': { data: [aMachineCard()] },
      'GET /user/saved-machine-mails': { mails: 1 },
      'POST /user/saved-machine-mails': later.stub,
    })
    await renderRoutes(routes, '/user/saved', { session: signedInAs(), lent })
    const box = await screen.findByRole('checkbox', { name: /^E-mail me when/ })
    const sent = () =>
      calls.filter(({ name }) => name === 'POST /user/saved-machine-mails').map(({ body }) => body.mails)
    for (const _ of [1, 2, 3, 4]) await userEvent.click(box)
    expect(box).toBeChecked()
    expect(sent()).toEqual(['0'])
    await later.answer({ mails: 0 })
    await waitFor(() => expect(sent()).toEqual(['0', '1']))
    await userEvent.click(box)
    expect(sent()).toEqual(['0', '1'])
    await later.answer({ mails: 1 })
    await waitFor(() => expect(sent()).toEqual(['0', '1', '0']))
    await later.answer(refusal(500))

    expect(await screen.findByText('We could not save this change. Try again.')).toBeVisible()
    expect(box).toBeChecked()
  })

  it('those of a search are sent one after another, also when the last one undoes the first [R-370]', async () => {
    const later = answersLater()
    let kept = search
    const calls = stubApi({
      'GET /user/searches': () => ({ data: [kept] }),
      'POST /user/get/wishlist': { data: [] },
      'POST /user/searches/:id': later.stub,
    })
    await renderRoutes(routes, '/user/saved', { session: signedInAs() })
    const sent = () => calls.filter(({ name }) => name === 'POST /user/searches/7').map(({ body }) => body)
    const mails = await screen.findByLabelText('E-mails about new matches')
    for (const choice of ['Weekly', 'Daily']) {
      await userEvent.selectOptions(mails, choice)
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    }
    await waitFor(() => expect(sent()).toEqual([{ frequency: 'weekly' }]))
    kept = { ...search, frequency: 'weekly' }
    await later.answer({ data: kept })
    await waitFor(() => expect(sent()).toEqual([{ frequency: 'weekly' }, { frequency: 'daily' }]))
    kept = search
    await later.answer({ data: kept })

    expect(await screen.findByText('Saved')).toBeVisible()
    await waitFor(() => expect(mails).toHaveDisplayValue('Daily'))
  })

  it('a failed call stops those behind it, and the next try sends them all [R-370]', async () => {
    const later = answersLater()
    const calls = stubApi({
      'GET /user/searches': { data: [search] },
      'POST /user/get/wishlist': { data: [] },
      'POST /user/searches/:id': later.stub,
    })
    await renderRoutes(routes, '/user/saved', { session: signedInAs() })
    const sent = () => calls.filter(({ name }) => name === 'POST /user/searches/7').map(({ body }) => body)
    await userEvent.type(await screen.findByLabelText('Name'), ' fillers')
    const save = screen.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await userEvent.selectOptions(screen.getByLabelText('E-mails about new matches'), 'Weekly')
    await userEvent.click(save)
    await waitFor(() => expect(later.count()).toBe(1))
    await later.answer(refusal(500))
    expect(await screen.findByText('We could not save this change. Try again.')).toBeVisible()
    expect(sent()).toEqual([{ name: 'Kefir fillers' }])

    await userEvent.click(save)
    await waitFor(() =>
      expect(sent()).toEqual([{ name: 'Kefir fillers' }, { name: 'Kefir fillers', frequency: 'weekly' }]),
    )
  })

  it('after the session has ended they ask for a new sign-in, not for another try', async () => {
    stubApi({
      'GET /user/searches': { data: [search] },
      'POST /user/get/wishlist': { data: [aMachineCard()] },
      'GET /user/saved-machine-mails': { mails: 1 },
      'POST /user/saved-machine-mails': refusal(401),
      'POST /user/searches/:id': refusal(401),
    })
    await renderRoutes(routes, '/user/saved', { session: signedInAs(), lent })
    const box = await screen.findByRole('checkbox', { name: /^E-mail me when/ })
    await userEvent.click(box)
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible()
    expect(box).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Stop e-mails' }))
    await waitFor(() => expect(screen.getAllByText(/^Your session has ended/)).toHaveLength(2))
    expect(screen.queryByText('We could not save this change. Try again.')).not.toBeInTheDocument()
  })
})
