import { forgetDraft } from '@brightfill/shared/draft'
import { fillIn, renderRoutes, type StubbedCall, type Stubs, standIns, stubApi } from '@brightfill/shared/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { routes } from '../../routes'
import { aSection, fieldsAnswer } from '../../testing/content'

beforeEach(() => forgetDraft('sell'))

export const lists = {
  'GET /products/manufacturers': [{ name: 'Brannock' }, { name: 'Tarnpak' }],
  'GET /products/models': ({ params }: StubbedCall) => [
    { name: `${params.manufacturer} 12` },
    { name: `${params.manufacturer} 24` },
  ],
  'GET /products/years': [{ year: 2022 }, { year: 2018 }],
}
export const received = { result: 1, reference: 'S-1', answer_by: '2026-11-23' }

export async function renderForm(answers: Stubs = {}, session?: Parameters<typeof renderRoutes>[2]) {
  const { see } = standIns()
  const calls = stubApi({
    'GET /fields': fieldsAnswer([aSection('sell-form')]),
    ...lists,
    'POST /submit-form': received,
    ...answers,
  })
  const view = await renderRoutes(routes, '/', session)
  await screen.findByRole('region', { name: 'Sell your machine' })
  await act(async () => see(true))
  await screen.findByRole('button', { name: 'Send request' })
  return { calls, ...view }
}

export const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
export const offered = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .slice(1)
    .map(({ textContent }) => textContent)
export const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }))
export const sent = (calls: StubbedCall[]) =>
  calls.filter(({ name }) => name === 'POST /submit-form').map(({ body }) => body)

export async function choose(name: string, option: string) {
  await within(select(name)).findByRole('option', { name: option })
  await userEvent.selectOptions(select(name), option)
}
export async function chooseMachine() {
  await choose('Manufacturer', 'Tarnpak')
  await choose('Model', 'Tarnpak 24')
  await choose('Year', '2018')
}
export async function fillAll() {
  await fillIn({ Name: 'Ada', 'Last name': 'Lovelace', 'E-mail': 'ada@engine.example', 'Phone number': '+93701234567' })
  await chooseMachine()
}
