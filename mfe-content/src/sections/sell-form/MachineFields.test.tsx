import type { SiteOptions } from '@brightfill/shared/contract'
import { refusal, type StubbedCall } from '@brightfill/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { choose, chooseMachine, lists, offered, renderForm, select, send } from './testSellForm'

describe('the machine of the sell form', () => {
  it('a manufacturer loads its models, a model its years [R-222, R-223, R-225]', async () => {
    const { calls } = await renderForm()
    await choose('Manufacturer', 'Tarnpak')
    await waitFor(() => expect(offered('Model')).toEqual(['Tarnpak 12', 'Tarnpak 24']))
    expect(offered('Year')).toEqual([])
    await choose('Model', 'Tarnpak 24')
    await waitFor(() => expect(offered('Year')).toEqual(['2022', '2018']))

    expect(
      calls.filter(({ name }) => name.startsWith('GET /products')).map(({ name, params }) => [name, params]),
    ).toEqual([
      ['GET /products/manufacturers', {}],
      ['GET /products/models', { manufacturer: 'Tarnpak' }],
      ['GET /products/years', { model: 'Tarnpak 24', manufacturer: 'Tarnpak' }],
    ])
  })

  it('another manufacturer clears the model, the year and the years [R-223, R-224]', async () => {
    await renderForm()
    await chooseMachine()
    await choose('Manufacturer', 'Brannock')

    await waitFor(() => expect(offered('Model')).toEqual(['Brannock 12', 'Brannock 24']))
    expect(select('Model')).toHaveValue('')
    expect(select('Year')).toHaveValue('')
    expect(offered('Year')).toEqual([])
  })

  it.each([
    ['a press', fireEvent.pointerDown],
    ['a key', fireEvent.keyDown],
  ])(
    'a list that fails stays empty and loads when it is opened again, by %s if it has the focus [R-229]',
    async (_, open) => {
      let fail = true
      const { calls, store } = await renderForm({
        'GET /products/manufacturers': () => (fail ? refusal(503) : lists['GET /products/manufacturers']),
      })
      const asked = () => calls.filter(({ name }) => name === 'GET /products/manufacturers').length
      act(() => select('Manufacturer').focus())
      await waitFor(() => expect(asked()).toBe(2))
      expect(offered('Manufacturer')).toEqual([])
      expect(store.getState().toasts).toEqual([])
      fail = false
      await act(async () => void open(select('Manufacturer')))

      await waitFor(() => expect(offered('Manufacturer')).toEqual(['Brannock', 'Tarnpak']))
    },
  )

  it.each([
    ['Manufacturer', 'GET /products/manufacturers', async () => {}],
    ['Model', 'GET /products/models', () => choose('Manufacturer', 'Tarnpak')],
  ])('says at %s that its list did not arrive, and loads it again [R-229]', async (name, call, before) => {
    let fail = true
    const answer = lists[call as 'GET /products/models']
    await renderForm({
      [call]: (asked: StubbedCall) => (fail ? refusal(503) : typeof answer === 'function' ? answer(asked) : answer),
    })
    await before()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(select(name)).toHaveAccessibleDescription(/We could not load this list/)
    fail = false
    await userEvent.click(retry)

    await waitFor(() => expect(offered(name)).toHaveLength(2))
    expect(select(name)).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('says how else to offer a machine that is not in the lists', async () => {
    const { store } = await renderForm()
    const company = { Telephone: '+44 1632 960180', 'E-mail': 'sales@company.example' }
    const site = { Company: company, 'Share image': {} } // the part that this page reads
    act(() => store.setState({ options: { 'Meta site': site } as unknown as SiteOptions }))

    expect(await screen.findByText(/Not listed\? Call/)).toBeVisible()
    expect(screen.getByRole('link', { name: '+44 1632 960180' })).toHaveAttribute('href', 'tel:+441632960180')
    expect(screen.getByRole('link', { name: 'sales@company.example' })).toHaveAttribute(
      'href',
      'mailto:sales@company.example',
    )
  })

  it('late models of an earlier manufacturer never show [R-230]', async () => {
    let late = (_: unknown) => {}
    await renderForm({
      'GET /products/models': ({ params }: StubbedCall) =>
        params.manufacturer === 'Brannock'
          ? new Promise((resolve) => {
              late = resolve
            })
          : [{ name: 'Right' }],
    })
    await choose('Manufacturer', 'Brannock')
    await choose('Manufacturer', 'Tarnpak')
    await waitFor(() => expect(offered('Model')).toEqual(['Right']))
    await act(async () => late([{ name: 'Wrong' }]))

    expect(offered('Model')).toEqual(['Right'])
  })

  it('after a refused attempt, a choice that was missing is no longer wrong [R-050]', async () => {
    await renderForm()
    await send()
    await screen.findByRole('group', { name: /7 fields/ })
    await choose('Manufacturer', 'Tarnpak')

    await waitFor(() => expect(select('Manufacturer')).toBeValid())
    expect(select('Model')).toBeInvalid()
    await choose('Model', 'Tarnpak 24')
    await waitFor(() => expect(select('Model')).toBeValid())
  })
})
