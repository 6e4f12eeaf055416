import type { DraftMachine } from '@brightfill/shared/contract'
import { newPerson, Office } from './office'
import { onDatabases } from './site'
import { untilStatus } from './untilStatus'

onDatabases('a plan of a machine', (site) => {
  let editor: Office
  beforeAll(async () => {
    await newPerson(site(), 'editor@plans.example', ['editor'], 'Ines Carvalho')
    editor = await Office.open(site(), 'editor@plans.example')
  })

  const open = async (id: number) => (await editor.get(`/machines/${id}`)).body.data
  const onSite = (slug: string) => site().post('/get/product-post', { slug })
  const act = ({ id, version }: { id: number; version: number }, action: string, body: object) =>
    editor.post(`/machines/${id}/${action}`, { version, ...body })
  const created = async (item: Partial<DraftMachine>) => (await editor.post('/machines', { item })).body.data

  it('publishes and takes offline at its time, once [O-16]', async () => {
    const made = await created({ name: 'Planned', slug: 'planned-machine' })
    const past = { publish_at: new Date(Date.now() - 1000).toISOString() }
    expect((await act(made, 'plan', past)).body.errors).toEqual({ publish_at: ['This time has passed'] })
    const soon = (ms: number) => new Date(Date.now() + ms).toISOString()
    const crossed = { publish_at: soon(60_000), offline_at: soon(30_000) }
    const refused = await act(made, 'plan', crossed)
    expect(refused.body.errors).toEqual({ offline_at: ['Choose a time after publishing'] })
    const times = { publish_at: soon(1500), offline_at: soon(3_600_000) }
    const planned = (await act(made, 'plan', times)).body.data
    expect(planned).toMatchObject({ state: 'planned', ...times })
    expect((await editor.get('/machines?state=planned')).body.data).toMatchObject([
      { id: made.id, planned_at: times.publish_at },
    ])
    await untilStatus(() => onSite('planned-machine'), 200)
    expect(await open(made.id)).toMatchObject({ state: 'live', publish_at: null, offline_at: times.offline_at })
    await act(await open(made.id), 'plan', { offline_at: soon(1500) })
    await untilStatus(() => onSite('planned-machine'), 404)
    expect(await open(made.id)).toMatchObject({ state: 'offline', offline_at: null })
    expect((await editor.get(`/machines/${made.id}/versions`)).body.data).toHaveLength(1)
  })

  it('is given up when its draft can no longer be published, and the log says so [O-16]', async () => {
    const made = await created({ name: 'Planned in vain', slug: 'planned-in-vain' })
    const publish_at = new Date(Date.now() + 1500).toISOString()
    const planned = (await act(made, 'plan', { publish_at })).body.data
    await act(planned, 'draft', { item: { name: '' } })
    await untilStatus(async () => ({ status: (await open(made.id)).state === 'draft' ? 200 : 0 }), 200)
    expect((await onSite('planned-in-vain')).status).toBe(404)
    const admin = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
    const { data } = (await admin.get('/activity?kind=machine+plan+failed')).body
    expect(data).toMatchObject([{ thing: `machine ${made.id}`, program: 'Ines Carvalho' }])
  })
})
